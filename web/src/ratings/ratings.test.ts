import { expect, test } from 'vitest'
import type { PlayerRating } from '../wire/types'
import { playerName, ratingText } from './ratings'

const anna: PlayerRating = {
  name: 'Anna',
  level: null,
  bot: false,
  you: true,
  rating: 1040,
  give_or_take: 667,
  matches: 3,
  won: 1,
}
const levels = [{ id: 'steady', name: 'Steady', about: '' }]

test('programs are marked in the list, people are not', () => {
  expect(playerName(anna, levels)).toBe('Anna')
  expect(playerName({ ...anna, bot: true }, levels)).toBe('Anna (bot)')
  const house = { ...anna, name: '', bot: true, level: 'steady' }
  expect(playerName(house, levels)).toBe('Bot, Medium')
  expect(playerName({ ...house, level: 'other' }, levels)).toBe('Bot, other')
})

test('a rating comes with how far off it may be', () => {
  expect(ratingText(anna)).toBe('1,040 ± 667')
})
