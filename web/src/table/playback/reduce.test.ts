import { describe, expect, test } from 'vitest'
import type { TableEvent, TrickDetail } from '../../wire/types'
import { still } from '../model/change'
import { reduce } from './reduce'
import { ownCards, roundNumber, trickDetail } from '../model/scene'
import { snapshotOf } from '../model/testing'

const detail = (snapshot: ReturnType<typeof snapshotOf>) => trickDetail(snapshot) as TrickDetail

const cards = [
  { seat: 3, card: 'QS' },
  { seat: 0, card: '2C' },
]
const taken: TableEvent = {
  kind: 'trick-taken',
  seat: 3,
  cards,
  points: 13,
  points_taken: [0, 4, 0, 20],
}

describe('a trick', () => {
  test('one’s own card leaves the hand for the table', () => {
    const shown = reduce(
      snapshotOf(),
      { kind: 'played', seat: 0, card: '2C', led: true },
      snapshotOf(),
    )
    expect(ownCards(shown)).toEqual(['QS', 'AH'])
    expect(detail(shown).trick).toEqual([{ seat: 0, card: '2C' }])
  })

  describe('who is to act after a card', () => {
    const { view } = snapshotOf()
    const next = snapshotOf({ view: { ...view, to_act: [2] } })
    const led: TableEvent = { kind: 'played', seat: 0, card: '2C', led: true }
    const after = (...rest: TableEvent[]) => reduce(snapshotOf(), led, next, rest).view.to_act

    test('is the player of the next one in the same update', () => {
      const follows: TableEvent = { kind: 'played', seat: 1, card: '4C', led: false }
      expect(after(follows)).toEqual([1])
      expect(after({ kind: 'hearts-broken' }, follows)).toEqual([1])
    })

    test('is nobody while the trick is taken', () => {
      const lead: TableEvent = { kind: 'played', seat: 3, card: '4C', led: true }
      expect(after(taken, lead)).toEqual([])
    })

    test('is otherwise in the next snapshot', () => {
      expect(after()).toEqual([2])
    })
  })

  test('another player has a card fewer', () => {
    const shown = reduce(
      snapshotOf(),
      { kind: 'played', seat: 2, card: '9D', led: true },
      snapshotOf(),
    )
    expect(shown.view.hands).toEqual([['2C', 'QS', 'AH'], 3, 2, 3])
    expect(detail(shown).lead).toBe(2)
  })

  test('a declared Wild is the Wild that was held', () => {
    const base = snapshotOf()
    const held = { ...base, view: { ...base.view, hands: [['WC', '2C'], 2, 2, 2] } }
    const shown = reduce(held, { kind: 'played', seat: 0, card: 'WC+', led: false }, base)
    expect(ownCards(shown)).toEqual(['2C'])
    expect(detail(shown).trick).toEqual([{ seat: 0, card: 'WC+' }])
  })

  test("its winner has the cards, and the points are the server's", () => {
    const before = snapshotOf({}, { trick: cards, points_taken: [1, 1, 1, 1] })
    expect(detail(reduce(before, taken, before))).toMatchObject({
      trick: [],
      taken: [0, 0, 0, 2],
      points_taken: [0, 4, 0, 20],
    })
  })

  test('the next lead and a visible last trick come from the next snapshot', () => {
    const before = snapshotOf({}, { trick: cards, lead: 3 })
    const last_trick = { cards, winner: 3 }
    const next = snapshotOf({ last_trick }, { lead: 1, last_trick: cards })
    const shown = reduce(before, taken, next)
    expect(shown.last_trick).toBe(last_trick)
    expect(detail(shown)).toMatchObject({ lead: 1, last_trick: cards })
    const closed = reduce(before, taken, snapshotOf({}, { lead: 1 }))
    expect([closed.last_trick, detail(closed).last_trick]).toEqual([null, []])
  })

  test('after the last trick of a hand nobody leads, and that trick can be looked at', () => {
    const before = snapshotOf({}, { trick: cards, lead: 3 })
    const next = snapshotOf({}, { lead: 2 })
    const shown = reduce(before, taken, { ...next, view: { ...next.view, hand_number: 2 } })
    expect(shown.last_trick).toEqual({ cards, winner: 3 })
    expect(detail(shown)).toMatchObject({ lead: null, last_trick: [] })
  })

  test('the end of another trick in the same update is not shown early', () => {
    const before = snapshotOf({}, { trick: cards, lead: 3 })
    const later = [{ seat: 1, card: '9D' }]
    const next = snapshotOf({ last_trick: { cards: later, winner: 1 } }, { lead: 1 })
    const shown = reduce(before, taken, next, [{ ...taken, seat: 1, cards: later }])
    expect(shown.last_trick).toEqual({ cards, winner: 3 })
    expect(detail(shown)).toMatchObject({ lead: null, last_trick: [] })
  })

  test('a corrected tile changes places with the one in hand', () => {
    const before = snapshotOf({}, { trick: [{ seat: 0, card: '9H' }] })
    const shown = reduce(before, { kind: 'corrected', seat: 0, from: '9H', to: '2C' }, before)
    expect(detail(shown).trick).toEqual([{ seat: 0, card: '2C' }])
    expect(ownCards(shown)).toEqual(['QS', 'AH', '9H'])
  })
})

describe('passing', () => {
  test('cards that are given leave the hand', () => {
    const event: TableEvent = { kind: 'passed', from: 0, to: 1, count: 1, cards: ['QS'] }
    expect(ownCards(reduce(snapshotOf(), event, snapshotOf()))).toEqual(['2C', 'AH'])
  })

  test('received cards are shown with their giver', () => {
    const event: TableEvent = { kind: 'passed', from: 3, to: 0, count: 1, cards: ['KD'] }
    // The update may end after one of these cards has been played.
    const next = snapshotOf()
    const after = { ...next, view: { ...next.view, hands: [['QS', 'KD'], 3, 3, 3] } }
    const shown = reduce(snapshotOf(), event, after)
    expect(ownCards(shown)).toEqual(['2C', 'QS', 'AH', 'KD'])
    expect(shown.received).toEqual({ from: 3, cards: ['KD'] })
  })

  test('passes between others change nothing', () => {
    const before = snapshotOf()
    const event: TableEvent = { kind: 'passed', from: 1, to: 2, count: 3, cards: null }
    expect(reduce(before, event, before)).toEqual(before)
  })

  test('a player who has chosen is no longer to act', () => {
    const before = snapshotOf()
    const waiting = { ...before, view: { ...before.view, to_act: [0, 1, 2] } }
    expect(reduce(waiting, { kind: 'pass-chosen', seat: 1 }, before).view.to_act).toEqual([0, 2])
  })
})

test('the pass is over with its last cards', () => {
  const { view } = snapshotOf()
  const passing = snapshotOf({ view: { ...view, phase: 'pass', to_act: [] } })
  const next = snapshotOf({ view: { ...view, phase: 'play', to_act: [1] } })
  const passed: TableEvent = { kind: 'passed', from: 1, to: 2, cards: null, count: 2 }
  const led: TableEvent = { kind: 'played', seat: 3, card: '2C', led: true }
  const after = (...rest: TableEvent[]) => {
    const { phase, to_act } = reduce(passing, passed, next, rest).view
    return { phase, to_act }
  }
  expect(after(passed, led)).toEqual({ phase: 'pass', to_act: [] })
  expect(after(led)).toEqual({ phase: 'play', to_act: [3] })
  expect(after()).toEqual({ phase: 'play', to_act: [1] })
})

test('scores are shown with their event', () => {
  const event: TableEvent = {
    kind: 'hand-scored',
    hand: 1,
    scores: [0, 26, 26, 26],
    totals: [0, 26, 26, 26],
  }
  const shown = reduce(snapshotOf(), event, snapshotOf())
  expect(shown.view.totals).toEqual([0, 26, 26, 26])
  expect(detail(shown).hand_scores_history).toEqual([[0, 26, 26, 26]])
})

test('the end of the match is shown with its winners', () => {
  const outcome = { winners: [2], totals: [1, 2, 0, 3], reason: 'target' as const }
  const { view } = snapshotOf()
  const next = snapshotOf({ view: { ...view, hand_number: 2, outcome } })
  const shown = reduce(snapshotOf(), { kind: 'match-over', outcome }, next)
  expect(shown.view).toMatchObject({ outcome, phase: 'over', to_act: [] })
  expect(roundNumber(shown)).toBe(1)
})

test('hearts break, the leftovers go, the draw is seen', () => {
  const before = snapshotOf({}, { extras: 2, draw: null, dealer: null })
  const after = (event: TableEvent) => detail(reduce(before, event, before))
  expect(after({ kind: 'hearts-broken' }).hearts_broken).toBe(true)
  expect(after({ kind: 'leftovers-taken', seat: 1, count: 2 }).extras).toBe(0)
  expect(after({ kind: 'drawn', draw: [['2C', '3D']], dealer: 0 })).toMatchObject({ dealer: 0 })
})

test('on a snapshot that stands still nothing can be done', () => {
  expect(still(snapshotOf({ can_undo: true, can_claim: true, settled: true }))).toMatchObject({
    refused: [],
    can_undo: false,
    settled: false,
    can_claim: false,
    view: { legal: [] },
  })
})
