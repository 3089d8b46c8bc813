import { describe, expect, test } from 'vitest'
import { arrowTo, directionTo, placesLeft } from './directions'

test('the next seat clockwise sits to the left', () => {
  expect(placesLeft(1, 0, 4)).toBe(1)
  expect(placesLeft(0, 3, 4)).toBe(1)
  expect(placesLeft(2, null, 4)).toBe(2)
})

describe('the direction of the pass', () => {
  test.each([
    [1, 4, 'left', '←'],
    [3, 4, 'right', '→'],
    [2, 4, 'across', '↑'],
    [4, 5, 'right', '→'],
    [2, 5, 'further', '↖'],
  ])('%i places on at a table of %i is %s', (left, seats, words, arrow) => {
    expect(directionTo(left, seats)).toBe(words)
    expect(arrowTo(left, seats)).toBe(arrow)
  })

  test('there is no arrow without a pass', () => expect(arrowTo(0, 4)).toBe(''))
})
