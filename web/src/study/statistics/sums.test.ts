import { expect, test } from 'vitest'
import type { MatchStatistics } from '../../wire/types'
import {
  costsOf,
  directionOf,
  filtered,
  gamesOf,
  pointsOf,
  reviewsOf,
  RUNNING,
  sumsOf,
} from './sums'

const NOW = 1_800_000_000_000
const match = (change: Partial<MatchStatistics> = {}): MatchStatistics => ({
  table: 't',
  game: 'hearts',
  ended: NOW,
  players: 4,
  people: 0,
  place: 1,
  won: true,
  hands: 2,
  points: 12,
  moons_tried: 0,
  moons_made: 0,
  moons_stopped: 0,
  moons_suffered: 0,
  queens_taken: 0,
  queens_given: 0,
  passes: [{ left: 1, hands: 2, points: 12 }],
  review: null,
  ...change,
})

test('a filter keeps matches by game, company and time', () => {
  const all = [
    match({ table: 'new' }),
    match({ table: 'old', ended: NOW - 40 * 24 * 3600 * 1000 }),
    match({ table: 'people', people: 2 }),
    match({ table: 'other', game: 'black-hearts' }),
  ]
  const ids = (filter: Parameters<typeof filtered>[1]) =>
    filtered(all, filter, NOW).map(({ table }) => table)
  expect(ids({ game: 'hearts', against: 'all', days: 0 })).toEqual(['old', 'new', 'people'])
  expect(ids({ game: 'hearts', against: 'bots', days: 30 })).toEqual(['new'])
  expect(ids({ game: 'hearts', against: 'people', days: 0 })).toEqual(['people'])
  expect(gamesOf(all)).toEqual([
    { game: 'hearts', played: 3 },
    { game: 'black-hearts', played: 1 },
  ])
})

test('sums have places, means and directions', () => {
  const sums = sumsOf([
    match({ queens_taken: 2 }),
    match({ place: 4, won: false, points: 52, passes: [{ left: 2, hands: 2, points: 52 }] }),
    match({ place: null, won: false, hands: 0, points: 0, passes: [] }),
  ])
  expect(sums).toMatchObject({ matches: 2, won: 1, places: [1, 0, 0, 1], hands: 4, mean: 16 })
  expect(sums.taken).toBe(2)
  expect(sums.passes).toEqual([
    { direction: 'left', hands: 2, mean: 6 },
    { direction: 'across', hands: 2, mean: 26 },
  ])
  expect(sumsOf([]).mean).toBeNull()
})

test('a pass goes left, right, across, further or nowhere', () => {
  expect([0, 1, 2, 3].map((left) => directionOf(left, 4))).toEqual([
    'none',
    'left',
    'across',
    'right',
  ])
  expect([2, 3, 4].map((left) => directionOf(left, 5))).toEqual(['further', 'further', 'right'])
})

test('the running mean covers the last matches, by their hands', () => {
  const points = pointsOf([
    ...Array.from({ length: RUNNING }, () => match({ hands: 1, points: 0 })),
    match({ hands: 1, points: 10 }),
    match({ hands: 0, points: 0 }),
  ])
  expect(points).toHaveLength(RUNNING + 1)
  expect(points.at(-1)).toMatchObject({ own: 10, mean: 1 })
})

const luck = {
  unit: 'points',
  hands: 2,
  result: -8,
  deal: -1,
  pass: 0,
  play: -3,
  adjusted: -4,
  error: 6,
}
const points = { cost: 3, error: 0.4, decisions: 10 }

test('reviews add up by hand and by decision, each with its error', () => {
  const all = [
    match({ review: { points, chance: null, luck } }),
    match(),
    match({
      review: {
        points: { cost: 1, error: 0.3, decisions: 10 },
        chance: { cost: 0.5, error: 0.1, decisions: 3 },
        luck: { ...luck, hands: 6, result: 24, adjusted: 12, error: 8 },
      },
    }),
    // Nothing of it was scored.
    match({ review: { points: null, chance: null, luck: { ...luck, hands: 0 } } }),
  ]
  const sums = reviewsOf(all)
  expect(sums).toMatchObject({ matches: 2, unit: 'points', result: 2 })
  expect(sums?.adjusted).toEqual({ mean: 1, error: 10 / 8 })
  expect(sums?.cost?.unit).toBe('points')
  expect(sums?.cost?.mean).toBeCloseTo(0.2)
  expect(sums?.cost?.error).toBeCloseTo(0.5 / 20)
  const costs = costsOf(all)
  expect(costs.unit).toBe('points')
  expect(costs.points.map(({ mean }) => mean)).toEqual([0.3, 0.1])
  expect(reviewsOf([match()])).toBeNull()
})

test('results of whole matches are means of matches, and costs have the unit of most decisions', () => {
  const chance = { cost: 0.2, error: 0.01, decisions: 40 }
  const whole = { ...luck, unit: 'matches', hands: 5, result: 1, adjusted: 0.6, error: 0.3 }
  const sums = reviewsOf([
    match({ review: { points, chance, luck: whole } }),
    match({ review: { points: null, chance, luck: { ...whole, result: 0, adjusted: 0.2 } } }),
  ])
  expect(sums).toMatchObject({ unit: 'matches', result: 0.5 })
  expect(sums?.adjusted.mean).toBeCloseTo(0.4)
  expect(sums?.cost).toMatchObject({ unit: 'chance', mean: 0.005 })
})
