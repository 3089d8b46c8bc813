import { expect, test } from 'vitest'
import { chartOf, stride } from './chart'

const TOTALS = [
  [0, 0],
  [20, 6],
  [20, 32],
  [46, 58],
]

test('a line goes from the left edge to the right, higher for more points', () => {
  const chart = chartOf(TOTALS, 50, 320, 150)
  expect(chart.x(0)).toBe(chart.left)
  expect(chart.x(3)).toBe(316)
  expect(chart.y(58)).toBeLessThan(chart.y(46))
  expect(chart.points(1).split(' ')).toHaveLength(4)
  expect(chart.ends).toBeCloseTo(chart.y(50))
})

test('every total lies within the horizontal lines, negative ones too', () => {
  for (const totals of [TOTALS, [[0], [-26], [3]], [[0, 0]], [[0], [1]]]) {
    const chart = chartOf(totals, null, 320, 150)
    const values = chart.lines.map(({ value }) => value)
    expect(Math.min(...totals.flat())).toBeGreaterThanOrEqual(values[0]!)
    expect(Math.max(...totals.flat())).toBeLessThanOrEqual(values.at(-1)!)
    expect(values.length).toBeLessThanOrEqual(7)
  }
})

test('a distant end of the match does not squeeze the lines', () => {
  expect(chartOf([[0], [5]], 100, 320, 150).ends).toBeNull()
})

test('a press on the chart finds the hand below it', () => {
  const chart = chartOf(TOTALS, null, 320, 150)
  expect([0, 35, 200, 319].map((x) => chart.handAt(x))).toEqual([1, 1, 2, 3])
})

test('the horizontal lines are at round values', () => {
  expect([1, 4, 26, 100, 130, 420].map(stride)).toEqual([1, 1, 10, 50, 50, 200])
})
