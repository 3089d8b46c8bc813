import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { lifeOf } from '../table/model/testing'
import { Unread } from './unread.svelte'

afterEach(() => {
  settings.hear = 'all'
})

/** A table with a message from each of these seats. */
function talk(...seats: number[]) {
  const said = seats.map((seat, number) => ({
    number,
    seat,
    name: `Seat ${seat}`,
    account: false,
    said: { text: 'Hello' },
  }))
  return { life: lifeOf({ talk: said }), you: 0 }
}

test('messages of others are unread until they are read', () => {
  const unread = new Unread()
  expect(unread.in(talk())).toBe(false)
  expect(unread.in(talk(1))).toBe(true)
  unread.read(talk(1))
  expect(unread.in(talk(1))).toBe(false)
  expect(unread.in(talk(1, 2))).toBe(true)
  // A table that forgets messages makes none unread again.
  unread.read(talk(1, 2))
  unread.read(talk())
  expect(unread.in(talk(1, 2))).toBe(false)
})

test('the own messages and hidden ones are never unread', () => {
  const unread = new Unread()
  expect(unread.in(talk(0, 0))).toBe(false)
  settings.hear = 'signs'
  expect(unread.in(talk(1))).toBe(false)
})
