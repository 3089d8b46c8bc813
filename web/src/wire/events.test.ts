import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribe } from './events'

/** An EventSource that does what the test says. */
class FakeSource {
  static all: FakeSource[] = []
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onerror?: () => void
  closed = false
  constructor(readonly url: string) {
    FakeSource.all.push(this)
  }
  close() {
    this.closed = true
  }
}

let received: string[]
let close: () => void

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.all = []
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  received = []
  close = subscribe('/api/open/events', (text) => received.push(text))
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const last = () => FakeSource.all.at(-1)!

test('messages are received, heartbeats are not passed on', () => {
  expect(last().url).toBe('/api/open/events')
  last().onopen!()
  last().onmessage!({ data: '{"beat":15}' })
  last().onmessage!({ data: '{"tables":[]}' })
  expect(received).toEqual(['{"tables":[]}'])
})

test('after every failure the page reconnects, not the browser', () => {
  last().onerror!()
  expect(FakeSource.all[0]!.closed).toBe(true)
  vi.advanceTimersByTime(250)
  expect(FakeSource.all).toHaveLength(2)
  last().onerror!()
  vi.advanceTimersByTime(499)
  expect(FakeSource.all).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeSource.all).toHaveLength(3)
  // Events of the old connection are ignored.
  FakeSource.all[0]!.onmessage!({ data: 'late' })
  FakeSource.all[0]!.onerror!()
  vi.advanceTimersByTime(5_000)
  expect([received, FakeSource.all.length]).toEqual([[], 3])
})

test('missing heartbeats make it reconnect', () => {
  last().onopen!()
  last().onmessage!({ data: '{"beat":15}' })
  vi.advanceTimersByTime(29_999)
  expect(FakeSource.all).toHaveLength(1)
  vi.advanceTimersByTime(251)
  expect(FakeSource.all).toHaveLength(2)
})

test('nothing reconnects after the end of the subscription', () => {
  last().onopen!()
  last().onmessage!({ data: '{"beat":15}' })
  close()
  expect(last().closed).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.all).toHaveLength(1)
})
