'use strict'
// Asks tenuki the Tromp-Taylor vectors; README.md says how.

const {Game} = require('tenuki')
const library = require('tenuki/package.json')
const {gameKinds, serve} = require('../json-lines.js')

function start(size) {
  const game = new Game({boardSize: size, koRule: 'positional-superko', scoring: 'area', komi: 0})
  const inside = (x, y) => x >= 0 && x < size && y >= 0 && y < size
  return {
    play(x, y) {
      // The library fails on points that are not there.
      if (!inside(x, y)) return game.isOver() ? 'game-over' : 'off-grid'
      return game.playAt(y, x) ? '' : 'illegal'
    },
    pass: () => (game.pass() ? '' : 'illegal'),
    legal: (x, y) => !game.isIllegalAt(y, x),
    over: () => game.isOver(),
    score: () => game.score(),
    rows: () =>
      [...Array(size).keys()].map(y =>
        [...Array(size).keys()]
          .map(x => ({empty: '.', black: 'X', white: 'O'})[game.intersectionAt(y, x).value])
          .join('')
      )
  }
}

serve({
  implementation: {
    name: 'tenuki',
    version: library.version,
    language: 'JavaScript',
    homepage: 'https://github.com/aprescott/tenuki'
  },
  // A grid is set up by playing; boards are square, up to 19.
  capabilities: ['size<5', 'setup', 'full-history'],
  kinds: gameKinds(start)
})
