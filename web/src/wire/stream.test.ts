import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Link, retryDelay } from './reconnecting'
import { streamUrls, UpdateStream } from './stream'

test('the stream is where the page is, from the version that was seen', () => {
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

test('tries grow apart, but never more than ten seconds', () => {
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
  /** Whether the player is called back to a page that is out of sight. */
  let called = false

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
      calls: () => called,
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

  /** The page goes out of sight for so long. */
  function sleeps(milliseconds: number) {
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(milliseconds)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
  }

  test('answers where that is asked for, and says nothing else', () => {
    last().onmessage!({ data: '{"beat":15}' })
    expect(last().sent).toEqual([])
    last().onmessage!({ data: '{"beat":15,"answer":true}' })
    expect(last().sent).toEqual(['awake'])
    expect(versions).toEqual([5])
  })

  test('is given up by a page that is out of sight for long, until it is seen again', () => {
    const beat = () => last().onmessage!({ data: '{"beat":600,"answer":true}' })
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(299_000)
    beat()
    expect(last().closed).toBe(false)
    vi.advanceTimersByTime(2_000)
    beat()
    expect(last().closed).toBe(true)
    browser.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toContain('since=5')
  })

  test('is kept out of sight where the player is called back', () => {
    called = true
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(3_600_000)
    last().onmessage!({ data: '{"beat":600,"answer":true}' })
    called = false
    expect(last().closed).toBe(false)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('that is lost is tried again, from the version that was seen', async () => {
    last().onclose!()
    expect(links).toEqual(['connecting', 'open', 'lost'])
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(2)
    expect(last().url).toContain('since=5')
    // What is told of it does not come and go with each try.
    expect(links).toEqual(['connecting', 'open', 'lost'])
    last().onclose!()
    await vi.advanceTimersByTimeAsync(499)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(3)
    // Once it has opened, the next one is tried soon again.
    last().onopen!()
    last().onmessage!({ data: update(5) })
    last().onclose!()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.all).toHaveLength(4)
  })

  test('is lost as soon as the network is, and taken up as soon as it is back', () => {
    browser.dispatchEvent(new Event('offline'))
    expect(links.at(-1)).toBe('lost')
    expect(FakeSocket.all[0]!.closed).toBe(true)
    // What the dead connection still has to say is not heard.
    FakeSocket.all[0]!.onclose?.()
    browser.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    last().onopen!()
    expect(links.at(-1)).toBe('open')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is made anew after a long sleep, not after a glance elsewhere', () => {
    sleeps(2_000)
    expect(FakeSocket.all).toHaveLength(1)
    sleeps(60_000)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.all[0]!.closed).toBe(true)
    expect(last().url).toContain('since=5')
  })

  test('on which nothing comes, though it should, is made anew', () => {
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
    // What the dead connection still has to say is not heard.
    FakeSocket.all[0]!.onmessage!({ data: update(7) })
    expect(versions).toEqual([5, 6])
  })

  test('that does not open is given up', () => {
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

  test('to a server that says nothing where nothing happens is kept', () => {
    last().onmessage!({ data: '{"beat":15}' })
    last().onclose!()
    vi.advanceTimersByTime(250)
    last().onopen!()
    last().onmessage!({ data: update(6) })
    vi.advanceTimersByTime(600_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('on which the page is not told what it did itself is made anew', () => {
    stream.owes(6)
    vi.advanceTimersByTime(4_000)
    last().onmessage!({ data: update(6) })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    stream.owes(7)
    vi.advanceTimersByTime(5_000)
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(250)
    expect(last().url).toContain('since=6')
  })

  test('that is closed stays so', () => {
    last().onmessage!({ data: '{"beat":15}' })
    stream.owes(9)
    stream.close()
    last().onclose!()
    browser.dispatchEvent(new Event('online'))
    browser.dispatchEvent(new Event('offline'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
