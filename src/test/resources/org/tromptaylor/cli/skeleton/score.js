  const counts = {}
  for (const [own, other, stone] of [['black', 'white', 'X'], ['white', 'black', 'O']]) {
    counts[own] = 0
    grid.forEach((row, y) =>
      [...row].forEach((colour, x) => {
        const asked = to => reaches({width, height, grid, point: {x, y}, colour: to})
        const only = colour === '.' && asked(own) && !asked(other)
        if (only || colour === stone) counts[own]++
      })
    )
  }
  return counts
