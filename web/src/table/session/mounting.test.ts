import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Mounting, type Part } from './mounting.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PARTS: Part[] = ['bar', 'hand', 'card', 'badge', 'table', 'place', 'seat', 'scores', 'log']

/** How many of some parts are mounted after each turn of the browser. */
function walk(mounting: Mounting): string[] {
  const seen: string[] = []
  for (let breath = 0; breath < 40 && !mounting.all; breath++) {
    seen.push(PARTS.map((part) => mounting.count(part)).join(' '))
    vi.runOnlyPendingTimers()
  }
  expect(mounting.all).toBe(true)
  return seen
}

/** A phone so slow that each part takes longer than a slice. */
function slowly() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
}

test('a table mounts part by part, the cards before what is around them', () => {
  slowly()
  const mounting = new Mounting(true)
  mounting.begin({ card: 2, place: 0, seat: 3 })
  expect([...new Set(walk(mounting))]).toEqual([
    '0 0 0 0 0 0 0 0 0',
    '1 0 0 0 0 0 0 0 0',
    '1 1 0 0 0 0 0 0 0',
    '1 1 1 0 0 0 0 0 0',
    '1 1 2 0 0 0 0 0 0',
    '1 1 2 1 0 0 0 0 0',
    '1 1 2 1 1 0 0 0 0',
    '1 1 2 1 1 0 1 0 0',
    '1 1 2 1 1 0 2 0 0',
    '1 1 2 1 1 0 3 0 0',
    '1 1 2 1 1 0 3 1 0',
  ])
})

test('the browser gets its turn after each slow part, and only then', () => {
  slowly()
  const slow = new Mounting(true)
  slow.begin({ card: 3 })
  const breaths = walk(slow).length
  vi.mocked(performance.now).mockReturnValue(0)
  const fast = new Mounting(true)
  fast.begin({ card: 3 })
  expect([breaths > 15, walk(fast).length]).toEqual([true, 1])
})

test('parts that a table does not have take no turn', () => {
  const mounting = new Mounting(true)
  mounting.begin({ card: 0, place: 0, seat: 0 })
  walk(mounting)
  expect(mounting.has('card')).toBe(true)
})

test('nothing mounts after the table is closed', () => {
  const mounting = new Mounting(true)
  mounting.begin({ card: 3 })
  mounting.end()
  vi.runAllTimers()
  expect([mounting.has('frame'), vi.getTimerCount()]).toEqual([false, 0])
})

test('without a first view everything mounts at once', () => {
  const mounting = new Mounting(false)
  expect([mounting.all, mounting.has('bar'), mounting.count('card')]).toEqual([
    true,
    true,
    Infinity,
  ])
  mounting.begin({ card: 13 })
  expect([mounting.all, vi.getTimerCount()]).toEqual([true, 0])
})

test('a larger hand later mounts at once', () => {
  const mounting = new Mounting(true)
  mounting.begin({ card: 1 })
  walk(mounting)
  mounting.begin({ card: 17 })
  expect([mounting.all, mounting.count('card')]).toEqual([true, Infinity])
})
