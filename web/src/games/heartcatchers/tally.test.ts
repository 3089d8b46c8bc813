import { expect, test } from 'vitest'
import { openPoints } from './tally'

const secret = { card: 'Ru', by: 0 }
const field = [
  [
    { up: ['Gb', 'Rb'], secrets: [secret, secret] },
    { up: ['U'], secrets: [] },
  ],
  [{ up: ['Bu'], secrets: [{ card: null, by: 1 }] }],
]

test('cards that lie face up are tallied, and no Secret', () => {
  expect(openPoints(field, true)).toEqual([3, 1])
})

test('an Uncatchable counts only where the options say so', () => {
  expect(openPoints(field, false)).toEqual([2, 1])
})
