'use strict'
// What the adapters in JavaScript share: the JSON-lines protocol (../README.md), and the questions put
// to a library that plays a game. A newcomer starts from skeleton-javascript/ instead.

const readline = require('readline')

// Thrown where a library can't be asked; its message is the reason.
class Skip extends Error {}

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

// The column from the left and the row from the top, both from 0; maybe off the grid.
const parse = (height, vertex) => [COLUMNS.indexOf(vertex[0]), height - Number(vertex.slice(1))]
const stringify = (height, x, y) => COLUMNS[x] + (height - y)

// Plays turns, Black first. A game has these methods:
//   play(x, y)  makes a move of the player whose turn it is; answers '' or why it is refused
//   pass()      the same for a pass
//   over()      whether the game is over; undefined if the library leaves that to its caller
//   rows()      the grid as rows of . X O, the top one first
function take(game, height, turn, passes) {
  if (passes === 2 && game.over() === undefined) {
    throw new Skip('the library leaves the end of the game to its caller')
  }
  return turn === 'pass' ? game.pass() : game.play(...parse(height, turn))
}

function replay(start, {width, height, turns}) {
  const game = start(width, height)
  const refused = []
  let passes = 0
  turns.forEach((turn, i) => {
    const reason = take(game, height, turn, passes)
    if (reason) refused.push({turn: i + 1, reason})
    else passes = turn === 'pass' ? passes + 1 : 0
  })
  return {game, refused, passes}
}

// Reaches a grid by playing its stones, Black and White in turn, with passes where one has none left.
function setUp(start, {width, height, grid}) {
  const game = start(width, height)
  const stones = {X: [], O: []}
  grid.forEach((row, y) => [...row].forEach((c, x) => c !== '.' && stones[c].push([x, y])))
  let player = 'X'
  while (stones.X.length + stones.O.length > 0) {
    const stone = stones[player].shift()
    if (stone ? game.play(...stone) : game.pass()) break
    player = player === 'X' ? 'O' : 'X'
  }
  if (game.rows().join() !== grid.join()) throw new Skip('the grid could not be reached by playing')
  return game
}

// The questions to a library that plays a game: start(width, height) begins one. A game may also have
//   legal(x, y)  whether the player whose turn it is may move there
//   score()      {black, white}
function gameKinds(start) {
  return {
    play(vector) {
      const {game, refused} = replay(start, vector)
      return {refused, grid: game.rows()}
    },

    'legal-moves'(vector) {
      const {game, passes} = replay(start, vector)
      if (passes === 2 && game.over() === undefined) {
        throw new Skip('the library leaves the end of the game to its caller')
      }
      const moves = []
      for (let y = 0; y < vector.height; y++) {
        for (let x = 0; x < vector.width; x++) {
          if (game.legal(x, y)) moves.push(stringify(vector.height, x, y))
        }
      }
      return {moves}
    },

    game(vector) {
      const {game} = replay(start, vector)
      if (game.over() === undefined) {
        throw new Skip('the library leaves the end of the game to its caller')
      }
      if (!game.over()) return {over: false}
      if (!game.score) throw new Skip('the library does not score')
      const {black, white} = game.score()
      return {over: true, black, white, winner: black > white ? 'black' : black < white ? 'white' : 'tie'}
    },

    score(vector) {
      const game = setUp(start, vector)
      if (!game.score) throw new Skip('the library does not score')
      while (game.over() === false) game.pass()
      return game.score()
    }
  }
}

// Answers the runner. A kind without a function in kinds is skipped.
function serve({implementation, capabilities, kinds}) {
  const run = ({seq, vector}) => {
    try {
      const kind = kinds[vector.kind]
      if (!kind) throw new Skip(`the library has no function for '${vector.kind}'`)
      return {seq, result: kind(vector)}
    } catch (error) {
      return error instanceof Skip ? {seq, skipped: error.message} : {seq, error: String(error)}
    }
  }
  readline.createInterface({input: process.stdin}).on('line', line => {
    const message = JSON.parse(line)
    if (message.cmd === 'stop') process.exit(0)
    const answer = message.cmd === 'start' ? {protocol: 1, implementation, capabilities} : run(message)
    process.stdout.write(JSON.stringify(answer) + '\n')
  })
}

module.exports = {Skip, gameKinds, parse, serve, setUp}
