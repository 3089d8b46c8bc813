import { expect, test } from 'vitest'
import { streamUrl, retryDelay } from './stream'

test('the stream is where the page is, from the version that was seen', () => {
  expect(streamUrl({ protocol: 'http:', host: 'localhost:8013' }, 'a b')).toBe(
    'ws://localhost:8013/api/tables/a%20b/live',
  )
  expect(streamUrl({ protocol: 'https:', host: 'moon.example' }, 't', 7)).toBe(
    'wss://moon.example/api/tables/t/live?since=7',
  )
})

test('tries grow apart, but never more than ten seconds', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([250, 500, 1000, 2000])
  expect(retryDelay(20)).toBe(10_000)
})
