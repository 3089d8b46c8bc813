import { expect, test } from 'vitest'
import games from '../generated/games.json'
import type { GameInfo, OptionSpec, TableSummary } from '../wire/types'
import {
  fits,
  newTable,
  startingChoice,
  usualPlayers,
  withOption,
  withPlayers,
  type Choice,
} from './setup'
import { choiceText, helpOf, labelOf, valueName } from '../game/options'
import { since } from './matches'
import { resultFor } from './results'

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

test('a table has four players if the game allows it', () => {
  expect(usualPlayers(game)).toBe(4)
  expect(usualPlayers({ ...game, players: [2, 2] })).toBe(2)
})

test('the last choice is offered again, as far as it is still valid', () => {
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
  // The server refuses equal names.
  expect(names('Zoe', 'Zoe', 'Boris')).toEqual(['Zoe', 'Zoe', 'Boris'])
})

test('an option accepts its allowed values', () => {
  const [target, , limit] = game.options
  expect([fits(target!, 50), fits(target!, 60)]).toEqual([true, false])
  expect([fits(limit!, 9), fits(limit!, 10)]).toEqual([true, false])
})

test('a request has the players and the changed options', () => {
  const choice = startingChoice(game)
  choice.options['target'] = 50
  choice.names[1] = '   '
  expect(newTable(game, choice)).toEqual({
    game: 'hearts',
    players: 4,
    options: { target: 50 },
    names: ['You', 'Ada', 'Boris', 'Clara'],
    levels: [null, 'steady', 'steady', 'steady'],
    waits: true,
  })
  choice.levels![2] = 'expert'
  expect(newTable(game, choice).levels).toEqual([null, 'steady', 'expert', 'steady'])
  expect(newTable(game, choice, true).names).toEqual(['You', null, null, null])
})

const spec = (name: string, value: string | number | boolean | string[]) => ({
  name,
  type: Array.isArray(value) ? ('list' as const) : ('integer' as const),
  default: value,
  label: '',
  help: '',
})

/** A game that starts from another, whose options follow the preset and the number of players. */
const custom: GameInfo = {
  ...game,
  id: 'custom',
  options: [
    spec('target', 100),
    {
      ...spec('base', 'plain'),
      type: 'string',
      allowed: ['plain', 'wild'],
      names: ['Plain', 'Wild'],
    },
    spec('hands', 0),
    spec('cycle', ['left', 'right', 'across', 'hold']),
  ],
  presets: {
    option: 'base',
    list: [
      {
        id: 'plain',
        name: 'Plain',
        values: { target: 100, hands: 0, cycle: ['left', 'right', 'across', 'hold'] },
        sizes: { 5: { cycle: ['left', 'right'] } },
      },
      { id: 'wild', name: 'Wild', values: { target: 0, hands: 1, cycle: [] }, sizes: {} },
    ],
  },
}

const sent = (choice: Choice) => newTable(custom, choice).options

test('a preset sets the other options, which are not sent', () => {
  const plain = startingChoice(custom)
  expect(plain.options).toMatchObject({ base: 'plain', target: 100, hands: 0 })
  expect(sent(plain)).toEqual({})
  const wild = withOption(
    custom,
    { ...plain, options: { ...plain.options, hands: 4 } },
    'base',
    'wild',
  )
  expect(wild.options).toEqual({ base: 'wild', target: 0, hands: 1, cycle: [] })
  expect(sent(wild)).toEqual({ base: 'wild' })
})

test('a value that differs from the chosen preset is sent', () => {
  const wild = withOption(custom, startingChoice(custom), 'base', 'wild')
  const changed = withOption(custom, wild, 'target', 100)
  expect(sent(changed)).toEqual({ base: 'wild', target: 100 })
  const back = withOption(custom, changed, 'target', 0)
  expect(sent(back)).toEqual({ base: 'wild' })
})

test('passing gets a direction if the preset has none', () => {
  const offered = (games as GameInfo[]).find(({ id }) => id === 'custom-hearts')!
  const wild = withOption(offered, startingChoice(offered), 'base', 'wild-twists')
  expect(wild.options['pass_cycle']).toEqual([])
  const passing = withOption(offered, wild, 'pass_cards', true)
  expect(newTable(offered, passing).options).toEqual({
    base: 'wild-twists',
    pass_cards: true,
    pass_cycle: ['left', 'right'],
  })
  const chosen = withOption(offered, passing, 'pass_cycle', ['hold', 'left'])
  const again = withOption(
    offered,
    withOption(offered, chosen, 'pass_cards', false),
    'pass_cards',
    true,
  )
  expect(again.options['pass_cycle']).toEqual(['hold', 'left'])
})

test('unchanged options follow the number of players', () => {
  const five = withPlayers(custom, startingChoice(custom), 5)
  expect(five.options['cycle']).toEqual(['left', 'right'])
  expect(sent(five)).toEqual({})
  const chosen = withOption(custom, startingChoice(custom), 'cycle', ['hold'])
  const kept = withPlayers(custom, chosen, 5)
  expect(kept.options['cycle']).toEqual(['hold'])
  expect(sent(kept)).toEqual({ cycle: ['hold'] })
})

test('a stored choice starts from its preset and number of players', () => {
  const choice = startingChoice(custom, { players: 5, options: { base: 'wild', hands: 3 } })
  expect(choice.options).toEqual({ base: 'wild', hands: 3, target: 0, cycle: [] })
  const plain = startingChoice(custom, { players: 5, options: {} })
  expect(plain.options['cycle']).toEqual(['left', 'right'])
})

test('a value goes by the name that a player knows', () => {
  const base = custom.options[1]!
  expect(valueName('other', base, 'wild')).toBe('Wild')
  const when = { ...spec('when', 'at-once'), allowed: ['at-once'] }
  expect(valueName('other', when, 'at-once')).toBe('At once')
  const length = { ...spec('length', 'short'), allowed: ['short', 'x'], names: ['', 'Extra'] }
  expect(valueName('wild-twists', length, 'short')).toBe('Short')
  expect(valueName('wild-twists', length, 'x')).toBe('Extra')
})

test('every option of every game has words of its own', () => {
  const named = { label: 'not this label', help: 'not this help', names: ['x', 'x', 'x', 'x'] }
  for (const { id, options } of games as GameInfo[]) {
    for (const option of options) {
      const unnamed = { ...option, ...named } as OptionSpec
      const values = option.allowed?.map((value) => valueName(id, unnamed, value)) ?? []
      const texts = [labelOf(id, unnamed), helpOf(id, unnamed), ...values]
      expect(texts.filter((text) => /^not this|^x$|^$/.test(text))).toEqual([])
    }
  }
})

test('options and values have the names that players know', () => {
  const text = (option: OptionSpec) => choiceText('other', option)
  const base = { ...spec('base', 'one'), allowed: ['one', 'two-deals'], names: ['One hand', 'Two'] }
  expect(text(base)).toBe('One hand or Two. Default: One hand.')
  const passing = { ...spec('passing', true), type: 'boolean' as const }
  expect(text(passing)).toBe('Default: on.')
  const hands = { ...spec('hands', 0), type: 'integer' as const, min: 0, max: 100 }
  expect(text(hands)).toBe('0 to 100. Default: 0.')
  const cycle = { ...spec('cycle', ['left', 'hold']), type: 'list' as const }
  expect(text(cycle)).toBe('Default: left, hold.')
  expect(text({ ...cycle, default: [] })).toBe('Default: none.')
})

test('a time ago is rounded', () => {
  const hour = 3_600_000
  expect(
    [0, 10 * 60_000, hour, 5 * hour, 24 * hour, 72 * hour].map((ago) => since(0, ago)),
  ).toEqual(['now', '10 minutes ago', '1 hour ago', '5 hours ago', 'yesterday', '3 days ago'])
})

test('a result is written from the point of view of the player', () => {
  const result = (winners: number[], you: number | null = 0) =>
    resultFor({ winners, you, names: ['Zoe', 'Ada', 'Boris'] } as unknown as TableSummary)
  expect(result([0])).toBe('You won')
  expect(result([1])).toBe('Ada won')
  expect(result([0], null)).toBe('Zoe won')
  expect(result([2, 0])).toBe('Boris and you shared the win')
  expect(result([0, 1], null)).toBe('Zoe and Ada shared the win')
})
