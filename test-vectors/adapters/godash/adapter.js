'use strict'
// Asks godash the Tromp-Taylor vectors; README.md says how.

const {Board, Coordinate, Move, addMove, followupKo, isLegalMove, libertyCount} = require('godash')
const library = require('godash/package.json')
const {Skip, gameKinds, parse, serve} = require('../json-lines.js')

const GLYPHS = {black: 'X', white: 'O'}

const rowsOf = board => board.toMap(GLYPHS).map(row => row.map(c => c || '.').join(''))

function boardOf({width, grid}) {
  const moves = []
  grid.forEach((row, y) =>
    [...row].forEach((c, x) => {
      if (c !== '.') moves.push(Move(Coordinate(x, y), c === 'X' ? 'black' : 'white'))
    })
  )
  return Board(width, ...moves)
}

// The library's answer to a move: the new board, or why it refuses. A ko is the caller's to remember.
function attempt(board, x, y, colour, ko) {
  const point = Coordinate(x, y)
  const move = Move(point, colour)
  if (ko && ko.equals(point)) return {reason: 'repeats'}
  // isLegalMove looks at liberties only, and says yes or no; addMove throws where a stone is.
  try {
    if (!isLegalMove(board, move) && !board.moves.has(point)) return {reason: 'illegal'}
    return {board: addMove(board, move)}
  } catch (error) {
    return {reason: 'illegal'}
  }
}

function start(size) {
  let board = Board(size)
  let ko = null
  let colour = 'black'
  return {
    play(x, y) {
      if (x >= size || y < 0) return 'off-grid'
      const next = attempt(board, x, y, colour, ko)
      if (next.reason) return next.reason
      ko = followupKo(board, Move(Coordinate(x, y), colour))
      board = next.board
      colour = colour === 'black' ? 'white' : 'black'
      return ''
    },
    pass() {
      ko = null
      colour = colour === 'black' ? 'white' : 'black'
      return ''
    },
    legal: (x, y) => !attempt(board, x, y, colour, ko).reason,
    over: () => undefined,
    rows: () => rowsOf(board)
  }
}

const {play, 'legal-moves': legalMoves} = gameKinds(start)

// It looks at every stone again for every turn: such games take it minutes.
const MOST = 160000

serve({
  implementation: {
    name: 'godash',
    version: library.version,
    language: 'JavaScript',
    homepage: 'https://github.com/duckpunch/godash'
  },
  capabilities: ['size<5', 'size>19', 'setup'],
  kinds: {
    play(vector) {
      if (vector.turns.length * vector.width * vector.height > MOST) {
        throw new Skip('too slow for a game of so many turns on a grid of so many points')
      }
      return play(vector)
    },

    'legal-moves': legalMoves,

    move(vector) {
      const [x, y] = parse(vector.height, vector.point)
      if (x >= vector.width || y < 0) return {reason: 'off-grid'}
      const {board, reason} = attempt(boardOf(vector), x, y, vector.colour, null)
      return reason ? {reason} : {grid: rowsOf(board)}
    },

    reaches(vector) {
      const board = boardOf(vector)
      const point = Coordinate(...parse(vector.height, vector.point))
      if (!board.moves.has(point) || vector.colour !== 'empty') {
        throw new Skip('the library only tells how many liberties a stone has (libertyCount)')
      }
      return {reaches: libertyCount(board, point) > 0}
    }
  }
})
