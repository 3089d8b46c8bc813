import { afterEach, expect, test, vi } from 'vitest'
import { plain } from '../language/language.svelte'
import { loadFailure } from './failure'

afterEach(() => vi.unstubAllGlobals())

const why = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return loadFailure('/assets/base-12345678.js')
}

test('a server without the file has another version', async () => {
  expect(await why(async () => new Response(null, { status: 404 }))).toMatchObject({
    updated: true,
    label: 'base-updated-load',
  })
})

test('a server that does not answer, or has none behind it, cannot be reached', async () => {
  const away = await why(async () => Promise.reject(new TypeError('network')))
  expect(away).toMatchObject({ updated: false, label: 'base-try-again' })
  expect(plain(away.text)).toContain('can’t be reached')
  expect(await why(async () => new Response(null, { status: 502 }))).toEqual(away)
})

test('a server with this version is not called unreachable', async () => {
  const broken = await why(async () => new Response(null, { status: 200 }))
  expect(broken).toMatchObject({ updated: false, label: 'base-try-again' })
  expect(plain(broken.text)).not.toContain('reached')
})
