import { expect, test } from 'vitest'
import { standings } from './standing'

const told = (totals: number[], lowestWins = true) =>
  standings(totals, lowestWins).map(({ seat, place }) => [place, seat])

test('the lowest total comes first where it wins, else the highest', () => {
  expect(told([30, 4, -2, 51])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 3],
  ])
  expect(told([0, 2], false)).toEqual([
    [1, 1],
    [2, 0],
  ])
})

test('equal totals share a place, in the order of the seats', () => {
  expect(told([9, 3, 9, 3, 20, 3, 1, 20])).toEqual([
    [1, 6],
    [2, 1],
    [2, 3],
    [2, 5],
    [5, 0],
    [5, 2],
    [7, 4],
    [7, 7],
  ])
  expect(told([0, 0, 0])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ])
})
