import { expect, test } from 'vitest'
import { chartOf } from './score-chart'

const SIZE = { width: 112, height: 62 }

test('a line runs from zero to the last total, and higher totals are higher up', () => {
  const { zero, lines } = chartOf(
    [
      [0, 26],
      [10, 26],
    ],
    SIZE,
  )
  expect(zero).toBe(56)
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1])
  expect(lines[1]!.path).toBe('M6 56L56 6L106 6')
  expect([lines[1]!.x, lines[1]!.y]).toEqual([106, 6])
  expect(lines[0]!.y).toBeGreaterThan(lines[1]!.y)
})

test('totals below zero are below the line of zero', () => {
  const { zero, lines } = chartOf([[-26, 0]], SIZE)
  expect(zero).toBe(6)
  expect(lines[0]!.y).toBe(56)
})

test('without hands nothing is drawn', () => {
  expect(chartOf([], SIZE).lines).toEqual([])
})
