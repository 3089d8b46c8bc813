import { expect, test } from 'vitest'
import { cardOf, keyed, keysOf, moveFocus, toggled } from './hand'

test('cards that are alike have keys of their own', () => {
  const keys = keyed(['W3', 'W3', 'R1']).map((card) => card.key)
  expect(new Set(keys).size).toBe(3)
  expect(keys.map(cardOf)).toEqual(['W3', 'W3', 'R1'])
})

test('a click puts a card in and another takes it out', () => {
  expect(toggled([], 'a', 3)).toEqual(['a'])
  expect(toggled(['a', 'b'], 'a', 3)).toEqual(['b'])
})

test('with a full choice the oldest makes room', () => {
  expect(toggled(['a', 'b', 'c'], 'd', 3)).toEqual(['b', 'c', 'd'])
})

test('the arrows go round, Home and End go to the ends, other keys nowhere', () => {
  expect(moveFocus(0, 'ArrowLeft', 13)).toBe(12)
  expect(moveFocus(12, 'ArrowRight', 13)).toBe(0)
  expect(moveFocus(5, 'Home', 13)).toBe(0)
  expect(moveFocus(5, 'End', 13)).toBe(12)
  expect(moveFocus(5, 'x', 13)).toBeNull()
  expect(moveFocus(0, 'ArrowLeft', 0)).toBeNull()
})

test('cards that are named are found once each', () => {
  const held = keyed(['W3', 'W3', 'R1'])
  expect(keysOf(['W3', 'W3', 'B1'], held)).toEqual(['W3#0', 'W3#1'])
})
