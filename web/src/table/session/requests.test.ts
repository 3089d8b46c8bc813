import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../wire/api'
import type { Snapshot } from '../../wire/types'
import { Requests } from './requests.svelte'
import { openingScene, type Scene } from '../model/scene'
import { snapshotOf, updateOf } from '../model/testing'

let scene: Scene | null
let told: string[]
let refreshed: Snapshot[]
let done: number[]
/** What was asked of the server, in order. */
let asked: unknown[]
/** The server's next answers: an error is thrown, anything else comes back. */
let answers: unknown[]
let requests: Requests

const stale = () => new api.RequestError('stale-version', 'The table has moved on.', 409)

function answer(...request: unknown[]) {
  asked.push(request)
  const next = answers.shift()
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
}

beforeEach(() => {
  scene = openingScene(snapshotOf({ version: 7 }))
  told = []
  refreshed = []
  done = []
  asked = []
  answers = []
  const server = {
    act: (_: string, request: object) => answer('act', request),
    undo: (_: string, request: object) => answer('undo', request),
    finish: (_: string, request: object) => answer('finish', request),
    goOn: (_: string, request: object) => answer('go-on', request),
    claim: (_: string, request: object) => answer('claim', request),
    propose: (_: string, what: string) => answer('propose', what),
    snapshot: () => answer('snapshot'),
    suggestion: () => answer('suggestion'),
    changeSettings: (_: string, settings: object) => answer('settings', settings),
  } as unknown as typeof api
  const page = {
    scene: () => scene,
    tell: (text: string) => void told.push(text),
    done: (version: number) => void done.push(version),
    refresh: (snapshot: Snapshot) => void refreshed.push(snapshot),
  }
  requests = new Requests('t1', page, server)
})

test('each request names the version that is shown', async () => {
  answers = [8, 9, 10, 11].map((version) => ({ version }))
  const first = [() => requests.act('2C'), () => requests.undo(), () => requests.claim()]
  for (const request of first) {
    await request()
    requests.hear(updateOf(8, [{ kind: 'hearts-broken' }]))
  }
  await requests.finishHand()
  expect(asked).toEqual([
    ['act', { version: 7, action: '2C' }],
    ['undo', { version: 7 }],
    ['claim', { version: 7 }],
    ['finish', { version: 7 }],
  ])
  expect(done).toEqual([8, 9, 10, 11])
})

test('a click while the server is restarted is not lost, and is done once', async () => {
  vi.useFakeTimers()
  answers = [new api.RequestError('unreachable', 'Nobody is there.', 0), { version: 8 }]
  const clicked = requests.act('2C')
  await vi.runAllTimersAsync()
  await clicked
  expect(asked).toEqual(Array(2).fill(['act', { version: 7, action: '2C' }]))
  expect([done, told]).toEqual([[8], []])

  // It was done, and only the answer was lost: the log has moved on by it.
  requests.hear(updateOf(8, [{ kind: 'hearts-broken' }]))
  const now = snapshotOf({ version: 8 })
  answers = [new api.RequestError('error', 'The server answered 502.', 502), stale(), now]
  const again = requests.act('3C')
  await vi.runAllTimersAsync()
  await again
  expect([refreshed, told]).toEqual([[now], []])
  vi.useRealTimers()
})

test('what plays the cards of others is proposed to them first', async () => {
  const people = snapshotOf({ version: 7 })
  const seats = people.seats.map((seat, place) => ({ ...seat, bot: place > 1 }))
  scene = openingScene({ ...people, seats })
  answers = [{}, {}]
  await requests.claim()
  await requests.finishHand()
  expect(asked).toEqual([
    ['propose', 'claim'],
    ['propose', 'finish'],
  ])
  expect(requests.sending).toBeNull()
})

test('a wait can be ended while nothing else can be done, and one that is over is not spoken of', async () => {
  scene = { ...scene!, live: false }
  answers = [{}, new api.RequestError('nobody-waits', 'Nobody waits.', 409)]
  expect([await requests.goOn(), await requests.goOn()]).toEqual([true, true])
  expect(asked).toEqual([
    ['go-on', { version: 7 }],
    ['go-on', { version: 7 }],
  ])
  vi.useFakeTimers()
  answers = Array(9).fill(new api.RequestError('unreachable', 'Nobody is there.', 0))
  const unheard = requests.goOn()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await unheard).toBe(false)
  expect(told).toEqual(['Nobody is there. Trying again…', 'Nobody is there.'])
})

test('how long bots wait is sent beside the other setting, which stays', async () => {
  scene = openingScene(snapshotOf({ autoplay: 'forced' }))
  answers = [{}, snapshotOf({ patience: 20 })]
  await requests.setPatience(20)
  expect(asked[0]).toEqual(['settings', { autoplay: 'forced', patience: 20 }])
  expect(refreshed[0]?.patience).toBe(20)
})

test('while one request is under way, or nothing can be done, no other is sent', async () => {
  answers = [{}]
  await requests.act('2C')
  expect(requests.sending).toBe('2C')
  await requests.act('2C')
  expect(told).toEqual([])
  await requests.act('QS')
  expect(told).toEqual(['One moment: your last move is still on its way.'])
  requests.sending = null
  scene = { ...scene!, live: false }
  await requests.act('QS')
  expect(told[1]).toBe('One moment: the others are playing.')
  scene = null
  await requests.undo()
  expect(asked).toHaveLength(1)
})

test('news of the table ends the wait, the same snapshot again does not', async () => {
  answers = [{}]
  await requests.act('2C')
  requests.hear(updateOf(7, []))
  expect(requests.sending).toBe('2C')
  requests.hear(updateOf(8, []))
  expect(requests.sending).toBeNull()
  // A snapshot that came without the stream may be ahead of it.
  requests.sending = '2C'
  requests.hear(updateOf(7, [{ kind: 'hearts-broken' }]))
  expect(requests.sending).toBeNull()
})

test('a refused action is told with its reason, and another may be sent', async () => {
  const reason = { code: 'must-follow', parameters: {}, sentence: 'Clubs were led.' }
  answers = [new api.RequestError('illegal-action', 'Not now.', 422, reason)]
  await requests.act('QS')
  expect(told).toEqual(['Clubs were led.'])
  expect([requests.sending, done]).toEqual([null, []])
})

test('after a stale request the present is shown and nothing is told', async () => {
  const present = snapshotOf({ version: 9 })
  answers = [stale(), present]
  await requests.act('2C')
  expect(refreshed).toEqual([present])
  expect(told).toEqual([])
})

test('without the present the page waits for the stream', async () => {
  answers = [stale(), new api.RequestError('unreachable', 'Gone.', 0)]
  await requests.act('2C')
  expect([refreshed, told, requests.sending]).toEqual([[], [], null])
})

test('a pass that crossed another is sent again while it is still asked for', async () => {
  const present = snapshotOf({ version: 8 })
  present.view.legal = [{ pass: 1, from: ['QS'] }]
  answers = [stale(), present, { version: 9 }]
  await requests.act('pass QS')
  expect(asked).toEqual([
    ['act', { version: 7, action: 'pass QS' }],
    ['snapshot'],
    ['act', { version: 8, action: 'pass QS' }],
  ])
  expect(done).toEqual([9])
})

test('a pass that is asked for no more is not sent again', async () => {
  const present = snapshotOf({ version: 8 })
  answers = [stale(), present, present]
  await requests.act('pass QS')
  expect(asked.map((request) => (request as unknown[])[0])).toEqual(['act', 'snapshot', 'snapshot'])
  expect(refreshed).toEqual([present])
})

test('a suggestion that comes too late is of no use', async () => {
  answers = [{ action: '2C' }, { action: '2C' }, new api.RequestError('x', 'No.', 503)]
  expect(await requests.suggestion()).toMatchObject({ action: '2C' })
  const { view } = scene!.snapshot
  const late = requests.suggestion()
  scene = openingScene(snapshotOf({ version: 8, view: { ...view, legal: ['3C'] } }))
  expect(await late).toBeNull()
  expect(await requests.suggestion()).toBeNull()
  expect(told).toEqual(['No.'])
})

test('a suggestion stays to the point while others do something', async () => {
  answers = [{ action: '2C' }]
  const asked = requests.suggestion()
  scene = openingScene(snapshotOf({ version: 8 }))
  expect(await asked).toMatchObject({ action: '2C' })
})

test('a setting is shown as the server keeps it', async () => {
  const present = snapshotOf({ autoplay: 'forced' })
  answers = [{ autoplay: 'forced' }, present]
  await requests.setAutoplay('forced')
  expect(asked[0]).toEqual(['settings', { autoplay: 'forced' }])
  expect(refreshed).toEqual([present])
})

test('a setting that is refused is told to the form that asked for it', async () => {
  answers = [new api.RequestError('not-seated', 'You do not sit here.', 403)]
  expect(await requests.setAutoplay('forced')).toBe('You do not sit here.')
  expect([told, refreshed]).toEqual([[], []])
})

test('how long a trick stays is sent beside the other setting, which stays', async () => {
  scene = openingScene(snapshotOf({ autoplay: 'forced' }))
  answers = [{}]
  await requests.setTrickStays(2600)
  expect(asked[0]).toEqual(['settings', { autoplay: 'forced', trick_stays: 2600 }])
})
