import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { socketOrEvents } from './transport'

/** A connection that does what the test says. */
class Fake {
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (() => void) | null
  onerror?: () => void
  closed = false
  constructor(
    readonly kind: string,
    readonly url: string,
  ) {
    all.push(this)
  }
  send() {}
  close() {
    this.closed = true
    // A WebSocket reports that it was closed.
    void Promise.resolve().then(() => this.onclose?.())
  }
  comes(data: string) {
    this.onopen!()
    this.onmessage!({ data })
  }
}

let all: Fake[]
let events: string[]
let kept: Map<string, string>
/** Whether the server answers requests. */
let up: boolean
let connect: () => () => void

const kinds = () => all.map(({ kind }) => kind).join(' ')
const last = () => all.at(-1)!
/** Runs the pending promises. */
const settled = () => vi.advanceTimersByTimeAsync(0)

function page() {
  const transport = socketOrEvents(() => ({ socket: 'ws://here/live', events: '/events' }))
  connect = () =>
    transport({
      opened: () => events.push('opened'),
      received: (text) => events.push(text),
      closed: () => events.push('closed'),
    })
}

beforeEach(() => {
  vi.useFakeTimers()
  all = []
  events = []
  kept = new Map()
  up = true
  vi.stubGlobal(
    'WebSocket',
    class extends Fake {
      constructor(url: string) {
        super('socket', url)
      }
    },
  )
  vi.stubGlobal(
    'EventSource',
    class extends Fake {
      constructor(url: string) {
        super('events', url)
      }
    },
  )
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async () => {
    if (!up) throw new Error('unreachable')
    return new Response(null, { status: 204 })
  })
  page()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Two WebSockets that do not open. */
async function blocked() {
  connect()
  last().onclose!()
  await settled()
  connect()
  last().onclose!()
  await settled()
}

test('events are used where no WebSocket opens although the server answers', async () => {
  await blocked()
  expect(kinds()).toBe('socket socket socket')
  expect(events).toEqual(['closed'])
  last().onclose!()
  expect(kinds()).toBe('socket socket socket events')
  expect(last().url).toBe('/events')
  last().comes('a')
  expect(events).toEqual(['closed', 'opened', 'a'])
  // The tab remembers it when the page is loaded again.
  page()
  connect()
  expect(kinds()).toBe('socket socket socket events events')
})

test('nothing is concluded while the server does not answer', async () => {
  up = false
  await blocked()
  expect([kinds(), events]).toEqual(['socket socket', ['closed', 'closed']])
  // It is back, and so are WebSockets.
  up = true
  connect()
  last().onclose!()
  await settled()
  expect(kinds()).toBe('socket socket socket socket')
  last().comes('a')
  last().onclose!()
  expect(events).toEqual(['closed', 'closed', 'opened', 'a', 'closed'])
  connect()
  last().onclose!()
  expect([kinds().includes('events'), kept.size]).toEqual([false, 0])
})

test('a silent WebSocket is replaced by events if the server answers', async () => {
  connect()
  last().onopen!()
  up = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect([kinds(), last().closed]).toEqual(['socket', false])
  up = true
  connect()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(kinds()).toBe('socket socket')
  await vi.advanceTimersByTimeAsync(1)
  expect([kinds(), all[1]!.closed]).toEqual(['socket socket events', true])
  // Closing it is not reported.
  expect(events).toEqual(['opened'])
})

test('a WebSocket with messages is kept', async () => {
  connect()
  last().comes('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([kinds(), last().closed, events]).toEqual(['socket', false, ['opened', 'a']])
})

test('where events fail as well, WebSockets are tried again', async () => {
  await blocked()
  last().onclose!()
  last().comes('a')
  last().onerror!()
  for (let times = 0; times < 2; times++) {
    connect()
    expect(last().kind).toBe('events')
    last().onerror!()
  }
  connect()
  expect(last().kind).toBe('socket')
  expect(kept.size).toBe(0)
  last().comes('b')
  last().onclose!()
  connect()
  expect(last().kind).toBe('socket')
})

test('a closed connection reports nothing and is not replaced', async () => {
  connect()()
  await settled()
  await vi.advanceTimersByTimeAsync(10_000)
  connect()
  last().onclose!()
  await settled()
  const give = connect()
  last().onclose!()
  give()
  await settled()
  expect([kinds(), events]).toEqual(['socket socket socket', ['closed']])
})
