import { expect, test } from 'vitest'
import type { TableEvent } from '../../wire/types'
import { withView } from '../model/change'
import { beatsOf } from './choreography'
import { tempoOf } from '../model/pace'
import { snapshotOf } from '../model/testing'

const next = snapshotOf()
const taken: TableEvent = { kind: 'trick-taken', seat: 2, cards: [], points: 0, points_taken: [] }
const scored: TableEvent = { kind: 'hand-scored', hand: 1, scores: [], totals: [] }
const over: TableEvent = {
  kind: 'match-over',
  outcome: { winners: [0], totals: [], reason: 'target' },
}

test('a trick is marked, held, gathered and only then removed', () => {
  const beats = beatsOf(taken, [], tempoOf('normal'), next)
  expect(beats.map((beat) => beat.do)).toEqual(['mark', 'hold', 'gather', 'apply'])
})

test('at the pace that waits the player turns the trick down', () => {
  const beats = beatsOf(taken, [], tempoOf('wait'), next)
  expect(beats[1]).toEqual({ do: 'ask', ask: 'trick' })
})

test('a slower pace holds longer', () => {
  const hold = (pace: 'slow' | 'normal' | 'fast' | 'instant') =>
    beatsOf(taken, [], tempoOf(pace), next).find((beat) => beat.do === 'hold')?.ms ?? 0
  expect(hold('slow')).toBeGreaterThan(hold('normal'))
  expect(hold('normal')).toBeGreaterThan(hold('fast'))
  expect(hold('instant')).toBe(0)
})

test('a scored hand waits for the player, unless the match ends with it', () => {
  const asks = (rest: TableEvent[]) =>
    beatsOf(scored, rest, tempoOf('normal'), next).filter((beat) => beat.do === 'ask')
  expect(asks([])).toEqual([{ do: 'ask', ask: 'result' }])
  expect(asks([over])).toEqual([])
})

test('a notice comes and goes', () => {
  const banners = beatsOf({ kind: 'moon-shot', seat: 1 }, [], tempoOf('fast'), next).filter(
    (beat) => beat.do === 'banner',
  )
  expect(banners).toEqual([
    { do: 'banner', banner: { text: 'Ada shot the moon!', tone: 'moon', picture: 'moon' } },
    { do: 'banner', banner: null },
  ])
})

test('broken hearts are no notice where they need not be broken', () => {
  const broken = { kind: 'hearts-broken' } as const
  const next = snapshotOf()
  const free = withView(next, { options: { must_break_hearts: false } })
  const beats = (at: typeof next) => beatsOf(broken, [], tempoOf('normal'), at)
  expect(beats(next).some(({ do: what }) => what === 'banner')).toBe(true)
  expect(beats(free)).toEqual([{ do: 'apply' }])
})
