import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Steps, type Part } from './mounting.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PARTS: Part[] = ['bar', 'hand', 'card', 'badge', 'table', 'place', 'seat', 'scores', 'log']

/** What is there, of some parts: how many after each breath of the browser. */
function walk(steps: Steps): string[] {
  const seen: string[] = []
  for (let breath = 0; breath < 40 && !steps.all; breath++) {
    seen.push(PARTS.map((part) => steps.count(part)).join(' '))
    vi.runOnlyPendingTimers()
  }
  expect(steps.all).toBe(true)
  return seen
}

/** As on a phone so slow that each part takes longer than the browser may be kept. */
function slowly() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
}

test('a table comes part by part, the cards before what stands around them', () => {
  slowly()
  const steps = new Steps(true)
  steps.begin({ card: 2, place: 0, seat: 3 })
  expect([...new Set(walk(steps))]).toEqual([
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

test('the browser has a breath after each part that takes long, and only then', () => {
  slowly()
  const slow = new Steps(true)
  slow.begin({ card: 3 })
  const breaths = walk(slow).length
  vi.mocked(performance.now).mockReturnValue(0)
  const fast = new Steps(true)
  fast.begin({ card: 3 })
  expect([breaths > 15, walk(fast).length]).toEqual([true, 1])
})

test('what a table has none of makes nothing wait', () => {
  const steps = new Steps(true)
  steps.begin({ card: 0, place: 0, seat: 0 })
  walk(steps)
  expect(steps.has('card')).toBe(true)
})

test('nothing more comes when the table is left', () => {
  const steps = new Steps(true)
  steps.begin({ card: 3 })
  steps.end()
  vi.runAllTimers()
  expect([steps.has('frame'), vi.getTimerCount()]).toEqual([false, 0])
})

test('all is there at once where nothing was shown before', () => {
  const steps = new Steps(false)
  expect([steps.all, steps.has('bar'), steps.count('card')]).toEqual([true, true, Infinity])
  steps.begin({ card: 13 })
  expect([steps.all, vi.getTimerCount()]).toEqual([true, 0])
})

test('what is there stays there when a larger hand is dealt', () => {
  const steps = new Steps(true)
  steps.begin({ card: 1 })
  walk(steps)
  steps.begin({ card: 17 })
  expect([steps.all, steps.count('card')]).toEqual([true, Infinity])
})
