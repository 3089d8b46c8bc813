import { expect, test } from 'vitest'
import games from '../generated/games.json'
import type { GameInfo } from '../wire/types'
import { startingChoice, type OptionValue } from './setup'
import { wrongText } from './wrong'

const custom = (games as GameInfo[]).find(({ id }) => id === 'custom-hearts')!

const why = (name: string, options: Record<string, OptionValue>, players = 4) => {
  const choice = startingChoice(custom, { players, options })
  Object.assign(choice.options, options)
  return wrongText(
    custom,
    choice,
    custom.options.find((spec) => spec.name === name)!,
    'as told',
  )
}

test.each<[string, Record<string, OptionValue>, string, number?]>([
  ['removed', { removed: ['XX'] }, '“XX” isn’t a card'],
  ['removed', { removed: ['TS', 'TS'] }, '“10S” isn’t in the deck'],
  ['removed', { removed: ['WC'] }, '“WC” isn’t in the deck'],
  ['removed', { removed: ['2C'] }, '51 cards can’t be dealt evenly to 4 players'],
  ['removed', { removed: ['QS', '2D', '3D', '4D'] }, 'Keep the queen of spades'],
  ['removed', { removed: [...'23456789TJQKA'].map((rank) => `${rank}C`) }, 'Keep more clubs', 3],
  ['removed', { removed: [] }, 'as told'],
  ['pass_count', { pass_count: 6, removed: [] }, 'gets only 6 cards', 8],
  ['pass_count', { pass_count: 7 }, 'Enter a number from 1 to 6.'],
  ['pass_cycle', { pass_cycle: ['up'] }, '“up” isn’t a direction'],
  ['pass_cycle', { pass_cycle: ['across'] }, 'nobody sits across', 5],
  ['pass_cycle', { pass_cycle: [] }, 'Enter at least one direction'],
  ['target', { target: 0, hands: 0 }, 'Set a score or a number of hands'],
  ['target', { target: 1001 }, 'Enter a number from 0 to 1,000.'],
  ['hands', { hands: 1.5 }, 'Enter a number from 0 to 100.'],
])('%s %j', (name, options, said, players) => {
  expect(why(name, options, players)).toContain(said)
})
