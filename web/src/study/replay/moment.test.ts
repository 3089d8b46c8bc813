import { expect, test } from 'vitest'
import { queryOf, readMoment, stopAfter, stopBefore, trickAt } from './moment'

test('a moment goes through its address and back', () => {
  for (const moment of [
    { hand: 3, step: 17, eyes: 2 },
    { hand: 1, step: 0, eyes: null },
    { hand: 83, step: null, eyes: 0 },
  ])
    expect(readMoment(queryOf(moment))).toEqual(moment)
})

test('an address that names no moment, or nonsense, is the beginning', () => {
  const beginning = { hand: 1, step: null, eyes: null }
  for (const query of ['', '?hand=0', '?hand=-2&step=x&eyes=1.5', '?hand=9999999', '?step='])
    expect(readMoment(query), query).toEqual(beginning)
})

test('other parameters of the address stay', () => {
  expect(queryOf({ hand: 2, step: 5, eyes: null }, '?lang=de&eyes=3&hand=1')).toBe(
    '?lang=de&hand=2&step=5',
  )
})

const hand = { tricks: [5, 9, 13], steps: 17 }

test('the way by tricks stops before each trick and at the end', () => {
  const forward = [0]
  for (let at: number | null = 0; (at = stopAfter(hand, at)) !== null;) forward.push(at)
  expect(forward).toEqual([0, 5, 9, 13, 17])
  const back = [17]
  for (let at: number | null = 17; (at = stopBefore(hand, at)) !== null;) back.push(at)
  expect(back).toEqual([17, 13, 9, 5])
  expect(stopBefore(hand, 11)).toBe(9)
  expect(stopAfter(hand, 11)).toBe(13)
})

test('a step is part of the trick whose first card has been played', () => {
  expect([0, 5, 6, 9, 10, 17].map((step) => trickAt(hand.tricks, step))).toEqual([
    -1, -1, 0, 0, 1, 2,
  ])
})
