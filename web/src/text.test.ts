import { expect, test } from 'vitest'
import { counted, listed, written } from './text'

test('points below zero have a minus, not a hyphen', () => {
  expect([3, -3, 0].map(written)).toEqual(['3', '−3', '0'])
})

test('things are counted and listed as in a sentence', () => {
  expect([counted(1, 'card'), counted(2, 'card')]).toEqual(['1 card', '2 cards'])
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
})
