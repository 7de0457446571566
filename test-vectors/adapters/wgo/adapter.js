'use strict'
// Asks wgo the Tromp-Taylor vectors; README.md says how.

// The package holds a board for the browser too, which wants a window when it is loaded.
globalThis.window = globalThis

const {Game, Position, Repeating} = require('wgo')
const library = require('wgo/package.json')
const {Skip, gameKinds, parse, serve} = require('../json-lines.js')

const RULES = {repeating: Repeating.ALL, allowRewrite: false, allowSuicide: true, komi: 0}
const COLOURS = {black: 1, white: -1}
const STONES = {'.': 0, X: 1, O: -1}

const rowsOf = (size, position) =>
  [...Array(size).keys()].map(y =>
    [...Array(size).keys()].map(x => ({0: '.', 1: 'X', '-1': 'O'})[position.get(x, y)]).join('')
  )

function start(size) {
  const game = new Game(size, RULES)
  return {
    play: (x, y) => (game.play(x, y) ? '' : 'illegal'),
    pass() {
      game.pass()
      return ''
    },
    legal: (x, y) => game.isValid(x, y),
    over: () => undefined,
    rows: () => rowsOf(size, game.position)
  }
}

function positionOf({width, grid}) {
  const position = new Position(width)
  grid.forEach((row, y) => [...row].forEach((c, x) => position.set(x, y, STONES[c])))
  return position
}

const {play, 'legal-moves': legalMoves} = gameKinds(start)

serve({
  implementation: {
    name: 'wgo',
    version: library.version,
    language: 'JavaScript',
    homepage: 'https://waltheri.github.io/wgo.js'
  },
  capabilities: ['size<5', 'size>19', 'setup', 'full-history'],
  kinds: {
    play,
    'legal-moves': legalMoves,

    move(vector) {
      const position = positionOf(vector)
      const [x, y] = parse(vector.height, vector.point)
      return position.applyMove(x, y, COLOURS[vector.colour], true, false)
        ? {grid: rowsOf(vector.width, position)}
        : {reason: 'illegal'}
    },

    reaches(vector) {
      const position = positionOf(vector)
      const [x, y] = parse(vector.height, vector.point)
      if (position.get(x, y) === 0 || vector.colour !== 'empty') {
        throw new Skip('the library only tells whether a stone reaches empty (hasLiberties)')
      }
      return {reaches: position.hasLiberties(x, y)}
    }
  }
})
