import { expect, test } from 'vitest'
import { lifeOf, snapshotOf } from '../table/model/testing'
import type { TableNews } from '../wire/types'
import {
  isMultiplayer,
  isNews,
  minutes,
  newsText,
  people,
  presence,
  proposalText,
  restingText,
  watchingText,
} from './people'

const names = { you: 0, names: ['Zoe', 'Ada', 'Boris', 'Clara', ''] }

test('people are neither bots nor free seats', () => {
  const alone = snapshotOf()
  expect(people(alone)).toEqual([0])
  expect(isMultiplayer(alone)).toBe(false)
  const seats = alone.seats.map((seat, index) => ({
    ...seat,
    bot: index === 3,
    free: index === 2,
  }))
  expect(people(snapshotOf({ seats }))).toEqual([0, 1])
  expect(isMultiplayer(snapshotOf({ seats }))).toBe(true)
})

test('everything that changes at a table has its sentence, for oneself and for others', () => {
  const rows: [TableNews, string | null][] = [
    [{ kind: 'undone', seat: 1 }, 'Ada takes back the last move.'],
    [{ kind: 'sat', seat: 1, name: 'Ada', before: null }, 'Ada sits down.'],
    [{ kind: 'sat', seat: 0, name: 'Zoe', before: 'Bot' }, 'You take over from Bot.'],
    [{ kind: 'sat', seat: 1, name: 'Ada', before: 'Ada' }, 'Ada continues on another device.'],
    [{ kind: 'bot-sat', seat: 2, name: 'Hugo', left: null }, 'The bot Hugo sits down.'],
    [
      { kind: 'bot-sat', seat: 2, name: 'Hugo', left: 'Boris' },
      'Boris has left. The bot Hugo takes over.',
    ],
    [{ kind: 'freed', seat: 2, name: 'Boris' }, 'Boris has left the table.'],
    [{ kind: 'freed', seat: 2, name: '' }, null],
    [{ kind: 'swapped', seat: 1, with: 0 }, 'Ada and you swap seats.'],
    [{ kind: 'swapped', seat: 1, with: 4 }, 'Ada and Seat 5 swap seats.'],
    [{ kind: 'begun' }, 'The match begins.'],
    [{ kind: 'away', seat: 0, why: 'time' }, 'Your time ran out, so a bot plays for you.'],
    [{ kind: 'away', seat: 2, why: 'gone' }, 'Boris is away, so a bot plays for them.'],
    [
      { kind: 'away', seat: 2, why: 'late' },
      'Boris’s program didn’t answer in time, so a bot plays for it.',
    ],
    [
      { kind: 'away', seat: 1, why: 'wrong' },
      'Ada’s program gave no legal action, so a bot plays for it.',
    ],
    [{ kind: 'away', seat: 0, why: 'ended' }, 'Your program ended, so a bot plays for you.'],
    [{ kind: 'back', seat: 0 }, 'You’re back.'],
    [{ kind: 'back', seat: 3 }, 'Clara is back.'],
    [{ kind: 'host', seat: 0 }, 'You’re the host now.'],
    [{ kind: 'host', seat: null }, null],
    [{ kind: 'paused', seat: 1, paused: true }, 'Ada pauses the match.'],
    [{ kind: 'paused', seat: 0, paused: false }, 'You resume the match.'],
    [{ kind: 'stopped' }, 'The match was stopped.'],
    [{ kind: 'next', table: 't' }, 'The rematch is at another table.'],
    [{ kind: 'hint', seat: 1 }, 'Ada takes a hint.'],
    [{ kind: 'hint', seat: 0 }, 'You take a hint.'],
    [{ kind: 'said', seat: 1, said: { sign: 'nice' } }, 'Ada says: Well played!'],
    [{ kind: 'said', seat: 0, said: { text: '<b>hi</b>' } }, 'You say: <b>hi</b>'],
    [{ kind: 'terms' }, null],
  ]
  for (const [event, text] of rows) {
    expect(newsText(event, names), event.kind).toBe(text)
    expect(isNews(event)).toBe(true)
  }
  expect(isNews({ kind: 'played' })).toBe(false)
})

test('a proposal is a sentence for its proposer and for others', () => {
  expect(proposalText('stop', 1, names)).toBe('Ada wants to stop the match here.')
  expect(proposalText('undo', 0, names)).toBe('You asked to take back the last move.')
})

test('a match on hold has a reason of a person alone', () => {
  expect(restingText('late')).toBe(restingText(null))
  expect(restingText('gone')).not.toBe(restingText(null))
})

test('a badge shows who is absent', () => {
  const seat = {
    name: 'Ada',
    bot: false,
    free: false,
    kept: false,
    program: false,
    account: false,
    level: null,
    here: true,
    away: null,
    clock: null,
  }
  expect(presence(seat)).toBe('')
  expect(presence({ ...seat, here: false })).toBe('offline')
  expect(presence({ ...seat, away: 'gone' })).toBe('bot plays')
  expect(presence({ ...seat, away: 'gone' }, true)).toBe('away')
  expect(presence(seat, true)).toBe('')
  expect(presence({ ...seat, bot: true, here: false })).toBe('')
  expect(presence({ ...seat, program: true })).toBe('bot')
  expect(presence({ ...seat, program: true, here: false })).toBe('bot, offline')
})

test('spectators see their delay', () => {
  const text = (delayed: number) => watchingText(snapshotOf({ life: lifeOf({ delayed }) }))
  expect([0, 30, 120].map(text)).toEqual([
    'You’re watching.',
    'You’re watching, 30 seconds late.',
    'You’re watching, 2 minutes late.',
  ])
})

test('time is written in minutes and seconds', () => {
  expect([0, 900, 61_000, 300_000, -5].map(minutes)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '5:00',
    '0:00',
  ])
})
