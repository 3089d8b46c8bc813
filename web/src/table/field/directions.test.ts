import { describe, expect, test } from 'vitest'
import { arrowTo, directionTo, placesLeft, seatPlace, trickPlace } from './directions'

test('the next seat clockwise sits to the left', () => {
  expect(placesLeft(1, 0, 4)).toBe(1)
  expect(placesLeft(0, 3, 4)).toBe(1)
  expect(placesLeft(2, null, 4)).toBe(2)
})

test('three others sit left, opposite and right', () => {
  expect(seatPlace(1, 4).x).toBe(0)
  expect(seatPlace(2, 4)).toEqual({ x: 50, y: 0 })
  expect(seatPlace(3, 4).x).toBe(100)
})

test.each([2, 3, 4, 5, 6, 7, 8])('the seats of %i players are apart and on the table', (seats) => {
  const places = Array.from({ length: seats - 1 }, (_, index) => seatPlace(index + 1, seats))
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(100)
  }
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(15)
    }
  }
})

test('cards lie on the side of their player', () => {
  expect(trickPlace(0, 4).y).toBeCloseTo(100)
  expect(trickPlace(1, 4).x).toBeCloseTo(0)
  expect(trickPlace(2, 4).y).toBeCloseTo(0)
  expect(trickPlace(3, 4).x).toBeCloseTo(100)
})

describe('the direction of the pass', () => {
  test.each([
    [1, 4, 'left', '←'],
    [3, 4, 'right', '→'],
    [2, 4, 'across', '↑'],
    [4, 5, 'right', '→'],
    [2, 5, '2 places to the left', '↖'],
    [0, 4, 'nowhere', ''],
  ])('%i places on at a table of %i is %s', (left, seats, words, arrow) => {
    expect(directionTo(left, seats)).toBe(words)
    expect(arrowTo(left, seats)).toBe(arrow)
  })
})
