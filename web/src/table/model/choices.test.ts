import { expect, test } from 'vitest'
import type { LegalText } from '../../wire/types'
import { hasChoice, isTurn, readChoices } from './choices'

const read = (legal: LegalText[] | undefined, game = 'hearts') => readChoices(legal, game)

test('a pass names how many cards and which', () => {
  expect(read([{ pass: 3, from: ['2C', 'QS', 'AH', 'KD'] }]).pass).toEqual({
    count: 3,
    from: ['2C', 'QS', 'AH', 'KD'],
  })
})

test('a Wild can be played in two ways', () => {
  expect(read(['2C', 'WC+', 'WC-']).plays).toEqual(
    new Map([
      ['2C', ['2C']],
      ['WC', ['WC+', 'WC-']],
    ]),
  )
})

test('corrections are found by the tile that is put down', () => {
  expect(read(['correct 7D', 'gather'])).toMatchObject({
    corrections: new Map([['7D', 'correct 7D']]),
    bare: ['gather'],
  })
})

test('a correction alone is no turn', () => {
  expect(hasChoice(read(['correct 7D']))).toBe(true)
  expect(isTurn(read(['correct 7D']))).toBe(false)
  expect(isTurn(read(['correct 7D', 'gather']))).toBe(true)
  expect(isTurn(read(['2C']))).toBe(true)
  expect(isTurn(read([{ pass: 3, from: ['2C'] }]))).toBe(true)
  expect(isTurn(read(undefined))).toBe(false)
})

test('words that name no card stand alone', () => {
  expect(read(['moon self', 'moon others', 'decline']).bare).toEqual([
    'moon self',
    'moon others',
    'decline',
  ])
})

test('a game says which of its actions put a card on a place', () => {
  const legal = ['catch Rb on 2', 'steal U on 1 for 3', 'steal U on 1 for 2']
  expect(read(legal, 'heartcatchers').placed).toEqual(
    new Map([
      ['Rb', ['catch Rb on 2']],
      ['U', ['steal U on 1 for 3', 'steal U on 1 for 2']],
    ]),
  )
  expect(read(legal, 'hearts').bare).toEqual(legal)
})

test('without legal actions there is nothing to do', () => {
  expect(hasChoice(read(undefined))).toBe(false)
  expect(hasChoice(read([]))).toBe(false)
  for (const legal of ['R3', 'correct 7D', 'decline']) expect(hasChoice(read([legal]))).toBe(true)
  expect(hasChoice(read([{ pass: 1, from: ['2C'] }]))).toBe(true)
  expect(hasChoice(read(['catch Rb on 2'], 'heartcatchers'))).toBe(true)
})
