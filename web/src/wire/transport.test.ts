import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eitherWay } from './transport'

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
    // A WebSocket says so when it is closed.
    void Promise.resolve().then(() => this.onclose?.())
  }
  comes(data: string) {
    this.onopen!()
    this.onmessage!({ data })
  }
}

let all: Fake[]
let heard: string[]
let kept: Map<string, string>
/** Whether the server answers requests. */
let well: boolean
let connect: () => () => void

const kinds = () => all.map(({ kind }) => kind).join(' ')
const last = () => all.at(-1)!
/** Lets what was promised happen. */
const settled = () => vi.advanceTimersByTimeAsync(0)

function page() {
  const way = eitherWay(() => ({ socket: 'ws://here/live', events: '/events' }))
  connect = () =>
    way({
      opened: () => heard.push('opened'),
      said: (text) => heard.push(text),
      ended: () => heard.push('ended'),
    })
}

beforeEach(() => {
  vi.useFakeTimers()
  all = []
  heard = []
  kept = new Map()
  well = true
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
    if (!well) throw new Error('unreachable')
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

test('where no WebSocket opens though the server answers, events are taken', async () => {
  await blocked()
  expect(kinds()).toBe('socket socket socket')
  expect(heard).toEqual(['ended'])
  last().onclose!()
  expect(kinds()).toBe('socket socket socket events')
  expect(last().url).toBe('/events')
  last().comes('a')
  expect(heard).toEqual(['ended', 'opened', 'a'])
  // The window remembers it, also when the page is loaded anew.
  page()
  connect()
  expect(kinds()).toBe('socket socket socket events events')
})

test('while the server does not answer, nothing is learnt of the way to it', async () => {
  well = false
  await blocked()
  expect([kinds(), heard]).toEqual(['socket socket', ['ended', 'ended']])
  // It is back, and so are WebSockets.
  well = true
  connect()
  last().onclose!()
  await settled()
  expect(kinds()).toBe('socket socket socket socket')
  last().comes('a')
  last().onclose!()
  expect(heard).toEqual(['ended', 'ended', 'opened', 'a', 'ended'])
  connect()
  last().onclose!()
  expect([kinds().includes('events'), kept.size]).toEqual([false, 0])
})

test('a WebSocket on which nothing comes gives way to events, if the server answers', async () => {
  connect()
  last().onopen!()
  well = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect([kinds(), last().closed]).toEqual(['socket', false])
  well = true
  connect()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(kinds()).toBe('socket socket')
  await vi.advanceTimersByTimeAsync(1)
  expect([kinds(), all[1]!.closed]).toEqual(['socket socket events', true])
  // What is closed is nobody's loss.
  expect(heard).toEqual(['opened'])
})

test('a WebSocket that speaks is kept', async () => {
  connect()
  last().comes('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([kinds(), last().closed, heard]).toEqual(['socket', false, ['opened', 'a']])
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

test('what is given up says nothing more, and is followed by nothing', async () => {
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
  expect([kinds(), heard]).toEqual(['socket socket socket', ['ended']])
})
