import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../wire/table-api'
import type { StreamHandlers } from '../../wire/stream'
import type { Snapshot, Update } from '../../wire/types'
import { TableStream } from './stream.svelte'
import { snapshotOf, updateOf } from '../model/testing'
import { DELETED, NOT_FOUND } from '../../ui/not-found'

let handlers: StreamHandlers | null
let connected: number
let embedded: Snapshot | null
let since: number | undefined
let closed: number
let expected: number[]
let fetched: number
let announced: string[]
let received: Update[]
let failure: Error | null
let stream: TableStream
let open: () => TableStream

beforeEach(() => {
  vi.useFakeTimers()
  handlers = null
  connected = closed = fetched = 0
  expected = []
  announced = []
  received = []
  failure = null
  embedded = null
  const listener = {
    receive: (update: Update) => void received.push(update),
    announce: (text: string) => void announced.push(text),
  }
  const source = {
    embedded: () => embedded,
    snapshot: async () => {
      fetched++
      if (failure) throw failure
      return snapshotOf()
    },
    connect: (_: string, given: StreamHandlers, from?: number) => {
      since = from
      connected++
      handlers = given
      return {
        close: () => void closed++,
        expect: (version: number) => void expected.push(version),
      }
    },
  }
  open = () => new TableStream('t1', listener, source)
  stream = open()
})

afterEach(() => vi.useRealTimers())

test('updates are passed on', async () => {
  await stream.open()
  handlers!.link('open')
  const update = updateOf(2, [])
  handlers!.update(update)
  expect([stream.link, received.at(-1)]).toEqual(['open', update])
})

test('the table is shown before the stream connects from its version', async () => {
  await stream.open()
  expect(received.map(({ version, events }) => [version, events])).toEqual([[1, []]])
  expect([fetched, since, stream.embedded]).toEqual([1, 1, false])
})

test('an embedded snapshot is not fetched', async () => {
  embedded = snapshotOf({ version: 7 })
  stream = open()
  void stream.open()
  expect(received.map(({ snapshot }) => snapshot)).toEqual([embedded])
  expect(connected).toBe(0)
  vi.runAllTimers()
  expect([fetched, connected, since, stream.embedded]).toEqual([0, 1, 7, true])
})

test('a table that does not exist gets no connection', async () => {
  failure = new api.RequestError('not-found', 'There is no such table.', 404)
  await stream.open()
  expect([stream.notFound, connected]).toEqual([NOT_FOUND.table, 0])
})

test('a server that cannot be reached is tried again', async () => {
  failure = new api.RequestError('unreachable', 'The server cannot be reached just now.', 0)
  await stream.open()
  expect([stream.notFound, connected, since, received]).toEqual([null, 1, undefined, []])
})

test('a short gap is not announced', async () => {
  await stream.open()
  handlers!.link('lost')
  vi.advanceTimersByTime(600)
  handlers!.link('open')
  vi.advanceTimersByTime(5000)
  expect([stream.lost, announced]).toEqual([false, []])
})

test('a longer gap is announced once, and its end', async () => {
  await stream.open()
  for (let attempt = 0; attempt < 3; attempt++) {
    handlers!.link('lost')
    vi.advanceTimersByTime(1000)
  }
  expect(stream.lost).toBe(true)
  handlers!.link('open')
  expect(stream.lost).toBe(false)
  expect(announced).toEqual(['Connection lost. Reconnecting…', 'You’re connected again.'])
})

test('an expected version is passed on to the connection, if there is one', async () => {
  stream.expect(4)
  await stream.open()
  stream.expect(5)
  expect(expected).toEqual([5])
})

test('a closed stream announces nothing', async () => {
  await stream.open()
  handlers!.link('lost')
  stream.close()
  vi.advanceTimersByTime(5000)
  expect([closed, announced]).toEqual([1, []])
})

test('a page that is left before the answer does not connect', async () => {
  const opening = stream.open()
  stream.close()
  await opening
  expect(connected).toBe(0)
})

test('a removed player sees why, and the stream stops trying', async () => {
  await stream.open()
  handlers!.link('open')
  failure = new api.RequestError('removed', 'The host has removed you from this table.', 403)
  handlers!.link('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect([stream.notFound, closed]).toEqual([NOT_FOUND.removed, 1])
})

test('a table that is closed meanwhile says so', async () => {
  await stream.open()
  handlers!.link('open')
  failure = new api.RequestError('closed', 'This table is for those who sit at it.', 403)
  handlers!.link('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(stream.notFound).toEqual(NOT_FOUND.closed)
})

test('a table deleted while it is shown is not called a wrong address', async () => {
  await stream.open()
  handlers!.link('open')
  failure = new api.RequestError('not-found', 'There is no such table.', 404)
  handlers!.link('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect([stream.notFound, closed]).toEqual([DELETED, 1])
})

test('a player with another cookie reconnects', async () => {
  await stream.open()
  stream.reconnect()
  expect([connected, closed]).toEqual([2, 1])
  stream.close()
  stream.reconnect()
  expect(connected).toBe(2)
})
