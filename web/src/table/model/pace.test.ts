import { expect, test } from 'vitest'
import { sharedTempo, PACES, trickStaysFor, tempoOf } from './pace'

test('each pace has a time for which a trick stays, within bounds', () => {
  expect(PACES.map(trickStaysFor)).toEqual([2600, 1500, 700, 4000])
  expect(trickStaysFor('instant')).toBeNull()
})

test('a trick stays as long as the slowest reader likes, and never shorter than one likes oneself', () => {
  const fast = tempoOf('fast')
  expect(sharedTempo(fast, 2600)).toEqual({ ...fast, trick: 2600 })
  expect(sharedTempo(tempoOf('slow'), 700)).toEqual(tempoOf('slow'))
  expect(sharedTempo(fast, null)).toEqual(fast)
})

test('a page that holds nothing, or waits for its player, goes on as it does', () => {
  for (const pace of ['instant', 'wait'] as const)
    expect(sharedTempo(tempoOf(pace), 2600)).toEqual(tempoOf(pace))
})
