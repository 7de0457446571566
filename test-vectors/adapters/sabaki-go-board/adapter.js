'use strict'
// Asks @sabaki/go-board the Tromp-Taylor vectors: one JSON object a line in, one a line out.
// The protocol is described in ../../README.md.

const readline = require('readline')
const Board = require('@sabaki/go-board')
const library = require('@sabaki/go-board/package.json')

const SIGN = {black: 1, white: -1, empty: 0}
const GLYPH = {1: 'X', '-1': 'O', 0: '.'}

// What the rules ask of a turn, in the library's options: only an empty point may be coloured
// (TT-7.b), suicide is a move like any other (TT-7.a), and the ko that the library knows of is kept.
const OPTIONS = {preventOverwrite: true, preventSuicide: false, preventKo: true}

class Skip extends Error {}

const boardOf = ({grid}) =>
  new Board(grid.map(row => [...row].map(c => (c === 'X' ? 1 : c === 'O' ? -1 : 0))))

const rowsOf = board => board.signMap.map(row => row.map(sign => GLYPH[sign]).join(''))

// The library's answer to a turn: the new board, or the reason why it refuses.
function attempt(board, sign, vertex) {
  if (!board.has(vertex)) return {reason: 'off-grid'}
  try {
    return {board: board.makeMove(sign, vertex, OPTIONS)}
  } catch (error) {
    if (error.message === 'Overwrite prevented') return {reason: 'occupied'}
    if (error.message === 'Ko prevented') return {reason: 'repeats'}
    throw error
  }
}

// Plays the turns, Black first. The library holds a board, not a game: whose turn it is follows
// from the number of turns taken, and it has no notion of the game's end.
function replay({width, height, turns}) {
  let board = Board.fromDimensions(width, height)
  let sign = 1
  let passes = 0
  const refused = []
  turns.forEach((turn, i) => {
    if (passes === 2) throw new Skip('the library leaves the end of the game to its caller')
    if (turn === 'pass') {
      passes++
      sign = -sign
      return
    }
    const {board: next, reason} = attempt(board, sign, board.parseVertex(turn))
    if (reason) {
      refused.push({turn: i + 1, reason})
      return
    }
    board = next
    passes = 0
    sign = -sign
  })
  return {board, sign, passes, refused}
}

const KINDS = {
  reaches(vector) {
    const board = boardOf(vector)
    const vertex = board.parseVertex(vector.point)
    const own = board.get(vertex)
    if (own === 0 || vector.colour !== 'empty') {
      throw new Skip('the library only tells whether a stone reaches empty (hasLiberties)')
    }
    return {reaches: board.hasLiberties(vertex)}
  },

  clear() {
    throw new Skip('the library clears only as a part of a move')
  },

  move(vector) {
    const board = boardOf(vector)
    const {board: next, reason} = attempt(board, SIGN[vector.colour], board.parseVertex(vector.point))
    return reason ? {reason} : {grid: rowsOf(next)}
  },

  play(vector) {
    const {board, refused} = replay(vector)
    return {refused, grid: rowsOf(board)}
  },

  'legal-moves'(vector) {
    const {board, sign, passes} = replay(vector)
    if (passes === 2) throw new Skip('the library leaves the end of the game to its caller')
    const moves = []
    board.signMap.forEach((row, y) =>
      row.forEach((_, x) => {
        if (attempt(board, sign, [x, y]).board) moves.push(board.stringifyVertex([x, y]))
      })
    )
    return {moves}
  },

  score() {
    throw new Skip('the library does not score')
  },

  game() {
    throw new Skip('the library leaves the end of the game and its score to its caller')
  },

  perft() {
    throw new Skip('the library keeps no history of colourings to count games with')
  }
}

function answer(message) {
  if (message.cmd === 'start') {
    return {
      protocol: 1,
      implementation: {
        name: '@sabaki/go-board',
        version: library.version,
        language: 'JavaScript',
        homepage: 'https://github.com/SabakiHQ/go-board'
      },
      // No full-history: the library remembers the last ko, and leaves superko to its caller.
      // Nor breathless: it looks at the strings next to a move, as all others have a liberty.
      capabilities: ['rectangular', 'size<5', 'size>19', 'setup']
    }
  }
  const {seq, vector} = message
  try {
    const kind = KINDS[vector.kind]
    if (!kind) throw new Skip(`unknown kind ${vector.kind}`)
    return {seq, result: kind(vector)}
  } catch (error) {
    return error instanceof Skip ? {seq, skipped: error.message} : {seq, error: error.message}
  }
}

readline.createInterface({input: process.stdin}).on('line', line => {
  const message = JSON.parse(line)
  if (message.cmd === 'stop') process.exit(0)
  process.stdout.write(JSON.stringify(answer(message)) + '\n')
})
