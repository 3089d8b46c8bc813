import { expect, test } from 'vitest'
import type { TableSummary } from '../wire/types'
import { resultFor, tally } from './results'

const match: TableSummary = {
  table: 't',
  game: 'hearts',
  game_name: 'Hearts',
  lesson: false,
  names: ['Anna', 'Ben'],
  waiting: false,
  you: 0,
  put_away: false,
  over: true,
  winners: [0],
  totals: [1, 2],
  hand_number: 3,
  updated: 0,
}

test('matches that are over count game by game, the game played most first', () => {
  const heartcatchers = { ...match, game: 'heartcatchers', game_name: 'Heartcatchers' }
  const tallied = tally([
    { ...heartcatchers, winners: [0, 1] },
    match,
    { ...match, winners: [1] },
    { ...match, you: 1, winners: [1] },
    { ...match, over: false, winners: [] },
    // It was stopped.
    { ...match, winners: [] },
    { ...match, lesson: true },
    { ...match, you: null },
  ])
  expect(tallied).toEqual([
    { game: 'hearts', name: 'Hearts', played: 3, won: 2 },
    { game: 'heartcatchers', name: 'Heartcatchers', played: 1, won: 1 },
  ])
})

test('a match that was stopped has no winner', () => {
  expect(resultFor({ ...match, winners: [] })).toBe('Stopped without a result')
  expect(resultFor(match)).toBe('You won')
  expect(resultFor({ ...match, winners: [0, 1] })).toBe('Ben and you shared the win')
})
