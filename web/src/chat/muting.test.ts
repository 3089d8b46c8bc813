import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { isMuted, showsChat, toggleMuted } from './muting.svelte'
import { newsText } from '../seats/people'

afterEach(() => {
  settings.hear = 'all'
})

const names = { you: 0, names: ['Anna', 'Ben'] }
const says = (seat: number, said: { text: string } | { sign: 'hello' }) =>
  newsText({ kind: 'said', seat, said }, names)

test('messages of others are shown as the settings say', () => {
  const shown = () => [showsChat('Ben', { text: 'Hello' }), showsChat('Ben', { sign: 'hello' })]
  expect(shown()).toEqual([true, true])
  settings.hear = 'signs'
  expect(shown()).toEqual([false, true])
  settings.hear = 'nothing'
  expect(shown()).toEqual([false, false])
})

test('messages of muted people are hidden, those of the player are not', () => {
  expect(says(1, { text: 'Hello' })).toBe('Ben says: Hello')
  toggleMuted('Ben')
  expect(isMuted('Ben')).toBe(true)
  expect(says(1, { text: 'Hello' })).toBeNull()
  toggleMuted('Ben')
  settings.hear = 'signs'
  expect(says(1, { text: 'Hello' })).toBeNull()
  expect(says(1, { sign: 'hello' })).toBe('Ben says: Hello!')
  settings.hear = 'nothing'
  expect(says(0, { text: 'Hello' })).toBe('You say: Hello')
})
