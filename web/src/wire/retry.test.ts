import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry, isUnavailable, WAITS } from './retry'
import { RequestError } from './api'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

let troubles: string[]
beforeEach(() => void (troubles = []))
const trouble = ({ code }: RequestError) => void troubles.push(code)

const unreachable = () => new RequestError('unreachable', 'The server cannot be reached.', 0)

/** A request that fails so often, each time with that error. */
function failing(times: number, error: () => Error) {
  let tries = 0
  return {
    request: () => (tries++ < times ? Promise.reject(error()) : Promise.resolve('done')),
    tries: () => tries,
  }
}

test('an unanswered request is retried until it is answered', async () => {
  const { request, tries } = failing(3, unreachable)
  const answer = retry(request, trouble)
  await vi.advanceTimersByTimeAsync(200 + 400 - 1)
  expect([tries(), troubles]).toEqual([2, []])
  await vi.runAllTimersAsync()
  expect(await answer).toBe('done')
  expect([tries(), troubles]).toEqual([4, ['unreachable']])
})

test('after ten seconds the request fails', async () => {
  const { request, tries } = failing(99, unreachable)
  const answer = retry(request, trouble).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toMatchObject({ code: 'unreachable' })
  expect([tries(), troubles]).toEqual([WAITS.length + 1, ['unreachable']])
})

test('an answered request is not retried', async () => {
  for (const [code, status] of [
    ['stale-version', 409],
    ['storage', 503],
    ['error', 500],
    ['rate-limited', 429],
  ] as const) {
    const { request, tries } = failing(1, () => new RequestError(code, 'No.', status))
    await expect(retry(request, trouble)).rejects.toMatchObject({ code })
    expect(tries()).toBe(1)
  }
  expect(troubles).toEqual([])
})

test('a proxy without a server and a stopping server count as unavailable', () => {
  for (const [code, status] of [
    ['error', 502],
    ['error', 503],
    ['error', 504],
    ['stopping', 503],
    ['upgrading', 503],
  ] as const) {
    expect(isUnavailable(new RequestError(code, '', status))).toBe(true)
  }
  expect(isUnavailable(new TypeError('a fault of the page'))).toBe(false)
})
