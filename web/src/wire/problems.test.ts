import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemText, type Told } from './problems'

const told = (code: string, more: Partial<Told> = {}) =>
  problemText({ code, detail: 'As the server says it.', wait: null, ...more })

/** What programs alone are refused: the page makes no such request. */
const PROGRAMS = [
  'bad-json',
  'bad-nonce',
  'bad-notation',
  'method-not-allowed',
  'no-seat',
  'nonce-missing',
  'not-json',
  'not-new',
  'not-websocket',
  'unknown-game',
]
/** What the server says more of than its code: the rule that is broken, the entry that is wrong. */
const SAID = ['bad-option', 'bad-request', 'illegal-action']

test('every error of the API has a sentence of the page', () => {
  const table = readFileSync('../docs/errors.md', 'utf8')
  const codes = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code!)
  expect(codes.length).toBeGreaterThan(50)
  const server = codes.filter((code) => told(code) === 'As the server says it.')
  expect(server).toEqual([...PROGRAMS, ...SAID].sort())
})

test('a name that is taken comes with a free one, if the server knows one', () => {
  expect(told('name-taken')).not.toContain('such as')
  expect(told('name-taken', { other_name: 'Ana 2' })).toMatch(/such as Ana 2\.$/)
  expect(told('name-of-account', { other_name: 'Ana 2' })).toMatch(/such as Ana 2\.$/)
})

test('who asks too often is told how long to wait', () => {
  expect(told('too-many-requests')).toBe('Too many tries. Try again later.')
  const after = (wait: number) => told('too-many-requests', { wait })
  expect(after(1)).toBe('Too many tries. Try again in 1 second.')
  expect(after(40)).toBe('Too many tries. Try again in 40 seconds.')
  expect(after(3600)).toBe('Too many tries. Try again in 60 minutes.')
})
