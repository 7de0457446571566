'use strict'
// Asks weiqi the Tromp-Taylor vectors; README.md says how.

const Weiqi = require('weiqi').default
const library = require('weiqi/package.json')
const {Skip, gameKinds, serve} = require('../json-lines.js')

const REASONS = {
  'Game is already over': 'game-over',
  'Intersection out of bounds': 'off-grid',
  'Intersection occupied by existing stone': 'occupied',
  'New group has zero liberies (suicide)': 'suicide',
  'Violation of Ko': 'repeats'
}

// The package exports no function for this, but a board is a map of the stones.
const {toArray} = require('weiqi/dist/lib/board')

function start(size) {
  let game = Weiqi.createGame(size)
  const next = turn => {
    try {
      return {game: turn()}
    } catch (error) {
      if (REASONS[error.message]) return {reason: REASONS[error.message]}
      throw error
    }
  }
  const take = turn => {
    const {game: after, reason} = next(turn)
    game = after || game
    return reason || ''
  }
  return {
    play: (x, y) => take(() => Weiqi.play(game, game.get('currentPlayer'), [y, x])),
    pass: () => take(() => Weiqi.pass(game, game.get('currentPlayer'))),
    legal: (x, y) => !next(() => Weiqi.play(game, game.get('currentPlayer'), [y, x])).reason,
    over: () => Weiqi.isOver(game),
    rows: () =>
      toArray(game.get('board')).map(row => row.map(c => ({x: 'X', o: 'O'})[c] || '.').join(''))
  }
}

const kinds = {
  ...gameKinds(start),
  score() {
    throw new Skip('the library takes no grid, and tells the margin of the scores only')
  }
}

serve({
  implementation: {
    name: 'weiqi',
    version: library.version,
    language: 'JavaScript',
    homepage: 'https://github.com/cjlarose/weiqi.js'
  },
  // Boards are square.
  capabilities: ['size<5', 'size>19', 'full-history'],
  kinds
})
