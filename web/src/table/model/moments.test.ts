import { expect, test } from 'vitest'
import type { Snapshot, TableEvent } from '../../wire/types'
import { trickMoments } from './moments'
import { snapshotOf } from './testing'

type Taken = Extract<TableEvent, { kind: 'trick-taken' }>
const taken = (seat: number, points: number, cards: string[] = []): Taken => ({
  kind: 'trick-taken',
  seat,
  points,
  cards: cards.map((card, by) => ({ seat: by, card })),
  points_taken: [0, 14, 0, 0],
})

function table(attempt: number | null, phase: 'play' | 'over' = 'play'): Snapshot {
  const snapshot = snapshotOf()
  const view = { ...snapshot.view, phase }
  return { ...snapshot, you: 0, moon_attempt: attempt, view }
}

const pictures = (...args: Parameters<typeof trickMoments>) =>
  trickMoments(...args).map(({ picture }) => picture)

test('the queen is staged when somebody takes her, not where she costs nothing', () => {
  const staged = (points: number, cards: string[]) =>
    pictures(taken(1, points, cards), table(null), table(null), [])
  expect(staged(13, ['2S', 'QS', '3S'])).toEqual(['queen'])
  expect(staged(0, ['2S', 'QS', '3S'])).toEqual([])
  const sounds = (seat: number) =>
    trickMoments(taken(seat, 13, ['QS']), table(null), table(null), []).map(({ sound }) => sound)
  expect([sounds(1), sounds(0)]).toEqual([['danger'], [undefined]])
  expect(staged(13, ['2S', 'KS', '3S'])).toEqual([])
})

test('an attempt at the moon is a moment once, with the points', () => {
  const [moment] = trickMoments(taken(1, 1), table(null), table(1), [])
  expect(moment).toMatchObject({ picture: 'attempt', tone: 'moon' })
  expect(moment!.text).toMatch(/has taken every point so far: 14!$/)
  expect(pictures(taken(1, 1), table(1), table(1), [])).toEqual([])
})

test('a player who takes a point has stopped the moon', () => {
  const moments = trickMoments(taken(2, 1), table(1), table(null), [])
  expect(moments).toMatchObject([{ picture: 'broken', sound: 'stopped' }])
  const own = trickMoments(taken(2, 1), table(0), table(null), [])
  expect(own[0]!.text).toContain('stops your moon')
})

test('a hand that ends breaks no moon, and a later trick of the update has the say', () => {
  const scored = { kind: 'hand-scored' } as TableEvent
  const shot = { kind: 'moon-shot', seat: 1 } as TableEvent
  expect(pictures(taken(1, 1), table(1), table(null), [scored])).toEqual([])
  expect(pictures(taken(1, 1), table(1), table(null), [shot])).toEqual([])
  expect(pictures(taken(1, 1), table(null), table(1), [taken(2, 0)])).toEqual([])
  expect(pictures(taken(1, 1), table(1), table(null, 'over'), [])).toEqual([])
})
