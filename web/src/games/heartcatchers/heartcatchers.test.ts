import { describe, expect, test } from 'vitest'
import { ownCards } from '../../table/scene'
import { reduce } from '../../table/reduce'
import { beatsOf } from '../../table/choreography'
import { tempoOf } from '../../table/pace'
import { handProgress } from '../../table/progress'
import { resultOf } from '../../table/results'
import { fieldSnapshot, snapshotOf } from '../../table/testing'
import type { TableEvent } from '../../wire/types'
import { partOf, tableOf } from '../parts'
import { readFieldAction } from './actions'
import { fieldDetail } from './field'
import { readDrop, targetsOf, touched } from './targets'

test('actions on the field say what, with which card and where', () => {
  const read = (text: string) => {
    const action = readFieldAction(text)
    expect(action?.text).toBe(text)
    return action
  }
  expect(read('catch Rb on 2')).toMatchObject({ do: 'catch', card: 'Rb', place: 2 })
  expect(read('steal U on 1 for 3')).toMatchObject({ do: 'steal', card: 'U', place: 1, given: 3 })
  expect(read('secret Ru under mine 2')).toMatchObject({ do: 'secret', side: 'mine', place: 2 })
  expect(read('secret U under theirs 1')).toMatchObject({ card: 'U', side: 'theirs', place: 1 })
  expect(readFieldAction('gather')).toBeNull()
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

  test('the totals of a scored game are shown', () => {
    const event = { kind: 'game-scored', totals: [1, 0], field: [[], []] } as unknown as TableEvent
    const shown = reduce(fieldSnapshot(), event, fieldSnapshot())
    expect(shown.view.totals).toEqual([1, 0])
    expect(fieldDetail(shown)?.field).toEqual([[], []])
  })

  test('it fills as the game is played', () => {
    // Six cards lie there, six are held, eight are to be drawn.
    expect(handProgress(fieldSnapshot())).toBeCloseTo(6 / 20)
  })
})

test('a card laid on the field is shown longer than one that is drawn', () => {
  const tempo = tempoOf('normal')
  const holds = (event: TableEvent) =>
    beatsOf(event, [], tempo, fieldSnapshot()).map((beat) => (beat.do === 'hold' ? beat.ms : 0))
  const caught = holds({ kind: 'caught', seat: 0, card: 'Rb', place: 1 })
  const drew = holds({ kind: 'drew', seat: 0, count: 1, cards: null })
  expect(Math.max(...caught)).toBeGreaterThan(Math.max(...drew))
})

test('a scored game is staged before its points change anything on the page', () => {
  const scored = { kind: 'game-scored', game: 2 } as TableEvent
  expect(beatsOf(scored, [], tempoOf('normal'), fieldSnapshot())).toEqual([
    { do: 'ask', ask: 'stage' },
    { do: 'apply' },
  ])
  expect(resultOf(scored, 'heartcatchers')).toMatchObject({ title: 'Game 2' })
})

test('a chosen card shows what it can catch, steal and where it can hide', () => {
  const targets = targetsOf([
    'catch Rb on 2',
    'steal Rb on 1 for 2',
    'steal Rb on 1 for 3',
    'secret Rb under mine 1',
  ])
  expect([...targets.catches.keys()]).toEqual([2])
  expect([...targets.steals.get(1)!.keys()]).toEqual([2, 3])
  expect(targets.secrets.mine.get(1)).toBe('secret Rb under mine 1')
  expect(targets.secrets.theirs.size).toBe(0)
})

test('a place of the field is read from where a card is let go', () => {
  expect(readDrop('stack-mine-2')).toEqual({ zone: 'stack', side: 'mine', place: 2 })
  expect(readDrop('under-theirs-3')).toEqual({ zone: 'under', side: 'theirs', place: 3 })
  expect(readDrop('play')).toBeNull()
})

test('a steal is seen at both ends', () => {
  const stole = { kind: 'stole' as const, seat: 1, card: 'Rb', place: 2, given: 3 }
  const places = [0, 1].flatMap((seat) => [1, 2, 3].map((place) => touched(stole, seat, place)))
  expect(places).toEqual([false, true, false, false, false, true])
  expect(touched(null, 0, 1)).toBe(false)
  expect(touched({ kind: 'hearts-broken' }, 0, 1)).toBe(false)
})

test('a drawn single game is followed by the offer of a best of three', () => {
  const ended = (winners: number[], best_of: number) => {
    const snapshot = fieldSnapshot()
    const outcome = { winners, totals: [0, 0], reason: 'games' as const }
    const options = { best_of, uncatchable_scores: false }
    return partOf('heartcatchers').rematch?.({
      ...snapshot,
      view: { ...snapshot.view, options, outcome },
    })
  }
  expect(ended([0, 1], 1)).toEqual({
    label: 'Best of three',
    options: { best_of: 3, uncatchable_scores: false },
  })
  expect(ended([0], 1)).toBeNull()
  expect(ended([1], 3)).toBeNull()
  expect(partOf('heartcatchers').rematch?.(fieldSnapshot())).toBeNull()
})

test('every hint can be read at a glance', () => {
  const hints = tableOf('heartcatchers')!.hints.map((hint) => hint.text)
  expect(hints.filter((text) => text.length > 110)).toEqual([])
})
