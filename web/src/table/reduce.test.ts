import { describe, expect, test } from 'vitest'
import type { TableEvent, TrickDetail } from '../wire/types'
import { reduce, still } from './reduce'
import { fieldDetail, ownCards, trickDetail } from './scene'
import { fieldSnapshot, snapshotOf } from './testing'

const detail = (snapshot: ReturnType<typeof snapshotOf>) => trickDetail(snapshot) as TrickDetail

describe('a trick', () => {
  test('one’s own card leaves the hand for the table', () => {
    const shown = reduce(
      snapshotOf(),
      { kind: 'played', seat: 0, card: '2C', led: true },
      snapshotOf(),
    )
    expect(ownCards(shown)).toEqual(['QS', 'AH'])
    expect(detail(shown).trick).toEqual([{ seat: 0, card: '2C' }])
    expect(shown.view.to_act).toEqual([])
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

  test('its winner has the cards and the points and leads', () => {
    const cards = [
      { seat: 3, card: 'QS' },
      { seat: 0, card: '2C' },
    ]
    const before = snapshotOf({}, { trick: cards })
    const shown = reduce(before, { kind: 'trick-taken', seat: 3, cards, points: 13 }, before)
    expect(detail(shown)).toMatchObject({
      trick: [],
      last_trick: cards,
      lead: 3,
      taken: [0, 0, 0, 2],
      points_taken: [0, 0, 0, 13],
    })
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

  test('cards that arrive are told with who gave them', () => {
    const event: TableEvent = { kind: 'passed', from: 3, to: 0, count: 1, cards: ['KD'] }
    const next = snapshotOf()
    const after = { ...next, view: { ...next.view, hands: [['2C', 'KD'], 3, 3, 3] } }
    const shown = reduce(snapshotOf(), event, after)
    expect(ownCards(shown)).toEqual(['2C', 'KD'])
    expect(shown.received).toEqual({ from: 3, cards: ['KD'] })
  })

  test('what goes between others changes nothing', () => {
    const before = snapshotOf()
    const event: TableEvent = { kind: 'passed', from: 1, to: 2, count: 3, cards: null }
    expect(reduce(before, event, before)).toBe(before)
  })

  test('who has chosen is no longer waited for', () => {
    const before = snapshotOf()
    const waiting = { ...before, view: { ...before.view, to_act: [0, 1, 2] } }
    expect(reduce(waiting, { kind: 'pass-chosen', seat: 1 }, before).view.to_act).toEqual([0, 2])
  })
})

describe('the field', () => {
  const stack = (snapshot: ReturnType<typeof snapshotOf>, seat: number, place: number) =>
    fieldDetail(snapshot)!.field[seat]![place - 1]!

  test('a caught stack has the catching card on top', () => {
    const before = fieldSnapshot()
    const shown = reduce(before, { kind: 'caught', seat: 0, card: 'Rb', place: 1 }, before)
    expect(stack(shown, 0, 1).up).toEqual(['Gb', 'Rb'])
    expect(ownCards(shown)).toEqual(['Rb', 'U'])
  })

  test('a stolen stack changes places with the one given for it', () => {
    const before = fieldSnapshot()
    const shown = reduce(before, { kind: 'stole', seat: 0, card: 'Rb', place: 1, given: 2 }, before)
    expect(stack(shown, 0, 2).up).toEqual(['Gu', 'Rb'])
    expect(stack(shown, 1, 1).up).toEqual(['Bu'])
  })

  test('a Secret is known to the one who laid it', () => {
    const before = fieldSnapshot()
    const mine = reduce(
      before,
      { kind: 'secret-laid', seat: 0, card: 'U', side: 1, place: 3 },
      before,
    )
    expect(stack(mine, 1, 3).secrets).toEqual([{ card: 'U', by: 0 }])
    expect(ownCards(mine)).toEqual(['Rb', 'Rb'])
    const theirs = reduce(
      before,
      { kind: 'secret-laid', seat: 1, card: null, side: 1, place: 3 },
      before,
    )
    expect(stack(theirs, 1, 3).secrets).toEqual([{ card: null, by: 1 }])
    expect(theirs.view.hands[1]).toBe(2)
  })

  test('drawing makes the pile smaller and the hand larger', () => {
    const before = fieldSnapshot()
    const shown = reduce(before, { kind: 'drew', seat: 0, count: 1, cards: ['Gc'] }, before)
    expect(fieldDetail(shown)!.pile).toBe(7)
    expect(ownCards(shown)).toEqual(['Rb', 'Rb', 'U', 'Gc'])
  })
})

test('scores are shown as soon as they are told', () => {
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
  const shown = reduce(snapshotOf(), { kind: 'match-over', outcome }, snapshotOf())
  expect(shown.view).toMatchObject({ outcome, phase: 'over', to_act: [] })
})

test('hearts break, the leftovers go, the gift and the draw are seen', () => {
  const before = snapshotOf({}, { extras: 2, gift: null, draw: null, dealer: null })
  const after = (event: TableEvent) => detail(reduce(before, event, before))
  expect(after({ kind: 'hearts-broken' }).hearts_broken).toBe(true)
  expect(after({ kind: 'leftovers-taken', seat: 1, count: 2 }).extras).toBe(0)
  expect(after({ kind: 'gift-turned', gift: 'mercy', name: 'Mercy', text: '…' }).gift).toBe('mercy')
  expect(after({ kind: 'drawn', draw: [['2C', '3D']], dealer: 0 })).toMatchObject({ dealer: 0 })
})

test('on a snapshot that stands still nothing can be done', () => {
  expect(still(snapshotOf({ can_undo: true, settled: true }))).toMatchObject({
    refused: [],
    can_undo: false,
    settled: false,
    view: { legal: [] },
  })
})
