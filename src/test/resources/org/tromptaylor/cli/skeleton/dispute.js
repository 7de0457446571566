  const rows = Array.from({length: height}, () => Array(width).fill('.'))
  const refused = []
  const lists = {}
  let removed = []
  let passes = 0
  let turns = 0
  steps.forEach((step, i) => {
    if (step !== PASS && step.by) {
      const inside = (step.dead || []).filter(({x, y}) => x < width && y >= 0)
      const named = inside.filter(({x, y}) => rows[y][x] !== '.').map(({x, y}) => y * width + x)
      lists[step.by] = [...new Set(named)].sort()
    } else if (passes === 2) {
      refused.push({turn: i + 1, reason: 'game-over'})
    } else {
      passes = step === PASS ? passes + 1 : 0
      if (step !== PASS) rows[step.y][step.x] = 'XO'[turns % 2]
      turns++
    }
  })
  let next = 'nothing'
  const {black, white} = lists
  if (passes < 2) next = ['black', 'white'][turns % 2] + '-turn'
  else if (procedure === 'agreement' && !(black && white)) {
    next = black ? 'white-list' : white ? 'black-list' : 'lists'
  } else if (black && String(black) === String(white)) {
    removed = black.map(point => ({x: point % width, y: Math.floor(point / width)}))
  }
  removed.forEach(({x, y}) => (rows[y][x] = '.'))
  return {refused, next, grid: rows.map(row => row.join('')), removed}
