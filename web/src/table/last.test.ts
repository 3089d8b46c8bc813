import { expect, test } from 'vitest'
import { lastTrick } from './last'
import { handProgress } from './progress'
import { fieldSnapshot, snapshotOf } from './testing'

const trick = [
  { seat: 0, card: '2C' },
  { seat: 1, card: 'AC' },
]

test('the last trick went to the one who leads now', () => {
  expect(lastTrick(snapshotOf({}, { last_trick: trick, lead: 1 }))).toEqual({
    cards: trick,
    winner: 1,
  })
  const led = snapshotOf({}, { last_trick: trick, lead: 1, trick: [{ seat: 1, card: '3D' }] })
  expect(lastTrick(led)?.winner).toBe(1)
})

test('before the first trick of a hand the last one of the hand before can be looked at', () => {
  const last_hand = { hand: 1, tricks: [trick], winners: [1], scores: [], totals: [] }
  expect(lastTrick(snapshotOf({ last_hand }))).toEqual({ cards: trick, winner: 1 })
})

test('a trick that is turned down cannot be looked at', () => {
  const last_hand = { hand: 1, tricks: [trick], winners: [1], scores: [], totals: [] }
  expect(lastTrick(snapshotOf({ last_hand }, { taken: [4, 0, 0, 0] }))).toBeNull()
  expect(lastTrick(fieldSnapshot())).toBeNull()
})

test('the moon waxes from the deal to the end', () => {
  expect(handProgress(snapshotOf())).toBe(0)
  expect(handProgress(snapshotOf({}, { taken: [12, 0, 0, 0] }))).toBeCloseTo(0.5)
  expect(handProgress(fieldSnapshot())).toBeGreaterThan(0)
})
