import { expect, test } from 'vitest'
import type { GameInfo } from '../wire/types'
import { fits, newTable, startingChoice, usualPlayers } from './setup'
import { range, since, valueText } from './words'

const game: GameInfo = {
  id: 'hearts',
  name: 'Hearts',
  players: [3, 7],
  minutes: [15, 40],
  summary: '',
  options: [
    { name: 'target', type: 'integer', default: 100, allowed: [50, 100], label: '', help: '' },
    { name: 'gifts', type: 'boolean', default: true, label: '', help: '' },
    { name: 'limit', type: 'integer', default: 5, min: 1, max: 9, label: '', help: '' },
  ],
}

test('a table has four players where it can', () => {
  expect(usualPlayers(game)).toBe(4)
  expect(usualPlayers({ ...game, players: [2, 2] })).toBe(2)
})

test('what was chosen last is offered again, as far as it still fits', () => {
  const choice = startingChoice(game, {
    players: 9,
    options: { target: 50, gifts: 'yes', limit: 12, gone: 1 },
    names: ['Zoe'],
  })
  expect(choice.players).toBe(4)
  expect(choice.options).toEqual({ target: 50, gifts: true, limit: 5 })
  expect(choice.names.slice(0, 3)).toEqual(['Zoe', 'Ada', 'Boris'])
})

test('a bot gives way to a player of its name', () => {
  const names = (...names: string[]) =>
    newTable(game, { players: names.length, options: {}, names }).names
  expect(names('You', 'Ada', 'Boris')).toEqual(['You', 'Ada', 'Boris'])
  expect(names('boris', 'Ada', 'Boris')).toEqual(['boris', 'Ada', 'Clara'])
  expect(names('Clara', '', 'Ada')).toEqual(['Clara', 'Boris', 'Ada'])
  // Who was named twice is told by the server.
  expect(names('Zoe', 'Zoe', 'Boris')).toEqual(['Zoe', 'Zoe', 'Boris'])
})

test('an option takes what it allows', () => {
  const [target, , limit] = game.options
  expect([fits(target!, 50), fits(target!, 60)]).toEqual([true, false])
  expect([fits(limit!, 9), fits(limit!, 10)]).toEqual([true, false])
})

test('a table is asked for with its players and with what was changed', () => {
  const choice = startingChoice(game)
  choice.options['target'] = 50
  choice.names[1] = '   '
  expect(newTable(game, choice)).toEqual({
    game: 'hearts',
    players: 4,
    options: { target: 50 },
    names: ['You', 'Ada', 'Boris', 'Clara'],
  })
})

test('figures and values are put in words', () => {
  expect([range([2, 2]), range([3, 7])]).toEqual(['2', '3–7'])
  expect([valueText('wild-twists'), valueText(50)]).toEqual(['Wild twists', '50'])
  const hour = 3_600_000
  expect(
    [0, 10 * 60_000, hour, 5 * hour, 24 * hour, 72 * hour].map((ago) => since(0, ago)),
  ).toEqual(['just now', '10 minutes ago', 'an hour ago', '5 hours ago', 'yesterday', '3 days ago'])
})
