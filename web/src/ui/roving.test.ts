import { expect, test } from 'vitest'
import { moveFocus } from './roving'

test('the arrows go round, Home and End go to the ends, other keys nowhere', () => {
  expect(moveFocus(0, 'ArrowLeft', 13)).toBe(12)
  expect(moveFocus(12, 'ArrowRight', 13)).toBe(0)
  expect(moveFocus(5, 'Home', 13)).toBe(0)
  expect(moveFocus(5, 'End', 13)).toBe(12)
  expect(moveFocus(5, 'x', 13)).toBeNull()
  expect(moveFocus(0, 'ArrowLeft', 0)).toBeNull()
})
