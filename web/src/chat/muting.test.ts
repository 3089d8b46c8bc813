import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { hears, isMuted, mute } from './muting.svelte'
import { newsText } from '../seats/people'

afterEach(() => {
  settings.hear = 'all'
})

const names = { you: 0, names: ['Anna', 'Ben'] }
const says = (seat: number, said: { text: string } | { sign: 'hello' }) =>
  newsText({ kind: 'said', seat, said }, names)

test('what others say is heard as far as the player wants', () => {
  const heard = () => [hears('Ben', { text: 'Hello' }), hears('Ben', { sign: 'hello' })]
  expect(heard()).toEqual([true, true])
  settings.hear = 'signs'
  expect(heard()).toEqual([false, true])
  settings.hear = 'nothing'
  expect(heard()).toEqual([false, false])
})

test('nothing is told of whoever is not to be heard, and of oneself as before', () => {
  expect(says(1, { text: 'Hello' })).toBe('Ben says: Hello')
  mute('Ben')
  expect(isMuted('Ben')).toBe(true)
  expect(says(1, { text: 'Hello' })).toBeNull()
  mute('Ben')
  settings.hear = 'signs'
  expect(says(1, { text: 'Hello' })).toBeNull()
  expect(says(1, { sign: 'hello' })).toBe('Ben says: Hello!')
  settings.hear = 'nothing'
  expect(says(0, { text: 'Hello' })).toBe('You say: Hello')
})
