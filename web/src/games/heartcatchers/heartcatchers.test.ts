import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { plain } from '../../language/language.svelte'
import { openingScene } from '../../table/model/scene'
import { ownCards } from '../../table/model/scene'
import { reduce } from '../../table/playback/reduce'
import { beatsOf } from '../../table/playback/choreography'
import { tempoOf } from '../../table/model/pace'
import { handProgress } from '../../table/model/progress'
import { resultOf } from '../../table/model/results'
import { fieldSnapshot, snapshotOf } from '../../table/model/testing'
import { presentSentences } from '../../table/sentences/sentences'
import type { Session } from '../../table/session/session.svelte'
import type { StackText, TableEvent } from '../../wire/types'
import { logicOf, tableOf } from '../../table/model/games'
import { readFieldAction } from './actions'
import { fieldDetail } from './field'
import { turnLasts, wayOf } from './flights'
import Scoring from './Scoring.svelte'
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

test('a selected card shows what it can catch, steal and where it can hide', () => {
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

test('a place of the field is read from the target of a drop', () => {
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
    return logicOf('heartcatchers').rematch?.({
      ...snapshot,
      view: { ...snapshot.view, options, outcome },
    })
  }
  expect(ended([0, 1], 1)).toEqual({
    label: 'Best of 3',
    options: { best_of: 3, uncatchable_scores: false },
  })
  expect(ended([0], 1)).toBeNull()
  expect(ended([1], 3)).toBeNull()
  expect(logicOf('heartcatchers').rematch?.(fieldSnapshot())).toBeNull()
})

describe('the state of the field for a player who opens the table', () => {
  /** At turn `turn`, where it is `mover`'s turn, with this on the field instead. */
  const at = (turn: number, mover: number, row: number, stack: StackText) => {
    const base = fieldSnapshot()
    const detail = fieldDetail(base)!
    const field = detail.field.map((stacks) => [...stacks])
    field[row]![1] = stack
    const view = { ...base.view, to_act: [mover], detail: { ...detail, field, turn_number: turn } }
    return presentSentences({ ...base, view })
  }
  const other = fieldSnapshot().seats[1]!.name
  const plain = { up: ['Gb'], secrets: [] }

  test('who begins', () => {
    expect(at(1, 0, 0, plain)).toEqual(['Game 1: you go first.'])
    expect(at(1, 1, 0, plain)).toEqual([`Game 1: ${other} goes first.`])
  })

  test('the first turn', () => {
    const now = `Game 1, turn 2 of 14. ${other} went first.`
    expect(at(2, 0, 1, { up: ['Gu', 'Rb'], secrets: [] })).toEqual([
      now,
      `${other} caught a stack with a red Blank. It is now ${other}’s stack 2.`,
    ])
    expect(at(2, 0, 0, { up: ['Gu'], secrets: [{ card: null, by: 1 }] })).toEqual([
      now,
      `${other} hides a card under your stack 2.`,
    ])
  })

  test('which turn it is later on', () => {
    expect(at(7, 0, 0, plain)).toEqual(['Game 1, turn 7 of 14. You went first.'])
    expect(at(8, 0, 0, plain)).toEqual([`Game 1, turn 8 of 14. ${other} went first.`])
  })
})

test('the scoring of a finished game is complete after a reload', () => {
  const base = fieldSnapshot()
  const detail = fieldDetail(base)!
  const field = [
    [{ up: ['Gb', 'Rb'], secrets: [{ card: 'Bu', by: 1 }] }, ...detail.field[0]!.slice(1)],
    [{ up: ['U'], secrets: [{ card: 'Bh', by: 1 }] }, ...detail.field[1]!.slice(1)],
  ]
  const told = (uncatchable_scores: boolean, points: number[]) => {
    const last_game = { points, changes_of_heart: 0, field }
    const view = {
      ...base.view,
      options: { best_of: 1, uncatchable_scores },
      detail: { ...detail, last_game },
    }
    const props = { session: null as unknown as Session, scene: openingScene({ ...base, view }) }
    const { body } = render(Scoring, { props })
    const rows = body.replace(/<!--[\s\S]*?-->/g, '').match(/<tbody[^>]*>[\s\S]*<\/tbody>/)![0]
    return [...rows.matchAll(/<td[^>]*>([^<]*)</g)].map(([, value]) => value)
  }
  expect(told(true, [7, 0])).toEqual(['+3', '−3', '4', '3', '7', '0'])
  expect(told(false, [7, -2])).toEqual(['+3', '−3', '4', '1', '7', '−2'])
})

test('every hint can be read at a glance', () => {
  const hints = tableOf('heartcatchers')!.hints.map((hint) => plain(hint.text))
  expect(hints.filter((text) => text.length > 110)).toEqual([])
})

describe('a turn is seen as it goes', () => {
  test('a card lands where it is laid, on either side', () => {
    const caught = { kind: 'caught' as const, seat: 1, card: 'Rb', place: 2 }
    expect(wayOf(caught, 0)).toEqual({ lands: 'theirs-2', under: false, crosses: null })
    expect(wayOf(caught, 1)).toEqual({ lands: 'mine-2', under: false, crosses: null })
    const laid = { kind: 'secret-laid' as const, seat: 1, card: null, side: 0, place: 3 }
    expect(wayOf(laid, 0)).toEqual({ lands: 'mine-3', under: true, crosses: null })
  })

  test('a stolen stack crosses over to the place of the one that is given for it', () => {
    const stole = { kind: 'stole' as const, seat: 1, card: 'Rb', place: 2, given: 3 }
    expect(wayOf(stole, 0)).toEqual({
      lands: 'theirs-3',
      under: false,
      crosses: ['theirs-3', 'mine-2'],
    })
    expect(wayOf(stole, 1).crosses).toEqual(['mine-3', 'theirs-2'])
  })

  test('the table waits until the stacks have crossed', () => {
    const tempo = tempoOf('normal')
    const stole = { kind: 'stole' as const, seat: 1, card: 'Rb', place: 2, given: 3 }
    const [, hold] = beatsOf(stole, [], tempo, fieldSnapshot())
    expect(hold).toMatchObject({ do: 'hold' })
    expect(turnLasts(stole, tempo)).toBe(hold?.do === 'hold' && hold.ms)
    expect(turnLasts(stole, tempo)).toBeGreaterThanOrEqual(
      tempo.fly + tempo.play + 2 * tempo.gather,
    )
    expect(turnLasts(stole, tempoOf('instant'))).toBe(0)
  })
})
