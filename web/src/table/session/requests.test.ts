import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../wire/table-api'
import type { Snapshot } from '../../wire/types'
import { Requests } from './requests.svelte'
import { openingScene, type Scene } from '../model/scene'
import { snapshotOf, updateOf } from '../model/testing'

let scene: Scene | null
let notes: string[]
let refreshed: Snapshot[]
let accepted: number[]
/** The requests that reached the server, in order. */
let sent: unknown[]
/** The server's next answers: an error is thrown, anything else comes back. */
let answers: unknown[]
let requests: Requests

const stale = () => new api.RequestError('stale-version', 'The table has moved on.', 409)

function answer(...request: unknown[]) {
  sent.push(request)
  const next = answers.shift()
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
}

beforeEach(() => {
  scene = openingScene(snapshotOf({ version: 7 }))
  notes = []
  refreshed = []
  accepted = []
  sent = []
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
  const host = {
    scene: () => scene,
    showNote: (text: string) => void notes.push(text),
    accepted: (version: number) => void accepted.push(version),
    refresh: (snapshot: Snapshot) => void refreshed.push(snapshot),
  }
  requests = new Requests('t1', host, server)
})

test('each request names the version that is shown', async () => {
  answers = [8, 9, 10, 11].map((version) => ({ version }))
  const first = [() => requests.act('2C'), () => requests.undo(), () => requests.claim()]
  for (const request of first) {
    await request()
    requests.settle(updateOf(8, [{ kind: 'hearts-broken' }]))
  }
  await requests.finishHand()
  expect(sent).toEqual([
    ['act', { version: 7, action: '2C' }],
    ['undo', { version: 7 }],
    ['claim', { version: 7 }],
    ['finish', { version: 7 }],
  ])
  expect(accepted).toEqual([8, 9, 10, 11])
})

test('a click while the server is restarted is not lost, and is done once', async () => {
  vi.useFakeTimers()
  answers = [new api.RequestError('unreachable', 'Nobody is there.', 0), { version: 8 }]
  const clicked = requests.act('2C')
  await vi.runAllTimersAsync()
  await clicked
  expect(sent).toEqual(Array(2).fill(['act', { version: 7, action: '2C' }]))
  expect([accepted, notes]).toEqual([[8], []])

  // It was accepted, and only the answer was lost: the log has moved on by it.
  requests.settle(updateOf(8, [{ kind: 'hearts-broken' }]))
  const now = snapshotOf({ version: 8 })
  answers = [new api.RequestError('error', 'The server answered 502.', 502), stale(), now]
  const again = requests.act('3C')
  await vi.runAllTimersAsync()
  await again
  expect([refreshed, notes]).toEqual([[now], []])
  vi.useRealTimers()
})

test('an action that plays the cards of others is proposed to them', async () => {
  const people = snapshotOf({ version: 7 })
  const seats = people.seats.map((seat, place) => ({ ...seat, bot: place > 1 }))
  scene = openingScene({ ...people, seats })
  answers = [{}, {}]
  await requests.claim()
  await requests.finishHand()
  expect(sent).toEqual([
    ['propose', 'claim'],
    ['propose', 'finish'],
  ])
  expect(requests.sending).toBeNull()
})

test('a wait can be ended while nothing else can be done; one that is over needs no note', async () => {
  scene = { ...scene!, live: false }
  answers = [{}, new api.RequestError('nobody-waits', 'Nobody waits.', 409)]
  expect([await requests.goOn(), await requests.goOn()]).toEqual([true, true])
  expect(sent).toEqual([
    ['go-on', { version: 7 }],
    ['go-on', { version: 7 }],
  ])
  vi.useFakeTimers()
  answers = Array(9).fill(new api.RequestError('unreachable', 'Nobody is there.', 0))
  const unanswered = requests.goOn()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await unanswered).toBe(false)
  expect(notes).toEqual(['Nobody is there. Trying again…', 'Nobody is there.'])
})

test('the patience is sent with the other setting unchanged', async () => {
  scene = openingScene(snapshotOf({ autoplay: 'forced' }))
  answers = [{}, snapshotOf({ patience: 20 })]
  await requests.setPatience(20)
  expect(sent[0]).toEqual(['settings', { autoplay: 'forced', patience: 20 }])
  expect(refreshed[0]?.patience).toBe(20)
})

test('while one request is under way, or nothing can be accepted, no other is sent', async () => {
  answers = [{}]
  await requests.act('2C')
  expect(requests.sending).toBe('2C')
  await requests.act('2C')
  expect(notes).toEqual([])
  await requests.act('QS')
  expect(notes).toEqual(['One moment: your last move is still on its way.'])
  requests.sending = null
  scene = { ...scene!, live: false }
  await requests.act('QS')
  expect(notes[1]).toBe('One moment: the others are playing.')
  scene = null
  await requests.undo()
  expect(sent).toHaveLength(1)
})

test('a new update ends the wait, the same snapshot again does not', async () => {
  answers = [{}]
  await requests.act('2C')
  requests.settle(updateOf(7, []))
  expect(requests.sending).toBe('2C')
  requests.settle(updateOf(8, []))
  expect(requests.sending).toBeNull()
  // A snapshot that came without the stream may be ahead of it.
  requests.sending = '2C'
  requests.settle(updateOf(7, [{ kind: 'hearts-broken' }]))
  expect(requests.sending).toBeNull()
})

test('a refused action shows its reason, and another may be sent', async () => {
  const reason = { code: 'must-follow', parameters: { led: 'C' }, sentence: 'Clubs were led.' }
  answers = [new api.RequestError('illegal-action', 'Not now.', 422, reason)]
  await requests.act('QS')
  expect(notes).toEqual(['You must follow clubs.'])
  expect([requests.sending, accepted]).toEqual([null, []])
})

test('after a stale request the current snapshot is shown without a note', async () => {
  const present = snapshotOf({ version: 9 })
  answers = [stale(), present]
  await requests.act('2C')
  expect(refreshed).toEqual([present])
  expect(notes).toEqual([])
})

test('without a current snapshot the page waits for the stream', async () => {
  answers = [stale(), new api.RequestError('unreachable', 'Gone.', 0)]
  await requests.act('2C')
  expect([refreshed, notes, requests.sending]).toEqual([[], [], null])
})

test('a pass that crossed another is sent again while it is still due', async () => {
  const present = snapshotOf({ version: 8 })
  present.view.legal = [{ pass: 1, from: ['QS'] }]
  answers = [stale(), present, { version: 9 }]
  await requests.act('pass QS')
  expect(sent).toEqual([
    ['act', { version: 7, action: 'pass QS' }],
    ['snapshot'],
    ['act', { version: 8, action: 'pass QS' }],
  ])
  expect(accepted).toEqual([9])
})

test('a pass that is no longer due is not sent again', async () => {
  const present = snapshotOf({ version: 8 })
  answers = [stale(), present, present]
  await requests.act('pass QS')
  expect(sent.map((request) => (request as unknown[])[0])).toEqual(['act', 'snapshot', 'snapshot'])
  expect(refreshed).toEqual([present])
})

test('a suggestion that comes too late is dropped', async () => {
  answers = [{ action: '2C' }, { action: '2C' }, new api.RequestError('x', 'No.', 503)]
  expect(await requests.suggestion()).toMatchObject({ action: '2C' })
  const { view } = scene!.snapshot
  const late = requests.suggestion()
  scene = openingScene(snapshotOf({ version: 8, view: { ...view, legal: ['3C'] } }))
  expect(await late).toBeNull()
  expect(await requests.suggestion()).toBeNull()
  expect(notes).toEqual(['No.'])
})

test('a suggestion remains valid while others act', async () => {
  answers = [{ action: '2C' }]
  const sent = requests.suggestion()
  scene = openingScene(snapshotOf({ version: 8 }))
  expect(await sent).toMatchObject({ action: '2C' })
})

test('the reason of a suggestion is written by the page', async () => {
  const reason = { code: 'only-card', parameters: {}, sentence: 'As the server says it.' }
  answers = [{ action: '2C', reason, next: null }]
  const advice = await requests.suggestion()
  expect(advice).toEqual({ action: '2C', reason: 'It’s the only card you can play.', next: null })
})

test('a setting is shown as the server stored it', async () => {
  const present = snapshotOf({ autoplay: 'forced' })
  answers = [{ autoplay: 'forced' }, present]
  await requests.setAutoplay('forced')
  expect(sent[0]).toEqual(['settings', { autoplay: 'forced' }])
  expect(refreshed).toEqual([present])
})

test('a setting that is refused is notes to the form that asked for it', async () => {
  answers = [new api.RequestError('not-seated', 'You do not sit here.', 403)]
  expect(await requests.setAutoplay('forced')).toBe('You do not sit here.')
  expect([notes, refreshed]).toEqual([[], []])
})

test('how long a trick stays is sent with the other setting unchanged', async () => {
  scene = openingScene(snapshotOf({ autoplay: 'forced' }))
  answers = [{}]
  await requests.setTrickStays(2600)
  expect(sent[0]).toEqual(['settings', { autoplay: 'forced', trick_stays: 2600 }])
})
