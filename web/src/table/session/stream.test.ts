import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../wire/api'
import type { StreamHandlers } from '../../wire/stream'
import type { Snapshot, Update } from '../../wire/types'
import { TableStream } from './stream.svelte'
import { snapshotOf, updateOf } from '../model/testing'

let handlers: StreamHandlers | null
let connected: number
let first: Snapshot | null
let since: number | undefined
let closed: number
let owed: number[]
let asked: number
let said: string[]
let received: Update[]
let failure: Error | null
let stream: TableStream
let open: () => TableStream

beforeEach(() => {
  vi.useFakeTimers()
  handlers = null
  connected = closed = asked = 0
  owed = []
  said = []
  received = []
  failure = null
  first = null
  const listener = {
    receive: (update: Update) => void received.push(update),
    say: (text: string) => void said.push(text),
  }
  const source = {
    first: () => first,
    snapshot: async () => {
      asked++
      if (failure) throw failure
      return snapshotOf()
    },
    connect: (_: string, given: StreamHandlers, from?: number) => {
      since = from
      connected++
      handlers = given
      return { close: () => void closed++, owes: (version: number) => void owed.push(version) }
    },
  }
  open = () => new TableStream('t1', listener, source)
  stream = open()
})

afterEach(() => vi.useRealTimers())

test('what the table sends is passed on', async () => {
  await stream.open()
  handlers!.link('open')
  const update = updateOf(2, [])
  handlers!.update(update)
  expect([stream.link, received.at(-1)]).toEqual(['open', update])
})

test('the table is shown before the stream is there, which goes on from it', async () => {
  await stream.open()
  expect(received.map(({ version, events }) => [version, events])).toEqual([[1, []]])
  expect([asked, since, stream.cameWithPage]).toEqual([1, 1, false])
})

test('what the page came with is not asked for', async () => {
  first = snapshotOf({ version: 7 })
  stream = open()
  void stream.open()
  expect(received.map(({ snapshot }) => snapshot)).toEqual([first])
  expect(connected).toBe(0)
  vi.runAllTimers()
  expect([asked, connected, since, stream.cameWithPage]).toEqual([0, 1, 7, true])
})

test('a table that does not exist is not connected to', async () => {
  failure = new api.RequestError('not-found', 'There is no such table.', 404)
  await stream.open()
  expect([stream.missing?.title, connected]).toEqual(['There is no such table', 0])
})

test('a server that cannot be reached is tried again', async () => {
  failure = new api.RequestError('unreachable', 'The server cannot be reached just now.', 0)
  await stream.open()
  expect([stream.missing, connected, since, received]).toEqual([null, 1, undefined, []])
})

test('a short gap is not told', async () => {
  await stream.open()
  handlers!.link('lost')
  vi.advanceTimersByTime(600)
  handlers!.link('open')
  vi.advanceTimersByTime(5000)
  expect([stream.lost, said]).toEqual([false, []])
})

test('a longer gap is told once, and its end', async () => {
  await stream.open()
  for (let attempt = 0; attempt < 3; attempt++) {
    handlers!.link('lost')
    vi.advanceTimersByTime(1000)
  }
  expect(stream.lost).toBe(true)
  handlers!.link('open')
  expect(stream.lost).toBe(false)
  expect(said).toEqual(['The connection to the table is lost. Trying again.', 'The table is back.'])
})

test('what the server owes is asked of the connection that there is', async () => {
  stream.owes(4)
  await stream.open()
  stream.owes(5)
  expect(owed).toEqual([5])
})

test('a stream that is closed says nothing more', async () => {
  await stream.open()
  handlers!.link('lost')
  stream.close()
  vi.advanceTimersByTime(5000)
  expect([closed, said]).toEqual([1, []])
})

test('a page that is left before the answer does not connect', async () => {
  const opening = stream.open()
  stream.close()
  await opening
  expect(connected).toBe(0)
})

test('whoever was removed is told so, and does not try for ever', async () => {
  await stream.open()
  handlers!.link('open')
  failure = new api.RequestError('removed', 'The host has removed you from this table.', 403)
  handlers!.link('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect([stream.missing?.title, closed]).toEqual(['The host removed you from this table', 1])
})

test('a table that is closed by and by says for whom it is', async () => {
  await stream.open()
  handlers!.link('open')
  failure = new api.RequestError('closed', 'This table is for those who sit at it.', 403)
  handlers!.link('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(stream.missing).toEqual({
    title: 'You cannot come to this table',
    text: 'This table is for those who sit at it.',
  })
})

test('a table that is deleted while it is shown is no wrong address', async () => {
  await stream.open()
  handlers!.link('open')
  failure = new api.RequestError('not-found', 'There is no such table.', 404)
  handlers!.link('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect([stream.missing?.title, closed]).toEqual(['This table was deleted', 1])
})

test('a player who is known by another name connects anew', async () => {
  await stream.open()
  stream.again()
  expect([connected, closed]).toEqual([2, 1])
  stream.close()
  stream.again()
  expect(connected).toBe(2)
})
