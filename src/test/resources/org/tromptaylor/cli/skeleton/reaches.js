  const own = grid[point.y][point.x]
  const wanted = {black: 'X', white: 'O', empty: '.'}[colour]
  if (own === wanted) return false
  const seen = new Set([point.y * width + point.x])
  for (const at of seen) {
    const x = at % width
    const y = (at - x) / width
    for (const [i, j] of [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]) {
      if (i < 0 || i >= width || j < 0 || j >= height) continue
      if (grid[j][i] === wanted) return true
      if (grid[j][i] === own) seen.add(j * width + i)
    }
  }
  return false
