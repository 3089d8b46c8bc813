import { expect, test } from 'vitest'
import { amongEqual, cardOf, keyed, keysOf, keysTaken, toggled } from './hand'

test('cards that are alike have keys of their own', () => {
  const keys = keyed(['W3', 'W3', 'R1']).map((card) => card.key)
  expect(new Set(keys).size).toBe(3)
  expect(keys.map(cardOf)).toEqual(['W3', 'W3', 'R1'])
})

test('a click selects a card, another deselects it', () => {
  expect(toggled([], 'a', 3)).toEqual(['a'])
  expect(toggled(['a', 'b'], 'a', 3)).toEqual(['b'])
})

test('with a full choice the oldest makes room', () => {
  expect(toggled(['a', 'b', 'c'], 'd', 3)).toEqual(['b', 'c', 'd'])
})

test('cards that are named are found once each', () => {
  const held = keyed(['W3', 'W3', 'R1'])
  expect(keysOf(['W3', 'W3', 'B1'], held)).toEqual(['W3#0', 'W3#1'])
})

test('of equal cards the one that was pressed is taken', () => {
  const held = keyed(['W3', 'W3', 'R1', 'WC'])
  expect(keysTaken('W3', held, ['W3#1'])).toEqual(['W3#1'])
  expect(keysTaken('W3', held, ['R1#0'])).toEqual(['W3#0'])
  expect(keysTaken('pass W3 R1', held, ['R1#0', 'W3#1'])).toEqual(['W3#1', 'R1#0'])
  expect(keysTaken('pass W3 W3', held, ['W3#1', 'W3#0'])).toHaveLength(2)
  expect(keysTaken('WC+', held, [])).toEqual(['WC#0'])
  expect(keysTaken('correct R1', held, [])).toEqual(['R1#0'])
  expect(keysTaken(null, held, ['W3#1'])).toEqual([])
})

test('equal cards are numbered, others are not', () => {
  const held = keyed(['W3', 'W3', 'R1'])
  expect(held.map((card) => amongEqual(card, held))).toEqual(['1 of 2', '2 of 2', ''])
})
