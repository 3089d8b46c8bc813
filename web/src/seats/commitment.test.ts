import { beforeEach, expect, it, vi } from 'vitest'
import type { Snapshot } from '../wire/types'
import { rememberCommitment } from './commitment'

const stored = new Map<string, string>()
const kept = () => JSON.parse(stored.get('moonshot.commitments') ?? '{}') as Record<string, string>

const snapshot = (table: string, commitment: string | null, outcome: object | null = null) =>
  ({ table, commitment, life: { stage: 'playing' }, view: { outcome } }) as Snapshot

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it('keeps the first commitment of a table', () => {
  rememberCommitment(snapshot('a', 'one'))
  rememberCommitment(snapshot('a', 'two'))
  rememberCommitment(snapshot('b', 'three'))
  expect(kept()).toEqual({ a: 'one', b: 'three' })
})

it('keeps none from a match that is over, and none of a lesson', () => {
  rememberCommitment(snapshot('a', 'one', {}))
  rememberCommitment(snapshot('b', null))
  rememberCommitment({ ...snapshot('c', 'three'), life: { stage: 'over' } } as Snapshot)
  expect(kept()).toEqual({})
})

it('forgets the oldest', () => {
  for (let table = 0; table < 230; table++) rememberCommitment(snapshot(`t${table}`, 'x'))
  expect(Object.keys(kept())).toHaveLength(200)
  expect(kept()).not.toHaveProperty('t29')
  expect(kept()).toHaveProperty('t30')
})
