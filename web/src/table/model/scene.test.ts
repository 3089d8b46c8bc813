import { expect, test } from 'vitest'
import {
  awaitsFirst,
  freshCards,
  hasTricks,
  takenPointCards,
  ownCards,
  roundNumber,
  trickNumber,
} from './scene'
import type { Snapshot } from '../../wire/types'
import { fieldSnapshot, snapshotOf } from './testing'

test('a hand has tricks as soon as cards were taken, seen or not', () => {
  expect(hasTricks(snapshotOf())).toBe(false)
  expect(hasTricks(snapshotOf({}, { taken: [0, 4, 0, 0] }))).toBe(true)
  expect(hasTricks(snapshotOf({}, { taken: [[], ['2C', '3C', '4C', '5C'], [], []] }))).toBe(true)
  expect(hasTricks(fieldSnapshot())).toBe(false)
})

test('cards are just passed until one plays or a trick is taken, whatever lies open', () => {
  const received = { from: 1, cards: ['QS'] }
  const fresh = (detail: Parameters<typeof snapshotOf>[1], last = {}) => [
    ...freshCards(snapshotOf({ received, ...last }, detail)),
  ]
  const before = { cards: [{ seat: 1, card: '3C' }], winner: 1 }
  expect(fresh({})).toEqual(['QS'])
  expect(fresh({}, { last_trick: before })).toEqual(['QS'])
  expect(fresh({ trick: [{ seat: 3, card: '2C' }] })).toEqual(['QS'])
  expect(fresh({ trick: [{ seat: 0, card: '2C' }] })).toEqual([])
  // The trick is turned down: nothing of it lies open, and what was taken is a number.
  expect(fresh({ taken: [0, 4, 0, 0] })).toEqual([])
  expect(fresh({ taken: [0, 4, 0, 0], trick: [{ seat: 1, card: '5C' }] })).toEqual([])
})

test('after the end the round is the last one that was played', () => {
  const { view } = snapshotOf()
  const at = (hand_number: number, over: boolean) => {
    const outcome = over ? { winners: [0], totals: [], reason: 'target' as const } : null
    return roundNumber(snapshotOf({ view: { ...view, hand_number, outcome } }))
  }
  expect([at(1, false), at(8, false), at(9, true)]).toEqual([1, 8, 8])
})

test('a spectator has no cards', () => {
  expect(ownCards(snapshotOf())).toEqual(['2C', 'QS', 'AH'])
  expect(ownCards(snapshotOf({ you: null }))).toEqual([])
})

test('a first card or turn is awaited until the player plays', () => {
  const view = (change: object) => snapshotOf({ view: { ...snapshotOf().view, ...change } })
  const trick = (seat: number) => snapshotOf({}, { trick: [{ seat, card: '2C' }] })
  expect(awaitsFirst(snapshotOf())).toBe(true)
  expect(awaitsFirst(trick(3))).toBe(true)
  expect(awaitsFirst(trick(0))).toBe(false)
  expect(awaitsFirst(snapshotOf({}, { taken: [0, 4, 0, 0] }))).toBe(false)
  expect(awaitsFirst(snapshotOf({ you: null }))).toBe(false)
  // Received cards are shown there.
  expect(awaitsFirst(snapshotOf({ received: { from: 1, cards: ['QS'] } }))).toBe(false)
  expect(awaitsFirst(view({ phase: 'pass' }))).toBe(false)
  expect(awaitsFirst(view({ phase: 'opening', to_act: [2] }))).toBe(true)
  const outcome = { winners: [0], totals: [], reason: 'target' as const }
  expect(awaitsFirst(view({ outcome }))).toBe(false)
  const field = fieldSnapshot()
  const turn = (turn_number: number) =>
    ({
      ...field,
      view: { ...field.view, detail: { ...field.view.detail, turn_number } },
    }) as Snapshot
  expect([1, 2, 3].map((number) => awaitsFirst(turn(number)))).toEqual([true, true, false])
})

test('the tricks of a hand are counted from the cards, leftovers or not', () => {
  const at = (hands: number[], taken: number[], laid: number[] = [], phase = 'play') => {
    const { view } = snapshotOf()
    const trick = laid.map((seat) => ({ seat, card: '5C' }))
    const snapshot = snapshotOf({ view: { ...view, phase, hands } as never }, { taken, trick })
    const { view: shown } = snapshot
    Object.assign(shown.detail, { taken, trick })
    return trickNumber(snapshot)
  }
  expect(at([13, 13, 13, 13], [0, 0, 0, 0])).toEqual({ now: 1, of: 13 })
  expect(at([13, 12, 12, 13], [0, 0, 0, 0], [1, 2])).toEqual({ now: 1, of: 13 })
  // A complete trick that still lies there is the one under way.
  expect(at([12, 12, 12, 12], [0, 0, 0, 0], [0, 1, 2, 3], 'gather')).toEqual({ now: 1, of: 13 })
  expect(at([10, 10, 9, 10], [4, 8, 0, 0], [2])).toEqual({ now: 4, of: 13 })
  // Two leftovers went with the first trick.
  expect(at([12, 12, 12, 12], [6, 0, 0, 0])).toEqual({ now: 2, of: 13 })
  expect(at([0, 0, 0, 0], [20, 12, 20, 0], [])).toEqual({ now: 13, of: 13 })
  expect(at([13, 13, 13, 13], [0, 0, 0, 0], [], 'pass')).toBeNull()
  expect(trickNumber(fieldSnapshot())).toBeNull()
})

test('the point cards of a player follow from the points, where those are unambiguous', () => {
  const taken = (points: number, cards = 8) =>
    takenPointCards(snapshotOf({}, { points_taken: [0, points], taken: [0, cards] }), 1)
  expect(taken(5)).toEqual({ queen: false, hearts: 5, count: 5 })
  expect(taken(13)).toEqual({ queen: true, hearts: 0, count: 1 })
  expect(taken(15)).toEqual({ queen: true, hearts: 2, count: 3 })
  // All hearts without the queen, or her alone: ambiguous.
  expect(taken(13, 16)).toEqual({ queen: false, hearts: 0, count: 0 })
  expect(taken(26, 28)).toEqual({ queen: true, hearts: 13, count: 14 })
  expect(taken(-10)).toEqual({ queen: false, hearts: 0, count: 0 })
  // A game without hearts to break has no queen.
  const other = snapshotOf({}, { points_taken: [14], taken: [8] })
  Reflect.deleteProperty(other.view.detail, 'hearts_broken')
  expect(takenPointCards(other, 0)).toEqual({ queen: false, hearts: 14, count: 14 })
  expect(takenPointCards(snapshotOf(), 2)).toEqual({ queen: false, hearts: 0, count: 0 })
  expect(takenPointCards(fieldSnapshot(), 0)).toEqual({ queen: false, hearts: 0, count: 0 })
})
