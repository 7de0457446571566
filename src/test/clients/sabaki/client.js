// Leads an engine as Sabaki does, and fails if it answers otherwise than the rules say:
//   node client.js COMMAND [ARGUMENT...]
const assert = require('node:assert/strict')
const { Controller, ControllerStateTracker } = require('@sabaki/gtp')

const [path, ...args] = process.argv.slice(2)
const controller = new Controller(path, args)
const tracker = new ControllerStateTracker(controller)
controller.on('stderr', ({ content }) => console.error(content))

const opponent = (player) => (player === 'B' ? 'W' : 'B')
const play = (player, vertex) => ({ name: 'play', args: [player, vertex] })

async function answer(name, ...words) {
  const response = await tracker.queueCommand({ name, args: words })
  assert.equal(response.error, false, `${name} ${words.join(' ')}: ${response.content}`)
  return response.content
}

async function refused(name, ...words) {
  const response = await tracker.queueCommand({ name, args: words })
  assert.equal(response.error, true, `${name} ${words.join(' ')} was taken`)
  return response.content
}

const rows = async () => (await answer('gogui-rules_board')).replace(/ /g, '').split('\n')

/** Sabaki sends what differs from the last state: undoes, or begins again. */
async function stateIsFollowed() {
  const ko = ['B1', 'A2', 'C2', 'B2', 'D1', 'D4', 'A1', 'C1']
  const history = ko.map((vertex, i) => play('BW'[i % 2], vertex))
  await tracker.sync({ komi: 6.5, boardsize: [4, 4], history })
  assert.deepEqual(await rows(), ['...O', '....', 'OOX.', '..OX'])
  assert.equal(await refused('play', 'B', 'B1'), 'illegal move')
  assert.match(await answer('tromp_taylor-explain'), /repeats \(TT-6\)/)

  await tracker.sync({ history: history.slice(0, 6) })
  assert.deepEqual(await rows(), ['...O', '....', 'OOX.', '.X.X'])
  await tracker.sync({ history: [...history.slice(0, 6), play('B', 'A1'), play('W', 'C1')] })
  assert.deepEqual(await rows(), ['...O', '....', 'OOX.', '..OX'])
  await tracker.sync({ boardsize: [5, 3], history: [play('B', 'C2')] })
  assert.deepEqual(await rows(), ['.....', '..X..', '.....'])
  assert.equal(await answer('final_score'), 'B+8.5')
}

async function handicapIsPlaced() {
  const stones = { name: 'set_free_handicap', args: ['D4', 'Q16'] }
  await tracker.sync({ komi: 0.5, boardsize: [19, 19], history: [stones, play('W', 'D16')] })
  await tracker.sync({ history: [stones, play('W', 'Q4')] })
  assert.equal(await answer('list_stones', 'white'), 'Q4')
  assert.equal(await answer('gogui-rules_side_to_move'), 'black')
}

/** The engine against itself, until two passes. */
async function wholeGameEnds() {
  await tracker.sync({ komi: 7, boardsize: [9, 9], history: [] })
  let passes = 0
  for (let player = 'B'; passes < 2; player = opponent(player)) {
    const turn = await answer('genmove', player)
    passes = turn === 'pass' ? passes + 1 : 0
    assert.ok(tracker.state.history.length < 2000, 'no end')
  }
  assert.equal(await answer('gogui-rules_legal_moves'), '')
  assert.match(await answer('final_score'), /^([BW]\+\d+|0)$/)
  assert.equal(await answer('final_status_list', 'dead'), '')
  await refused('genmove', 'B')
  // The whole game can be led through again.
  const history = [...tracker.state.history]
  const end = await rows()
  await tracker.sync({ boardsize: [9, 9], history: [] })
  await tracker.sync({ history })
  assert.deepEqual(await rows(), end)
  return history.length
}

async function main() {
  assert.equal(await answer('name'), 'Tromp-Taylor')
  assert.equal(await refused('what'), 'unknown command')
  assert.ok(await tracker.knowsCommand('undo'))
  await stateIsFollowed()
  await handicapIsPlaced()
  const turns = await wholeGameEnds()
  const code = new Promise((resolve) => controller.process.once('exit', resolve))
  await controller.stop()
  assert.equal(await code, 0, 'exit code')
  console.log(`Sabaki's client agrees; a game of ${turns} turns`)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
