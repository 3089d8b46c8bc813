import { expect, test } from 'vitest'
import type { ReviewedDecision } from '../../wire/types'
import { expectedIn, handRows, isClose, isMarked, totalsOf } from './figures'
import { queryOfSeat, seatIn } from './address'
import { reasonText } from './sentences'

const decision = (over: Partial<ReviewedDecision>): ReviewedDecision => ({
  number: 0,
  hand: 1,
  step: 4,
  trick: 1,
  area: 'lead',
  action: '2C',
  recommended: '3C',
  unit: 'points',
  cost: 1,
  error: 0.3,
  verdict: 'fine',
  explanation: null,
  expected: { points: 2, chance: 0.25 },
  ...over,
})

test('costs add up by unit, their errors as independent ones', () => {
  const totals = totalsOf([
    decision({ cost: 1, error: 0.3 }),
    decision({ cost: 2, error: 0.4 }),
    decision({ cost: 0.1, error: 0.02, unit: 'chance' }),
    decision({ cost: 9, verdict: 'forced' }),
    decision({ cost: 9, verdict: 'not-priced' }),
  ])
  expect(totals.points).toEqual({ cost: 3, error: 0.5, count: 2 })
  expect(totals.chance).toEqual({ cost: 0.1, error: 0.02, count: 1 })
  expect(totalsOf([])).toEqual({})
})

test('a hand has a row with the kinds of decisions that it had', () => {
  const rows = handRows([
    decision({ hand: 1, area: 'pass', cost: 2 }),
    decision({ hand: 1, area: 'lead', cost: 1 }),
    decision({ hand: 2, area: 'lead', cost: 4 }),
    decision({ hand: 2, area: 'discard', verdict: 'forced' }),
  ])
  expect(rows.map(({ hand }) => hand)).toEqual([1, 2])
  expect(Object.keys(rows[0]!.areas)).toEqual(['pass', 'lead'])
  expect(rows[0]!.all.points?.cost).toBe(3)
  expect(Object.keys(rows[1]!.areas)).toEqual(['lead'])
})

test('only marks are marked; close is a choice that was not the recommended one', () => {
  const verdicts = ['blunder', 'mistake', 'inaccuracy', 'fine', 'best', 'too-close', 'forced']
  expect(verdicts.map((verdict) => isMarked(decision({ verdict })))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ])
  expect(isClose(decision({ verdict: 'too-close' }))).toBe(true)
  expect(isClose(decision({ verdict: 'too-close', recommended: '2C' }))).toBe(false)
})

test('the chart leaves out what was not priced, and points where there are none', () => {
  const all = [
    decision({ number: 0 }),
    decision({ number: 1, expected: null }),
    decision({ number: 2, expected: { points: null, chance: 0.5 } }),
  ]
  expect(expectedIn(all, 'points').map(({ value }) => value)).toEqual([2])
  expect(expectedIn(all, 'chance').map(({ value }) => value)).toEqual([25, 50])
})

test('an address names a seat of the match, or none', () => {
  expect(seatIn('?seat=2', 4)).toBe(2)
  expect(['?seat=4', '?seat=x', '?seat=', ''].map((query) => seatIn(query, 4))).toEqual([
    ...[null, null],
    ...[null, null],
  ])
})

test('another seat leaves the rest of the address', () => {
  expect(queryOfSeat(3, '?lang=de&seat=1')).toBe('?lang=de&seat=3')
})

test('a reason that a later server has comes in its words', () => {
  const why = {
    reason: 'of-a-later-release',
    cards: [],
    after_action: 0.4,
    after_recommended: 0.1,
    recommended: 'simulated',
    sentence: 'As the server says it.',
  }
  expect(reasonText(why)).toBe('As the server says it.')
  const queen = reasonText({ ...why, reason: 'takes-queen' })
  expect(queen).toContain('40%')
  expect(queen).toContain('10%')
})
