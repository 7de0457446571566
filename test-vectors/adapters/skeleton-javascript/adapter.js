'use strict'
// Asks your Go program the Tromp-Taylor vectors. Copy this file and fill in the nine functions.
//
//   tt conform --smoke --json 'node adapter.js'   are the messages well formed?
//   tt conform --json 'node adapter.js'           are the answers right?
//
// A grid is an array of strings, the top row first: '.' empty, 'X' black, 'O' white. A point is
// {x, y}, the column and the row, both counted from 0 at the top left; it may lie outside the grid. A
// colour is 'black', 'white' or 'empty'. A turn is a point, or PASS. Black takes the first turn.
//
// A function that your program has no answer for throws new Skip('why').

const NAME = 'my Go program'
const VERSION = '0.1'
const LANGUAGE = 'JavaScript'

// Delete what your program can't do; those vectors are not asked then.
const CAPABILITIES = [
  'rectangular', // width and height that differ
  'size<5', // a side below 5
  'size>19', // a side above 19
  'setup', // a grid that is given, and not reached by playing
  'breathless', // a move on a given grid that has a string without a liberty
  'full-history', // repetitions of any length
  'dispute' // the procedures for dead stones
]

const PASS = null

// Your program can't be asked this; the message says why.
class Skip extends Error {}

// The nine questions. ----------------------------------------------------------------------------

// Does the point reach the colour (TT-3)? Return true or false.
function reaches({width, height, grid, point, colour}) {
  throw new Skip('reaches is not filled in yet')
}

// What is left when the colour is cleared (TT-4)? Return a grid.
function clear({width, height, grid, colour}) {
  throw new Skip('clear is not filled in yet')
}

// What does one move leave (TT-7), history left aside? Return a grid, or the reason why it is refused:
// 'occupied', 'off-grid', or 'illegal' if your program does not tell.
function move({width, height, grid, colour, point}) {
  throw new Skip('move is not filled in yet')
}

// A game from the empty grid. A refused turn changes nothing, and the same player tries the next one.
// Return the refused turns and the grid in the end:
//
//   {refused: [{turn: 9, reason: 'repeats'}], grid: ['..X', 'O..', '...']}
//
// Turns are counted from 1. The reasons are 'game-over', 'off-grid', 'occupied', 'repeats', or
// 'illegal' if your program does not tell.
function play({width, height, turns}) {
  throw new Skip('play is not filled in yet')
}

// After these turns, all legal: where may the player whose turn it is move? Return an array of points.
function legalMoves({width, height, turns}) {
  throw new Skip('legalMoves is not filled in yet')
}

// The scores of both players (TT-9). Return {black, white}.
function score({width, height, grid}) {
  throw new Skip('score is not filled in yet')
}

// After these turns, all legal: is the game over (TT-8, TT-10)? Return null if it is not, else the
// scores and the winner: {black, white, winner: 'black'}, or 'white', or 'tie'.
function game({width, height, turns}) {
  throw new Skip('game is not filled in yet')
}

// How many sequences of legal turns have exactly 0, 1, ..., depth turns, and how many of them end the
// game? Return {sequences, finished}, two arrays of depth + 1 numbers.
function perft({width, height, depth}) {
  throw new Skip('perft is not filled in yet')
}

// A game with what follows it by one of the procedures for dead stones (spec/disputes.md): 'none',
// 'agreement', 'third-party', 'resumption', 'copy' or 'cleanup'. A step is a turn, or a list of dead
// stones where one is waited for: {by, dead}, by 'black', 'white' or 'third-party', dead an array of
// points, or null if there is no list. Return the refused turns as play does, counted in the steps;
// what is waited for next; the grid; and, if that is 'nothing', the points that were removed:
//
//   {refused: [], next: 'nothing', grid: ['..X', '...', '...'], removed: [{x: 2, y: 2}]}
//
// Else 'black-turn', 'white-turn', 'lists', 'black-list', 'white-list' or 'third-party' is waited for.
// The scores of the grid in the end are asked of score.
function dispute({width, height, procedure, steps}) {
  throw new Skip('dispute is not filled in yet')
}

// The protocol; nothing to fill in below. --------------------------------------------------------

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

const parse = (height, vertex) => ({
  x: COLUMNS.indexOf(vertex[0]),
  y: height - Number(vertex.slice(1))
})

const parseTurn = (height, turn) => (turn === 'pass' ? PASS : parse(height, turn))

const parseStep = (height, step) =>
  typeof step === 'string'
    ? parseTurn(height, step)
    : {by: step.by, dead: step.dead ? step.dead.map(point => parse(height, point)) : null}

const write = (height, points) => points.map(({x, y}) => COLUMNS[x] + (height - y))

// Each kind's function, and how its answer is written.
const KINDS = {
  reaches: question => ({reaches: reaches(question)}),
  clear: question => ({grid: clear(question)}),
  move: question => {
    const answer = move(question)
    return typeof answer === 'string' ? {reason: answer} : {grid: answer}
  },
  play: question => play(question),
  'legal-moves': question => ({moves: write(question.height, legalMoves(question))}),
  score: question => score(question),
  game: question => {
    const end = game(question)
    return end === null ? {over: false} : {over: true, ...end}
  },
  perft: question => perft(question),
  dispute: question => {
    const {removed, ...answer} = dispute(question)
    if (answer.next !== 'nothing') return answer
    const {black, white} = score({...question, grid: answer.grid})
    const winner = black > white ? 'black' : white > black ? 'white' : 'tie'
    return {...answer, removed: write(question.height, removed), black, white, winner}
  }
}

function run({seq, vector}) {
  try {
    if (!KINDS[vector.kind]) throw new Skip('unknown kind ' + vector.kind)
    const question = {...vector}
    if (vector.point) question.point = parse(vector.height, vector.point)
    if (vector.turns) question.turns = vector.turns.map(t => parseTurn(vector.height, t))
    if (vector.steps) question.steps = vector.steps.map(s => parseStep(vector.height, s))
    return {seq, result: KINDS[vector.kind](question)}
  } catch (error) {
    return error instanceof Skip ? {seq, skipped: error.message} : {seq, error: String(error)}
  }
}

// Answers alone may stand on standard output: what else is logged goes to standard error.
console.log = console.info = console.error

const lines = require('readline').createInterface({input: process.stdin})
lines.on('line', line => {
  const message = JSON.parse(line)
  if (message.cmd === 'stop') process.exit(0)
  const reply =
    message.cmd === 'start'
      ? {
          protocol: 1,
          implementation: {name: NAME, version: VERSION, language: LANGUAGE},
          capabilities: CAPABILITIES
        }
      : run(message)
  process.stdout.write(JSON.stringify(reply) + '\n')
})
