import { expect, test } from 'vitest'
import { crossing, leaving } from './passing'
import type { PassedEvent } from './scene'

const passed = (from: number, to: number, cards: string[] | null): PassedEvent => ({
  kind: 'passed',
  from,
  to,
  count: 2,
  cards,
})
const passing = [passed(0, 1, ['W4', 'W4']), passed(1, 2, null), passed(2, 0, ['C1', 'F2'])]

test('own cards cross the table open, those of others face down', () => {
  expect(crossing(passing, 0)).toEqual([
    { key: '0 0', from: 0, to: 1, card: 'W4', nth: 0, count: 2 },
    { key: '0 1', from: 0, to: 1, card: 'W4', nth: 1, count: 2 },
    { key: '1 0', from: 1, to: 2, card: null, nth: 0, count: 2 },
    { key: '1 1', from: 1, to: 2, card: null, nth: 1, count: 2 },
  ])
})

test('a spectator sees all of them face down', () => {
  const open = crossing([passed(0, 1, null), passed(1, 0, null)], null)
  expect(open.map(({ from, card }) => [from, card])).toEqual([
    [0, null],
    [0, null],
    [1, null],
    [1, null],
  ])
})

test('the own cards leave the hand, no others do', () => {
  expect(leaving(passing, 0)).toEqual(['W4', 'W4'])
  expect(leaving(passing, null)).toEqual([])
  expect(leaving([], 0)).toEqual([])
})
