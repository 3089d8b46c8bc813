import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Link, retryDelay } from './reconnecting'
import { streamUrls, UpdateStream } from './stream'

test('the stream has the origin of the page and starts after the last version', () => {
  const asks = 'changes=true&attends=true&beats=true'
  expect(streamUrls({ protocol: 'http:', host: 'localhost:8013' }, 'a b')).toEqual({
    socket: `ws://localhost:8013/api/tables/a%20b/live?${asks}`,
    events: `/api/tables/a%20b/events?${asks}`,
  })
  expect(streamUrls({ protocol: 'https:', host: 'moon.example' }, 't', 7)).toEqual({
    socket: `wss://moon.example/api/tables/t/live?${asks}&since=7`,
    events: `/api/tables/t/events?${asks}&since=7`,
  })
})

/** An update of that version. */
const update = (version: number, life: object = {}) =>
  JSON.stringify({ version, events: [], snapshot: { life } })

test('retries grow apart, up to ten seconds', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([250, 500, 1000, 2000])
  expect(retryDelay(20)).toBe(10_000)
})

/** A WebSocket that does what the test says. */
class FakeSocket {
  static all: FakeSocket[] = []
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: () => void
  closed = false
  sent: string[] = []
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
  }
}

describe('a connection', () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const browser = new EventTarget()
  let links: Link[]
  let versions: number[]
  let stream: UpdateStream
  /** Whether the player gets notifications. */
  let notified = false

  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.all = []
    page.hidden = false
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('window', browser)
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
    // The server cannot be reached in any way.
    vi.stubGlobal('fetch', () => Promise.reject(new Error('unreachable')))
    links = []
    versions = []
    stream = new UpdateStream('t', {
      update: ({ version }) => versions.push(version),
      link: (link) => links.push(link),
      notifies: () => notified,
    })
    last().onopen!()
    last().onmessage!({ data: update(5) })
  })
  afterEach(() => {
    stream.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const last = () => FakeSocket.all.at(-1)!

  /** The page is hidden for that time. */
  function sleeps(milliseconds: number) {
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(milliseconds)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
  }

  test('answers the heartbeats that want an answer, and sends nothing else', () => {
    last().onmessage!({ data: '{"beat":15}' })
    expect(last().sent).toEqual([])
    last().onmessage!({ data: '{"beat":15,"answer":true}' })
    expect(last().sent).toEqual(['awake'])
    expect(versions).toEqual([5])
  })

  test('is closed by a page that is hidden for long, until it is shown again', () => {
    const heartbeat = () => last().onmessage!({ data: '{"beat":600,"answer":true}' })
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(299_000)
    heartbeat()
    expect(last().closed).toBe(false)
    vi.advanceTimersByTime(2_000)
    heartbeat()
    expect(last().closed).toBe(true)
    browser.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toContain('since=5')
  })

  test('of a hidden page is kept where the player gets notifications', () => {
    notified = true
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(3_600_000)
    last().onmessage!({ data: '{"beat":600,"answer":true}' })
    notified = false
    expect(last().closed).toBe(false)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('that is lost is retried from the last version', async () => {
    last().onclose!()
    expect(links).toEqual(['connecting', 'open', 'lost'])
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toContain('since=5')
    // The state does not change with each retry.
    expect(links).toEqual(['connecting', 'open', 'lost'])
    last().onclose!()
    await vi.advanceTimersByTimeAsync(499)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(3)
    // Once it has opened, the next retry comes soon.
    last().onopen!()
    last().onmessage!({ data: update(5) })
    last().onclose!()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(4)
  })

  test('is lost with the network, and opened as soon as that is back', () => {
    browser.dispatchEvent(new Event('offline'))
    expect(links.at(-1)).toBe('lost')
    expect(FakeSocket.all[0]!.closed).toBe(true)
    // Events of the dead connection are ignored.
    FakeSocket.all[0]!.onclose?.()
    browser.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    last().onopen!()
    expect(links.at(-1)).toBe('open')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is replaced after a long sleep, not after a glance elsewhere', () => {
    sleeps(2_000)
    expect(FakeSocket.all).toHaveLength(1)
    sleeps(60_000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.all[0]!.closed).toBe(true)
    expect(last().url).toContain('since=5')
  })

  test('that misses its heartbeats is replaced', () => {
    last().onmessage!({ data: '{"beat":15}' })
    vi.advanceTimersByTime(29_000)
    last().onmessage!({ data: '{"beat":15}' })
    vi.advanceTimersByTime(29_000)
    last().onmessage!({ data: update(6) })
    vi.advanceTimersByTime(29_000)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.all[0]!.closed).toBe(true)
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toContain('since=6')
    // Events of the dead connection are ignored.
    FakeSocket.all[0]!.onmessage!({ data: update(7) })
    expect(versions).toEqual([5, 6])
  })

  test('that does not open is dropped', () => {
    last().onclose!()
    vi.advanceTimersByTime(250)
    vi.advanceTimersByTime(14_000)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1_000)
    expect(FakeSocket.all[1]!.closed).toBe(true)
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all).toHaveLength(3)
    last().onopen!()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  test('to a server without heartbeats is kept', () => {
    last().onmessage!({ data: '{"beat":15}' })
    last().onclose!()
    vi.advanceTimersByTime(250)
    last().onopen!()
    last().onmessage!({ data: update(6) })
    vi.advanceTimersByTime(600_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('that does not bring the expected version is replaced', () => {
    stream.expect(6)
    vi.advanceTimersByTime(4_000)
    last().onmessage!({ data: update(6) })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    stream.expect(7)
    vi.advanceTimersByTime(5_000)
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(250)
    expect(last().url).toContain('since=6')
  })

  test('that is closed stays so', () => {
    last().onmessage!({ data: '{"beat":15}' })
    stream.expect(9)
    stream.close()
    last().onclose!()
    browser.dispatchEvent(new Event('online'))
    browser.dispatchEvent(new Event('offline'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
