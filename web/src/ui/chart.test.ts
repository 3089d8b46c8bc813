import { expect, test } from 'vitest'
import { chartOf, stride } from './chart'

const FRAME = { width: 320, height: 150, left: 34, right: 4, top: 8, bottom: 18 }
const BARE = { width: 112, height: 62, left: 6, right: 6, top: 6, bottom: 6 }

test('a line goes from the left edge to the right, higher for more points', () => {
  const chart = chartOf([0, 6, 32, 58], 3, FRAME)
  expect(chart.x(0)).toBe(34)
  expect(chart.x(3)).toBe(316)
  expect(chart.y(58)).toBeLessThan(chart.y(46))
  expect(chartOf([0, 26], 1, BARE, null).path([0, 26])).toBe('M6 56L106 6')
  expect(chartOf([0, 26], 2, BARE, null).path([0, 26], 0.5)).toBe('M31 56L81 6')
  expect(chart.path([])).toBe('')
})

test('every value lies within the horizontal lines, negative ones too', () => {
  for (const values of [[0, 20, 58], [0, -26, 3], [0, 0], [0, 1], [-5], []]) {
    const chart = chartOf(values, values.length, FRAME)
    const lines = chart.lines.map(({ value }) => value)
    expect(Math.min(0, ...values)).toBeGreaterThanOrEqual(lines[0]!)
    expect(Math.max(0, ...values)).toBeLessThanOrEqual(lines.at(-1)!)
    expect(lines.length).toBeLessThanOrEqual(7)
  }
})

test('without a scale the values fill the frame, and those below zero are below its line', () => {
  const chart = chartOf([-26, 0], 1, BARE, null)
  expect(chart.lines).toEqual([])
  expect([chart.y(0), chart.y(-26)]).toEqual([6, 56])
})

test('a press on the chart finds its place', () => {
  const chart = chartOf([0, 1], 3, FRAME)
  expect([0, 34, 128, 316, 320].map((x) => Math.ceil(chart.at(x)))).toEqual([0, 0, 1, 3, 3])
})

test('the horizontal lines are at round values', () => {
  expect([1, 4, 26, 100, 130, 420].map((span) => stride(span))).toEqual([1, 1, 10, 50, 50, 200])
  expect(chartOf([0.12, 0.3], 2, FRAME, 0.01).lines.map(({ value }) => value)).toEqual(
    [0, 0.1, 0.2, 0.3].map((value) => expect.closeTo(value)),
  )
})
