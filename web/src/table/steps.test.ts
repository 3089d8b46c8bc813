import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Steps } from './steps.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is there after each step, until all is: the bar, the number of cards, what is around, the ring. */
function walk(cards: number): [boolean, number, boolean, boolean, boolean][] {
  let shown = 0
  const steps = new Steps(true, () => (shown += 1))
  const seen: [boolean, number, boolean, boolean, boolean][] = []
  for (let step = 0; step < 20 && shown === 0; step++) {
    steps.next(cards)
    seen.push([steps.bar, steps.cards, steps.around, steps.ring, steps.all])
    vi.runAllTimers()
  }
  expect(shown).toBe(1)
  return seen
}

test('a table comes step by step, the cards before what stands around them', () => {
  expect(walk(5)).toEqual([
    [false, 0, false, false, false],
    [true, 0, false, false, false],
    [true, 3, false, false, false],
    [true, 6, false, false, false],
    [true, 9, true, false, false],
    [true, 12, true, true, false],
    [true, 15, true, true, true],
  ])
})

test('a hand without cards is no step', () => {
  expect(walk(0).map(([, , around]) => around)).toEqual([false, false, true, true, true])
})

test('a step that is called off does not come', () => {
  const steps = new Steps(true, () => expect.unreachable())
  steps.next(3)?.()
  vi.runAllTimers()
  expect(steps.bar).toBe(false)
})

test('all is there at once where nothing was shown before', () => {
  let shown = 0
  const steps = new Steps(false, () => (shown += 1))
  expect([steps.bar, steps.cards, steps.around, steps.ring, steps.all]).toEqual([
    true,
    Infinity,
    true,
    true,
    true,
  ])
  steps.next(13)
  expect(shown).toBe(1)
})

test('what is there stays there when a larger hand is dealt', () => {
  const steps = new Steps(true, () => {})
  while (!steps.all) {
    steps.next(1)
    vi.runAllTimers()
  }
  steps.next(17)
  expect([steps.bar, steps.around, steps.ring, steps.all]).toEqual([true, true, true, true])
})
