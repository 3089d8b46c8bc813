import { expect, test } from 'vitest'
import type { Event } from '../../generated/Event'
import type { EndReason } from '../../generated/EndReason'
import { decidedBy } from './decided'
import type { History, Seat, Snapshot, TrickDetail } from '../../wire/types'
import { fieldSnapshot, snapshotOf } from '../model/testing'

/** A match that is over with these scores hand by hand; the lowest total wins. */
function over(hands: number[][], change: Partial<Snapshot> = {}, reason: EndReason = 'target') {
  const totals = hands[0]!.map((_, seat) => hands.reduce((sum, hand) => sum + hand[seat]!, 0))
  const best = Math.min(...totals)
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []))
  const snapshot = snapshotOf(change, { hand_scores_history: hands } as Partial<TrickDetail>)
  snapshot.view.totals = totals
  snapshot.view.outcome = { winners, totals, reason }
  return snapshot
}

const told = (number: number, ...events: Event[]): History => ({
  table: 't1',
  game: 'hearts',
  game_name: 'Hearts',
  you: 0,
  seats: [],
  over: true,
  closed: false,
  hands: [{ number, dealt: null, events }],
})

const queen = (seat: Seat, points = 13): Event => ({
  kind: 'trick-taken',
  seat,
  cards: [{ seat, card: 'QS' }],
  points,
  points_taken: [],
})

test('the hand without which the winner would not have been ahead decided the match', () => {
  const match = over([
    [10, 8, 4, 4],
    [0, 20, 3, 3],
    [60, 60, 99, 100],
  ])
  expect(decidedBy(match, null)).toBe('Hand 2 decided it: Ada scored 20 points; you scored 0.')
  const others = { ...match, you: 1 as Seat }
  expect(decidedBy(others, null)).toBe('Hand 2 decided it: you scored 20 points; Zoe scored 0.')
  expect(decidedBy({ ...match, you: null }, null)).toBe(
    'Hand 2 decided it: Ada scored 20 points; Zoe scored 0.',
  )
})

test('the queen of spades is named if the runner-up took her in that hand', () => {
  const match = over([
    [10, 8, 40, 40],
    [3, 20, 3, 0],
  ])
  expect(decidedBy(match, told(2, queen(1)))).toBe(
    'Hand 2 decided it: Ada took the queen of spades and scored 20 points; you scored 3.',
  )
  const without = 'Hand 2 decided it: Ada scored 20 points; you scored 3.'
  expect(decidedBy(match, told(2, queen(2)))).toBe(without)
  expect(decidedBy(match, told(1, queen(1)))).toBe(without)
  expect(decidedBy(match, told(2, queen(1, 0)))).toBe(without)
})

test('a moon is named, whatever it did to the scores', () => {
  const added = over([
    [30, 20, 30, 30],
    [0, 26, 26, 26],
  ])
  const moon = told(2, { kind: 'moon-shot', seat: 0 })
  expect(decidedBy(added, moon)).toBe('Hand 2 decided it: you shot the moon.')
  const taken = over([
    [30, 20, 40, 40],
    [-26, 0, 0, 0],
  ])
  expect(decidedBy(taken, moon)).toBe('Hand 2 decided it: you shot the moon.')
  expect(decidedBy({ ...taken, you: 2 }, moon)).toBe('Hand 2 decided it: Zoe shot the moon.')
})

test('a card that did not follow suit is named', () => {
  const match = over(
    [
      [10, 8, 40, 40],
      [0, 13, 0, 0],
    ],
    { game: 'cardominoes' },
  )
  expect(decidedBy(match, told(2, { kind: 'revoked', seats: [1] }))).toBe(
    'Hand 2 decided it: Ada didn’t follow suit, which cost them 13 points.',
  )
})

test('if no hand decided, the sentence says since when the winner was ahead', () => {
  const whole = over([
    [2, 10, 7, 7],
    [2, 10, 7, 7],
    [2, 8, 9, 7],
  ])
  expect(decidedBy(whole, null)).toBe('You were ahead from the first hand to the last.')
  expect(decidedBy({ ...whole, you: 3 }, null)).toBe(
    'Zoe was ahead from the first hand to the last.',
  )
  const late = over([
    [9, 8, 30, 30],
    [3, 9, 20, 20],
    [3, 9, 20, 20],
    [3, 9, 20, 20],
  ])
  expect(decidedBy(late, null)).toBe('You took the lead in hand 2 and kept it.')
})

test('a match of one hand has no hand that decided among others', () => {
  const match = over([[3, 5, 16, 3]], { game: 'wild-twists' }, 'length')
  expect(decidedBy(match, null)).toBe('Ada scored 5 points; you scored 3.')
  expect(decidedBy({ ...match, you: 1 }, null)).toBe('You scored 5 points; Zoe scored 3.')
})

test('a shared win is compared with the runner-up, if there is one', () => {
  const shared = over([
    [5, 5, 16, 0],
    [5, 5, 0, 16],
  ])
  expect(shared.view.outcome!.winners).toEqual([0, 1])
  expect(decidedBy({ ...shared, you: 1 }, null)).toBe(
    'Hand 1 decided it: Boris scored 16 points; you scored 5.',
  )
  expect(decidedBy(over([[6, 6, 6, 6]]), null)).toBeNull()
  expect(decidedBy(snapshotOf(), null)).toBeNull()
})

test('all six Curses win whatever the totals', () => {
  const match = over([[12, 1, 0, 0]], { game: 'black-hearts' }, 'all-curses')
  match.view.outcome!.winners = [0]
  expect(decidedBy(match, null)).toBe('You took all 6 Curses in one hand.')
  const usual = over([[0, 14, 3, 5]], { game: 'black-hearts' }, 'thirteen')
  expect(decidedBy(usual, null)).toBe('Boris scored 3 points; you scored 0.')
})

const stack = (up: string[], secrets: string[] = []) => ({ up, secrets: secrets }) as never

/** A finished match of Heartcatchers whose last game lay so. */
function caught(points: number[], rows: string[][], best_of = 1, totals = [1, 0]) {
  const snapshot = fieldSnapshot()
  const field = rows.map((row) => row.map((cards) => stack(cards.split(' ').filter(Boolean))))
  snapshot.view.options = { best_of, uncatchable_scores: true }
  Object.assign(snapshot.view.detail, { last_game: { points, changes_of_heart: 0, field } })
  const winners = points[0] === points[1] ? [0, 1] : [totals[0]! > totals[1]! ? 0 : 1]
  snapshot.view.outcome = { winners, totals, reason: 'games' }
  return { ...snapshot, you: 0 as Seat }
}

test('a game of Heartcatchers is decided by the face-up cards, or by the Secrets', () => {
  const rows = [
    ['Rb Gb', 'Bb', 'Rl'],
    ['Rb', 'Bb', 'Gl'],
  ]
  expect(decidedBy(caught([7, 3], rows), null)).toBe('You had more points face up: 4 to 3.')
  expect(decidedBy(caught([1, 3], rows, 1, [0, 1]), null)).toBe(
    'The Secrets decided it: face up, you led 4 to 3.',
  )
  const level = [
    ['Rb', 'Bb', 'Rl'],
    ['Rb', 'Bb', 'Gl'],
  ]
  expect(decidedBy(caught([6, 3], level), null)).toBe(
    'The Secrets decided it: face-up points were 3 each.',
  )
  expect(decidedBy(caught([5, 5], level), null)).toBe('Both sides scored 5 points.')
  expect(decidedBy(caught([7, 3], rows, 3, [2, 1]), null)).toBe('You won by 2 games to 1.')
  expect(decidedBy(caught([7, 3], rows, 3, [2, 0]), null)).toBe('You won by 2 games to 0.')
})
