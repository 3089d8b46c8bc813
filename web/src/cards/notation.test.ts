import { describe, expect, test } from 'vitest'
import { asHeld, cardName, readCard, nameAll, nameCard, sortHand } from './notation'

describe('reading cards', () => {
  test.each([
    ['QS', 'queen of spades'],
    ['TD', '10 of diamonds'],
    ['2C', '2 of clubs'],
    ['WC', 'Wild Club'],
    ['WH+', 'Wild Heart as highest'],
    ['WD-', 'Wild Diamond as lowest'],
    ['R3', 'red 3'],
    ['B2', 'blue 2'],
    ['W6', 'white 6'],
    ['Rb', 'red Blank'],
    ['Bc', 'blue Change-of-Heart'],
    ['U', 'Uncatchable'],
  ])('%s is the %s', (code, name) => {
    expect(readCard(code)).not.toBeNull()
    expect(cardName(code)).toBe(name)
  })

  test.each(['', '1C', 'QX', 'R7', 'Rx', 'W', 'qs', 'QSS'])('%j is no card', (code) => {
    expect(readCard(code)).toBeNull()
    expect(cardName(code)).toBe(code)
  })

  test('a Wild is held without its declaration', () => {
    expect(asHeld('WC+')).toBe('WC')
    expect(asHeld('QS')).toBe('QS')
  })

  test('a Wild is played in one of two ways, and says which', () => {
    expect(readCard('WC')?.plays).toEqual(['WC+', 'WC-'])
    expect(readCard('WC')?.declared).toBeUndefined()
    expect(readCard('WC+')?.declared).toBe('▲ Highest')
    expect(readCard('WC-')?.declared).toBe('▼ Lowest')
    expect(readCard('QS')?.plays).toBeUndefined()
  })

  test('cards that are alike take an indefinite article', () => {
    expect(nameCard('W3')).toBe('a white 3')
    expect(nameCard('Rb')).toBe('a red Blank')
    expect(nameCard('U')).toBe('an Uncatchable')
    expect(nameCard('QS')).toBe('the queen of spades')
  })

  test('several cards have an article each; the second of two equal ones is "another"', () => {
    expect(nameAll(['QS', '2D', 'TH'])).toBe(
      'the queen of spades, the 2 of diamonds and the 10 of hearts',
    )
    expect(nameAll(['W3', 'R1', 'W3'])).toBe('a white 3, the red 1 and another white 3')
    expect(nameAll(['U', 'U'])).toBe('an Uncatchable and another Uncatchable')
  })
})

test('a hand is sorted by suit and rank, a Wild after its ace', () => {
  expect(sortHand(['AH', 'WC', 'TC', '9C', 'AC', '2D'])).toEqual([
    '9C',
    'TC',
    'AC',
    'WC',
    '2D',
    'AH',
  ])
})

test('cards of other games keep the order of the server', () => {
  expect(sortHand(['R3', '2C', 'B2', 'WH'])).toEqual(['2C', 'WH', 'R3', 'B2'])
  expect(sortHand(['R3', 'B2', 'W6', 'W6'])).toEqual(['R3', 'B2', 'W6', 'W6'])
})

test('a hand is sorted as the player likes it', () => {
  const hand = ['2C', 'AH', 'WC', 'KC', 'QS', '3D', '3H']
  expect(sortHand(hand, 'hearts-first')).toEqual(['3H', 'AH', 'QS', '3D', '2C', 'KC', 'WC'])
  expect(sortHand(hand, 'spades-first')).toEqual(['QS', '3H', 'AH', '2C', 'KC', 'WC', '3D'])
  expect(sortHand(hand, 'alternate', false)).toEqual(['WC', 'KC', '2C', '3D', 'QS', 'AH', '3H'])
  expect(sortHand(hand, 'ranks')).toEqual(['2C', '3D', '3H', 'QS', 'KC', 'AH', 'WC'])
  expect(sortHand(['R3', 'B2', 'W6'], 'hearts-first', false)).toEqual(['W6', 'B2', 'R3'])
})
