import { expect, test } from 'vitest'
import { snapshotOf } from '../table/model/testing'
import { botPlays, botText } from './levels'

const levels = [
  { id: 'steady', name: 'Steady', about: 'Remembers every card.' },
  { id: 'rule-of-thumb', name: 'Rule of thumb', about: 'Plays as a practised player does.' },
]
const bot = { ...snapshotOf().seats[1]!, bot: true }

test('a bot is labelled with its level and how it plays', () => {
  const steady = { ...bot, level: 'steady' }
  expect(botText(steady, levels)).toBe('Bot, Medium')
  expect(botPlays(steady, levels)).toMatch(/^Counts cards/)
  const rule = { ...bot, level: 'rule-of-thumb' }
  expect(botText(rule, levels)).toBe('Bot, Rule of thumb')
  expect(botPlays(rule, levels)).toBe('Plays as a practised player does.')
})

test('a bot of unknown level, and a person, have no description', () => {
  for (const level of [null, 'unheard-of']) {
    expect(botText({ ...bot, level }, levels)).toBe('Bot')
    expect(botPlays({ ...bot, level }, levels)).toBe('')
  }
  expect(botPlays({ ...bot, bot: false, level: 'steady' }, levels)).toBe('')
})
