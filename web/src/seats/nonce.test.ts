import { beforeEach, expect, test, vi } from 'vitest'
import { freshNonce, ownNonces } from './nonce'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a nonce is 32 random bytes in hex, stored with its table', () => {
  const [one, two] = [freshNonce('a'), freshNonce('a')]
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(two).not.toBe(one)
  const other = freshNonce('b')
  expect(ownNonces('a')).toEqual([one, two])
  expect(ownNonces('b')).toEqual([other])
  expect(ownNonces('c')).toEqual([])
})

test('only so many tables are remembered, the latest', () => {
  for (let table = 0; table < 205; table++) freshNonce(`t${table}`)
  expect(ownNonces('t4')).toEqual([])
  expect(ownNonces('t5')).toHaveLength(1)
  expect(ownNonces('t204')).toHaveLength(1)
})
