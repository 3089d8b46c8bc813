import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { lifeOf } from '../table/model/testing'
import { Unread } from './unread.svelte'

afterEach(() => {
  settings.hear = 'all'
})

/** A table where these seats said something, one after another. */
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

test('what others say is unread until it is read', () => {
  const unread = new Unread()
  expect(unread.in(talk())).toBe(false)
  expect(unread.in(talk(1))).toBe(true)
  unread.read(talk(1))
  expect(unread.in(talk(1))).toBe(false)
  expect(unread.in(talk(1, 2))).toBe(true)
  // What is forgotten meanwhile makes nothing unread again.
  unread.read(talk(1, 2))
  unread.read(talk())
  expect(unread.in(talk(1, 2))).toBe(false)
})

test('the own words and those that the player does not want are never unread', () => {
  const unread = new Unread()
  expect(unread.in(talk(0, 0))).toBe(false)
  settings.hear = 'signs'
  expect(unread.in(talk(1))).toBe(false)
})
