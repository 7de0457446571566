'use strict'
// Writes a network of Leela Zero's text format, version 1, that knows nothing: one block, one filter,
// all weights zero. A line for each array of numbers.

const FILTERS = 1
const line = (count, value) => console.log(Array(count).fill(value).join(' '))

// A convolution: weights, biases, and the means and variances of its normalisation.
function convolution(inputs, outputs, size) {
  line(inputs * outputs * size * size, 0)
  line(outputs, 0)
  line(outputs, 0)
  line(outputs, 1)
}

function layer(inputs, outputs) {
  line(inputs * outputs, 0)
  line(outputs, 0)
}

line(1, 1) // the version
convolution(18, FILTERS, 3) // 8 past colourings of each colour, and whose turn it is
convolution(FILTERS, FILTERS, 3) // the block
convolution(FILTERS, FILTERS, 3)
convolution(FILTERS, 2, 1) // the policy: a move or a pass
layer(2 * 361, 362)
convolution(FILTERS, 1, 1) // the value
layer(361, 256)
layer(256, 1)
