import { describe, expect, test } from 'vitest'
import { asHeld, cardName, listed, readCard, theCard } from './notation'
import { sortHand } from './order'

describe('reading cards', () => {
  test.each([
    ['QS', 'standard', 'queen of spades'],
    ['TD', 'standard', '10 of diamonds'],
    ['2C', 'standard', '2 of clubs'],
    ['WC', 'wild', 'Wild Club'],
    ['WH+', 'wild', 'Wild Heart as highest'],
    ['WD-', 'wild', 'Wild Diamond as lowest'],
    ['R3', 'number', 'red 3'],
    ['B2', 'number', 'blue 2'],
    ['W6', 'number', 'white 6'],
    ['Rb', 'heart', 'red Blank'],
    ['Bc', 'heart', 'blue Change-of-Heart'],
    ['U', 'uncatchable', 'Uncatchable'],
  ])('%s is a %s card, the %s', (code, kind, name) => {
    expect(readCard(code)?.kind).toBe(kind)
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

  test('cards that are alike take an indefinite article', () => {
    expect(theCard('W3')).toBe('a white 3')
    expect(theCard('Rb')).toBe('a red Blank')
    expect(theCard('U')).toBe('an Uncatchable')
    expect(theCard('QS')).toBe('the queen of spades')
  })

  test('lists are joined as people say them', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
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
  expect(sortHand(['R3', 'B2', 'W6', 'W6'])).toEqual(['R3', 'B2', 'W6', 'W6'])
})
