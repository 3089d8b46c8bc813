import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { again, nobodyThere, WAITS } from './retry'
import { RequestError } from './api'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

let troubles: string[]
beforeEach(() => void (troubles = []))
const trouble = ({ code }: RequestError) => void troubles.push(code)

const unreachable = () => new RequestError('unreachable', 'The server cannot be reached.', 0)

/** A request that fails so often, each time with that error. */
function failing(times: number, error: () => Error) {
  let asked = 0
  return {
    request: () => (asked++ < times ? Promise.reject(error()) : Promise.resolve('done')),
    asked: () => asked,
  }
}

test('what nobody answered is asked again until somebody does', async () => {
  const { request, asked } = failing(3, unreachable)
  const answer = again(request, trouble)
  await vi.advanceTimersByTimeAsync(200 + 400 - 1)
  expect([asked(), troubles]).toEqual([2, []])
  await vi.runAllTimersAsync()
  expect(await answer).toBe('done')
  expect([asked(), troubles]).toEqual([4, ['unreachable']])
})

test('after ten seconds it is told that nobody answers', async () => {
  const { request, asked } = failing(99, unreachable)
  const answer = again(request, trouble).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toMatchObject({ code: 'unreachable' })
  expect([asked(), troubles]).toEqual([WAITS.length + 1, ['unreachable']])
})

test('what a server has answered is not asked again', async () => {
  for (const [code, status] of [
    ['stale-version', 409],
    ['storage', 503],
    ['error', 500],
    ['rate-limited', 429],
  ] as const) {
    const { request, asked } = failing(1, () => new RequestError(code, 'No.', status))
    await expect(again(request, trouble)).rejects.toMatchObject({ code })
    expect(asked()).toBe(1)
  }
  expect(troubles).toEqual([])
})

test('a proxy without a server, and a server that stops, are nobody', () => {
  for (const [code, status] of [
    ['error', 502],
    ['error', 503],
    ['error', 504],
    ['stopping', 503],
    ['upgrading', 503],
  ] as const) {
    expect(nobodyThere(new RequestError(code, '', status))).toBe(true)
  }
  expect(nobodyThere(new TypeError('a fault of the page'))).toBe(false)
})
