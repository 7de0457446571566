'use strict'
// Asks goban's GobanEngine the Tromp-Taylor vectors; README.md says how.

// The package draws boards in a browser too, and looks for one when it is loaded. This stands for all
// of it; the engine needs none.
const anything = new Proxy(function () {}, {
  get: (target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
  set: () => true
})
Object.assign(globalThis, {
  self: globalThis,
  window: globalThis,
  document: anything,
  addEventListener() {},
  HTMLElement: class {},
  CSSStyleSheet: undefined
})
// Its messages to developers; standard output is for answers.
console.log = console.info = console.warn = console.error

const {GobanEngine} = require('goban')
const library = require('goban/package.json')
const {gameKinds, serve} = require('../json-lines.js')

const REASONS = {
  stone_already_placed_here: 'occupied',
  illegal_ko_move: 'repeats',
  illegal_board_repetition: 'repeats',
  move_is_suicidal: 'suicide'
}

const RULES = {
  rules: 'nz',
  komi: 0,
  allow_ko: false,
  allow_superko: false,
  superko_algorithm: 'psk',
  allow_self_capture: true
}

function start(width, height) {
  const engine = () => new GobanEngine({width, height, ...RULES})
  const game = engine()
  const taken = []
  const inside = (x, y) => x >= 0 && x < width && y >= 0 && y < height
  const take = (x, y, to = game) => {
    try {
      to.place(x, y, true, true)
      if (to === game) taken.push([x, y])
      return ''
    } catch (error) {
      if (REASONS[error.message_id]) return REASONS[error.message_id]
      throw error
    }
  }
  return {
    // The library takes no point that is not there, and a negative one for a pass.
    play: (x, y) => (inside(x, y) ? take(x, y) : 'off-grid'),
    pass: () => take(-1, -1),
    // There is no function that asks only: another engine plays the game up to here, and tries.
    legal(x, y) {
      const other = engine()
      taken.forEach(([i, j]) => other.place(i, j, true, true))
      return !take(x, y, other)
    },
    over: () => undefined,
    rows: () => game.board.map(row => row.map(c => '.XO'[c]).join(''))
  }
}

const {play, 'legal-moves': legalMoves} = gameKinds(start)

serve({
  implementation: {
    name: 'goban',
    version: library.version,
    language: 'JavaScript',
    homepage: 'https://github.com/online-go/goban'
  },
  capabilities: ['rectangular', 'size<5', 'size>19', 'full-history'],
  kinds: {play, 'legal-moves': legalMoves}
})
