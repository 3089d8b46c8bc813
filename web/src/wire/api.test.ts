import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from './table-api'

function answer(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

async function failure(): Promise<api.RequestError> {
  return api.act('t', { version: 1, action: 'QS' }).then(
    () => expect.unreachable('the request was done'),
    (error: unknown) => error as api.RequestError,
  )
}

beforeEach(() => vi.stubGlobal('navigator', { cookieEnabled: true }))
afterEach(() => vi.unstubAllGlobals())

test('an action is sent to its table with the version it was chosen from', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([init.method, url, init.body])
    return new Response('{"version":8}')
  })
  expect(await api.act('a/b', { version: 7, action: 'QS' })).toEqual({ version: 8 })
  expect(sent).toEqual([['POST', '/api/tables/a%2Fb/actions', '{"version":7,"action":"QS"}']])
})

test('a refusal by the rules has the sentence of its reason', async () => {
  const reason = { code: 'must-follow', parameters: { led: 'C' }, sentence: 'Clubs were led.' }
  const problem = { code: 'illegal-action', detail: 'It may not be done.', status: 422, reason }
  answer(422, JSON.stringify(problem))
  const error = await failure()
  expect(error).toMatchObject({ code: 'illegal-action', status: 422, reason })
  expect(api.errorText(error)).toBe('Clubs were led.')
})

test('an invalid option is named, so that the page can show the error at its field', async () => {
  const problem = { code: 'bad-option', detail: 'Play to: it is too much.', option: 'target' }
  answer(400, JSON.stringify(problem))
  expect(api.problemOf(await failure())).toEqual({
    text: 'Play to: it is too much.',
    option: 'target',
  })
  answer(409, JSON.stringify({ code: 'too-many-tables', detail: 'Too many.' }))
  const text = 'You have too many unfinished matches. Finish one before you start another.'
  expect(api.problemOf(await failure())).toEqual({ text, option: undefined })
})

test('a problem of a later release has its detail', async () => {
  answer(409, JSON.stringify({ code: 'too-loud', detail: 'Be quiet.' }))
  expect(api.errorText(await failure())).toBe('Be quiet.')
})

test('an answer that is no problem document has its status', async () => {
  for (const body of ['<h1>Bad gateway</h1>', '{"error":1}']) {
    answer(502, body)
    expect(api.errorText(await failure())).toBe('The server has a problem (error 502).')
  }
})

test('an unreachable server has its own error', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
  expect(await failure()).toMatchObject({ code: 'unreachable', status: 0 })
})

test('an answer that breaks off counts as an unreachable server', async () => {
  const broken = { ok: true, text: async () => Promise.reject(new TypeError('network')) }
  vi.stubGlobal('fetch', async () => broken)
  expect(await failure()).toMatchObject({ code: 'unreachable', status: 0 })
})

test('a browser without cookies sends no request that changes something', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false })
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response('{"games":[]}')
  })
  const error = await failure()
  expect(error.code).toBe('no-cookies')
  expect(api.errorText(error)).toContain('Allow cookies for this site')
  expect(asked).toBe(0)
  await api.games()
  expect(asked).toBe(1)
})

test('the refusal of a taken name has a free one', async () => {
  const problem = { code: 'name-taken', detail: 'Take another name.', other_name: 'Ana 2' }
  answer(409, JSON.stringify(problem))
  expect(await failure()).toMatchObject({ code: 'name-taken', otherName: 'Ana 2' })
})
