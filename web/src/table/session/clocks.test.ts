import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clocks, clockAfter } from './clocks.svelte'
import { snapshotOf } from '../model/testing'

const reported = (you: number | null, clock: { left: number; reserve: number; runs: boolean }) => {
  const snapshot = snapshotOf({ you })
  return { ...snapshot, seats: snapshot.seats.map((seat) => ({ ...seat, clock })) }
}
const FULL = { left: 15_000, reserve: 60_000, runs: true }

let refreshes: number
let warned: number[]
let clocks: Clocks

beforeEach(() => {
  vi.useFakeTimers()
  refreshes = 0
  warned = []
  clocks = new Clocks({ refresh: () => refreshes++, reserve: (left) => warned.push(left) })
})
afterEach(() => {
  clocks.close()
  vi.useRealTimers()
})

test('the time for a move runs down first, then the reserve, and neither below zero', () => {
  const after = (ms: number) => {
    const { left, reserve } = clockAfter(FULL, ms)
    return [left, reserve]
  }
  expect(after(0)).toEqual([15_000, 60_000])
  expect(after(4_000)).toEqual([11_000, 60_000])
  expect(after(15_000)).toEqual([0, 60_000])
  expect(after(20_000)).toEqual([0, 55_000])
  expect(after(100_000)).toEqual([0, 0])
  expect(clockAfter({ ...FULL, runs: false }, 20_000)).toEqual({ ...FULL, runs: false })
})

test('every clock continues from the last report of the server', () => {
  vi.advanceTimersByTime(5_000)
  clocks.sync(reported(null, FULL), performance.now() - 2_000)
  expect(clocks.of(3)).toEqual({ left: 13_000, reserve: 60_000, runs: true })
  vi.advanceTimersByTime(20_000)
  expect(clocks.of(3)).toEqual({ left: 0, reserve: 53_000, runs: true })
  clocks.sync(reported(null, { ...FULL, runs: false }), performance.now())
  vi.advanceTimersByTime(20_000)
  expect(clocks.of(3)).toEqual({ left: 15_000, reserve: 60_000, runs: false })
})

test('a change of the wall clock changes no clock', () => {
  clocks.sync(reported(null, FULL), performance.now())
  vi.setSystemTime(Date.now() + 5 * 3_600_000)
  expect(clocks.of(0)?.left).toBe(15_000)
})

test('the player is warned once when their reserve starts to run', () => {
  clocks.sync(reported(0, FULL), performance.now())
  vi.advanceTimersByTime(14_000)
  expect(warned).toEqual([])
  // A chat message brings another snapshot.
  clocks.sync(reported(0, { ...FULL, left: 1_000 }), performance.now())
  vi.advanceTimersByTime(2_000)
  expect(warned).toEqual([60_000])
  clocks.sync(reported(0, { left: 0, reserve: 59_000, runs: true }), performance.now())
  vi.advanceTimersByTime(60_000)
  expect(warned).toEqual([60_000])
})

test('there is no warning for the reserves of others, nor after the move', () => {
  clocks.sync(reported(null, FULL), performance.now())
  vi.advanceTimersByTime(20_000)
  clocks.sync(reported(0, FULL), performance.now())
  clocks.sync(reported(0, { ...FULL, runs: false }), performance.now())
  vi.advanceTimersByTime(20_000)
  expect(warned).toEqual([])
})
