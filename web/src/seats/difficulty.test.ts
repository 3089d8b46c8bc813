import { beforeEach, expect, test, vi } from 'vitest'
import games from '../generated/games.json'
import type { GameInfo } from '../wire/types'
import {
  chooseLevel,
  DIFFICULTIES,
  difficultyFor,
  difficultyOf,
  harderThan,
  lastDifficulty,
  levelAt,
  levelFor,
} from './difficulty'
import { DEFAULT_LEVEL } from '../settings/settings.svelte'
import { newTable, remember, remembered } from '../lobby/setup'

const [hearts, cardominoes] = games as unknown as [GameInfo, GameInfo]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('a first visit meets the usual bots', () => {
  expect(levelAt('medium')).toBe(DEFAULT_LEVEL)
  expect(difficultyFor('hearts', 4)).toBe('medium')
  expect(newTable(hearts, remembered(hearts)).levels).toEqual([null, 'steady', 'steady', 'steady'])
})

test('the choice on a card counts for the next table of the game', () => {
  chooseLevel('hearts', levelAt('hard'))
  expect(difficultyFor('hearts', 4)).toBe('hard')
  expect(newTable(hearts, remembered(hearts)).levels).toEqual([null, 'sharp', 'sharp', 'sharp'])
})

test('a game that nobody chose for follows the last choice', () => {
  chooseLevel('hearts', levelAt('easy'))
  expect(lastDifficulty()).toBe('easy')
  expect(difficultyFor('cardominoes', 4)).toBe('easy')
  expect(remembered(cardominoes).levels?.[1]).toBe('novice')
  chooseLevel('cardominoes', levelAt('expert'))
  expect(difficultyFor('hearts', 4)).toBe('easy')
})

test('names and options that were remembered stay when a difficulty is chosen', () => {
  remember(hearts, { ...remembered(hearts), players: 5, names: ['Zoe'] })
  chooseLevel('hearts', levelAt('hard'))
  const { players, names, levels } = remembered(hearts)
  expect([players, names[0], levels?.slice(1, 5)]).toEqual([5, 'Zoe', Array(4).fill('sharp')])
})

test('bots of several levels come to no difficulty, and those of seats that are not there do not count', () => {
  const choice = remembered(hearts)
  choice.levels![2] = 'expert'
  remember(hearts, choice)
  expect(difficultyFor('hearts', 4)).toBe('mixed')
  expect(levelFor('hearts')).toBe('steady')
  choice.levels![2] = 'steady'
  choice.levels![6] = 'expert'
  remember(hearts, choice)
  expect(difficultyFor('hearts', 4)).toBe('medium')
})

test('a bot that sits down unasked plays as the game was last chosen', () => {
  expect(levelFor('hearts')).toBe('steady')
  chooseLevel('hearts', levelAt('expert'))
  expect(levelFor('hearts')).toBe('expert')
  expect(levelFor('cardominoes')).toBe('expert')
})

test('harder bots are one step up from the strongest, as long as there is one', () => {
  for (const [index, { level }] of DIFFICULTIES.entries()) {
    expect(harderThan([level, level])).toBe(DIFFICULTIES[index + 1]?.level ?? null)
  }
  expect(harderThan(['novice', 'sharp'])).toBe('expert')
  expect(harderThan(['casual'])).toBe('steady')
  expect(harderThan(['moon-mad', null])).toBe('sharp')
  expect(harderThan(['master'])).toBeNull()
  expect(difficultyOf([])).toBe('mixed')
})
