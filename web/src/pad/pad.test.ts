import { expect, test } from 'vitest'
import {
  begun,
  ended,
  leaders,
  newPad,
  readScore,
  totals,
  withPlayers,
  without,
  written,
} from './pad'

const pad = (rounds: (number | null)[][], change = {}) => ({
  ...newPad(['Ann', 'Ben', 'Cid']),
  rounds,
  ...change,
})

test('scores are added up', () => {
  const three = pad([
    [3, 10, 13],
    [-26, 0, null],
  ])
  expect(totals(three)).toEqual([-23, 10, 13])
  expect(leaders(three)).toEqual([0])
  expect(leaders({ ...three, lowest: false })).toEqual([2])
  expect(leaders(pad([[5, 5, 9]]))).toEqual([0, 1])
})

test('nobody leads before the first score', () => {
  expect(leaders(newPad())).toEqual([])
  expect(begun(newPad())).toBe(false)
})

test('a round that is complete is followed by an empty one', () => {
  let next = newPad(['Ann', 'Ben'])
  next = written(next, 0, 0, '7')
  expect(next.rounds).toEqual([[7, null]])
  next = written(next, 0, 1, '−19')
  expect(next.rounds).toEqual([
    [7, -19],
    [null, null],
  ])
  next = written(next, 0, 0, '8')
  expect(next.rounds).toHaveLength(2)
  expect(totals(without(next, 0))).toEqual([0, 0])
  expect(without(newPad(['Ann', 'Ben']), 0).rounds).toEqual([[null, null]])
})

test('a score is read as people write it', () => {
  expect(['12', ' -3', '–3', '−3', '0', '', 'x', '1e999'].map(readScore)).toEqual([
    12,
    -3,
    -3,
    -3,
    0,
    null,
    null,
    null,
  ])
})

test('a player more has no score yet, a player less takes theirs along', () => {
  const four = withPlayers(pad([[1, 2, 3]]), 4)
  expect(four.players).toEqual(['Ann', 'Ben', 'Cid', ''])
  expect(four.rounds).toEqual([[1, 2, 3, null]])
  expect(withPlayers(four, 2).rounds).toEqual([[1, 2]])
})

test('the match ends at the line, when the round is complete', () => {
  const line = { line: 50 }
  expect(ended(pad([[49, 0, 0]], line))).toBe(false)
  expect(ended(pad([[50, 0, 0]], line))).toBe(true)
  expect(ended(pad([[50, null, 0]], line))).toBe(false)
  expect(ended(pad([[50, 0, 0]]))).toBe(false)
})
