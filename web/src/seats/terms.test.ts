import { expect, test } from 'vitest'
import { lifeOf } from '../table/model/testing'
import { agreed, slowOrGone, spell } from './terms'

const { terms } = lifeOf()

test('a duration is written in the largest unit that divides it', () => {
  expect([15, 30, 60, 90, 300, 3600].map(spell)).toEqual([
    '15 seconds',
    '30 seconds',
    '1 minute',
    '90 seconds',
    '5 minutes',
    '1 hour',
  ])
})

test('the terms say what happens to players who are slow, disconnected or leave', () => {
  const [slow, gone, leaves] = slowOrGone({ ...terms, clock: 'quick', away_after: 300 })
  expect(slow).toContain('15 seconds')
  expect(slow).toContain('a bot plays for you until you come back')
  expect(gone).toBe('A bot plays for anyone who is away for 5 minutes, until they come back.')
  expect(leaves).toContain('a bot takes your seat')
  expect(slowOrGone({ ...terms, clock: 'relaxed' })[0]).toContain('5 minutes in reserve')
  expect(slowOrGone(terms)[0]).toContain('no clock')
})

test('terms that differ from the defaults are listed', () => {
  expect(agreed(terms)).toEqual(['Newcomers can take over a bot’s seat during the match.'])
  expect(
    agreed({ ...terms, join_late: false, chat: false, seats_move: true, watch_delay: 120 }),
  ).toEqual([
    'Nobody can take over a bot’s seat during the match.',
    'Spectators see the match 2 minutes late.',
    'Quick phrases only, no chat.',
    'Everyone moves on by one seat for each rematch.',
  ])
})
