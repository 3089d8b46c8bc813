import { expect, test } from 'vitest'
import type { ReviewedDecision, Spot } from '../../wire/types'
import { barOf, explained, ofMark, ofSpot } from './exercise'
import { judge, passOf } from './judge'

const spot: Spot = {
  item: 'hearts-0badcafe',
  seat: 2,
  hand: 3,
  step: 14,
  trick: 2,
  area: 'follow',
  unit: 'points',
  answer: 'QS',
  reason: 'drop-queen',
  alternatives: [
    {
      action: '2H',
      cost: 2,
      error: 0.1,
      reason: 'takes-queen',
      cards: ['QS'],
      after_action: 0.4,
      after_answer: 0.1,
    },
    {
      action: 'AH',
      cost: 8,
      error: 0.2,
      reason: 'takes-points',
      cards: ['AH'],
      after_action: 5,
      after_answer: 1,
    },
  ],
  progress: null,
}

test('a pass is judged by its cards in any order', () => {
  const mark = { played: 'pass 2C 3C 4C', answer: 'pass QS KS AS' }
  expect(judge(passOf(['AS', 'QS', 'KS']), mark)).toBe('right')
  expect(judge(passOf(['4C', '3C', '2C']), mark)).toBe('same')
  expect(judge(passOf(['AS', 'QS', '2C']), mark)).toBe('wrong')
  expect(judge('3C', { played: '2C', answer: '3C' })).toBe('right')
  expect(judge('2C', { played: null, answer: '3C' })).toBe('wrong')
})

test('a spot has the price of every choice, and the reason of the one that was tried', () => {
  const exercise = ofSpot(spot, 'hearts')
  expect(exercise.priced.map(({ action, cost }) => [action, cost])).toEqual([
    ['QS', 0],
    ['2H', 2],
    ['AH', 8],
  ])
  expect(exercise.table).toBeNull()
  expect(explained(exercise, 'AH')?.action).toBe('AH')
  expect(explained(exercise, 'QS')?.action).toBe('2H')
  expect(explained(exercise, null)?.why?.after_recommended).toBe(0.1)
  expect([0, 2, 8].map((cost) => barOf(cost, exercise))).toEqual([0, 25, 100])
})

test('a mark has the price of what was played, and may be nobody’s', () => {
  const decision: ReviewedDecision = {
    number: 7,
    hand: 1,
    step: 4,
    trick: null,
    area: 'pass',
    action: 'pass 2C 3C 4C',
    recommended: 'pass QS KS AS',
    unit: 'chance',
    cost: 0.1,
    error: 0.01,
    verdict: 'mistake',
    explanation: null,
    expected: null,
  }
  const place = { item: null, table: 'abc', game: 'hearts', seat: 1 }
  const exercise = ofMark(decision, place)
  expect(exercise).toMatchObject({ ...place, unit: 'chance', reason: null, trick: null })
  expect(explained(exercise, null)?.action).toBe(decision.action)
})
