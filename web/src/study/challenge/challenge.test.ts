import { expect, test } from 'vitest'
import { timeLeft } from './challenge'

test('the time that is left is rounded up to minutes and never negative', () => {
  expect(timeLeft(3_600_000, 0)).toEqual({ hours: 1, minutes: 0 })
  expect(timeLeft(3_600_001, 0)).toEqual({ hours: 1, minutes: 1 })
  expect(timeLeft(59_000, 0)).toEqual({ hours: 0, minutes: 1 })
  expect(timeLeft(0, 5)).toEqual({ hours: 0, minutes: 0 })
})
