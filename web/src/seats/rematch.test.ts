import { expect, test } from 'vitest'
import { lifeOf, snapshotOf } from '../table/model/testing'
import type { Rematch, Seat, Snapshot } from '../wire/types'
import { mayStart, rematchText, readinessOf } from './rematch'

/** Three people and a bot whose match is over, seen by one of them. */
function over(rematch: Partial<Rematch> | null, you: Seat | null = 0): Snapshot {
  const snapshot = snapshotOf({ you })
  const seats = snapshot.seats.map((seat, at) => ({ ...seat, bot: at === 3 }))
  const whole = rematch && { ready: [], asked: [], host: null, begun: false, ...rematch }
  return { ...snapshot, seats, life: lifeOf({ stage: 'over', next: 'n', rematch: whole }) }
}

test('the readiness is written from the player’s point of view', () => {
  expect(rematchText(over(null))).toBe('')
  expect(rematchText(over({ asked: [0, 1, 2] }))).toBe('')
  expect(rematchText(over({ ready: [1], asked: [0, 2] }))).toBe(
    'Ada is ready. Waiting for Boris and you.',
  )
  expect(rematchText(over({ ready: [1, 2], asked: [0] }))).toBe(
    'Ada and Boris are ready. Waiting for you.',
  )
  expect(rematchText(over({ ready: [1, 0], asked: [2] }))).toBe(
    'Ada and you are ready. Waiting for Boris.',
  )
  expect(rematchText(over({ ready: [1], asked: [2] }, null))).toBe(
    'Ada is ready. Waiting for Boris.',
  )
})

test('absent people are named when nobody is waited for', () => {
  expect(rematchText(over({ ready: [0] }))).toBe('You’re ready. Ada and Boris are not here.')
  expect(rematchText(over({ ready: [0, 1] }))).toBe('Ada and you are ready. Boris is not here.')
  expect(rematchText(over({ ready: [0, 1, 2] }))).toBe('Ada, Boris and you are ready.')
})

test('a match that has begun is reported with its players', () => {
  const begun = { ready: [1, 2], begun: true }
  expect(rematchText(over(begun))).toBe('The rematch has started with Ada and Boris.')
  expect(readinessOf(over(begun))).toBe('missed')
  expect(readinessOf(over(begun, 1))).toBe('playing')
  expect(readinessOf(over(begun, null))).toBe('watching')
  expect(readinessOf(over({ ready: [0] }))).toBe('ready')
  expect(readinessOf(over(null))).toBe('undecided')
})

test('the host may start, or any ready player without a host', () => {
  const ready = { ready: [0, 1], asked: [2] }
  expect(mayStart(over({ ...ready, host: 0 }))).toBe(true)
  expect(mayStart(over({ ...ready, host: 1 }))).toBe(false)
  expect(mayStart(over({ ...ready, host: null }))).toBe(true)
  expect(mayStart(over({ ...ready, host: null }, 2))).toBe(false)
  expect(mayStart(over({ ...ready, host: null }, null))).toBe(false)
  expect(mayStart(over({ ...ready, host: 0, begun: true }))).toBe(false)
})
