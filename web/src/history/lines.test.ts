import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { History } from '../wire/types'
import HistoryView from './HistoryView.svelte'
import { linesOf, handsOf } from './lines'

/** What a seat has where nothing is missing. */
const HERE = {
  free: false,
  kept: false,
  program: false,
  account: false,
  level: null,
  here: true,
  away: null,
  clock: null,
}

const laid = (seat: number, card: string) => ({ seat, card })
const taken = (seat: number, cards: { seat: number; card: string }[]) => ({
  kind: 'trick-taken' as const,
  seat,
  cards,
  points: cards.length,
  points_taken: [],
})

function historyOf(change: Partial<History> = {}): History {
  return {
    table: 't1',
    game: 'hearts',
    game_name: 'Hearts',
    you: 0,
    seats: [
      { name: 'Zoe', bot: false, ...HERE },
      { name: 'Ada', bot: true, ...HERE },
    ],
    over: false,
    closed: false,
    hands: [
      {
        number: 1,
        dealt: null,
        events: [
          { kind: 'dealt', hand: 1, pass_left: 0, pass_count: 0 },
          { kind: 'hint', seat: 1 },
          { kind: 'played', seat: 1, card: '2C', led: true },
          { kind: 'played', seat: 0, card: 'AC', led: false },
          taken(0, [laid(1, '2C'), laid(0, 'AC')]),
          { kind: 'hand-scored', hand: 1, scores: [3, 23], totals: [3, 23] },
        ],
      },
      { number: 2, dealt: null, events: [taken(1, [])] },
    ],
    ...change,
  }
}

test('a hand is written in sentences, from the point of view of the viewer', () => {
  const [first] = handsOf(historyOf())
  expect(first!.lines).toEqual([
    'Hand 1 is dealt.',
    'Ada takes a hint.',
    'Ada leads the 2 of clubs.',
    'You play the ace of clubs.',
    'You take the trick: 2 points.',
    'Scores of hand 1: you 3 and Ada 23.',
  ])
  expect(first!.scores).toEqual([3, 23])
  expect(handsOf(historyOf({ you: null }))[0]!.lines[3]).toBe('Zoe plays the ace of clubs.')
})

test('tricks are shown with their winners, hidden ones only counted', () => {
  const [first, second] = handsOf(historyOf())
  expect(first!.tricks).toEqual([{ cards: [laid(1, '2C'), laid(0, 'AC')], winner: 0, points: 2 }])
  expect([first!.hidden, second!.tricks, second!.hidden]).toEqual([0, [], 1])
  expect(second!.scores).toBeNull()
})

test('points below zero have the same minus in the heading of a hand and in its lines', () => {
  const scored = { kind: 'hand-scored' as const, hand: 1, scores: [-2, 26], totals: [-2, 26] }
  const history = historyOf({ hands: [{ number: 1, dealt: null, events: [scored] }] })
  const { body } = render(HistoryView, { props: { history } })
  expect(body).toContain('Zoe −2, Ada 26')
  expect(body).toContain('Scores of hand 1: you −2 and Ada 26.')
})

test('the lines end before any known event', () => {
  const outcome = { winners: [0], totals: [3, 23], reason: 'target' as const }
  const history = historyOf()
  history.hands.at(-1)!.events.push({ kind: 'match-over', outcome } as never)
  const lines = linesOf(history)
  expect(lines).toHaveLength(8)
  expect(lines.slice(-2)).toEqual(['Ada takes the trick.', 'You win the match!'])
  const events = history.hands.flatMap(({ events }) => events)
  expect(linesOf(history, events.slice(-1))).toEqual(lines.slice(0, -1))
  expect(linesOf(history, events.slice(-3))).toEqual(lines.slice(0, -3))
  expect(linesOf(history, events)).toEqual([])
  // The page has received more than the history has.
  const later = { kind: 'played' as const, seat: 1, card: '3C', led: true }
  expect(linesOf(history, [...events.slice(-2), later])).toEqual(lines.slice(0, -2))
  expect(linesOf(history, [later])).toEqual(lines)
  expect(linesOf(historyOf({ hands: [] }))).toEqual([])
})

test('a match that was stopped ends with that, and its last hand is not under way', () => {
  const history = historyOf({ over: true })
  expect(linesOf(history).slice(-2)).toEqual(['Ada takes the trick.', 'The match was stopped.'])
  const { body } = render(HistoryView, { props: { history } })
  expect(body).toContain('not finished')
  expect(body).not.toContain('under way')
})
