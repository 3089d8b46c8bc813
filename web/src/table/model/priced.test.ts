import { expect, test } from 'vitest'
import { cardsOf, pricedChoices } from './priced'

const choices = (...costs: [number, number][]) =>
  pricedChoices(
    costs.map(([cost, error], at) => ({ action: `A${at}`, cost, error })),
    'points',
  )

test('choices are compared with the first', () => {
  const [best, near, far] = choices([-1, 0.3], [-0.8, 0.4], [3, 0])
  expect(best).toMatchObject({ more: 0, error: 0, close: false, length: 0, from: 0, to: 0 })
  expect(near!.more).toBeCloseTo(0.2)
  expect(near!.error).toBeCloseTo(0.5)
  expect(near!.close).toBe(true)
  expect(far).toMatchObject({ more: 4, close: false })
  expect(far!.error).toBeCloseTo(0.3)
  expect(far!.length).toBeCloseTo(1 / 1.15)
})

test('a line of uncertainty stays within its row', () => {
  const [, rare] = choices([0, 2], [1, 26])
  expect(rare).toMatchObject({ once: true, close: false, from: 0 })
  expect(rare!.to).toBeLessThanOrEqual(1)
  for (const { length, from, to } of choices([0, 0], [0, 0])) {
    expect([length, from, to]).toEqual([0, 0, 0])
  }
})

test('the recommended choice is first, whatever a rarely tried one seems to cost', () => {
  const actions = choices([1, 0.1], [3, 1], [0.9, 0.5]).map(({ action }) => action)
  expect(actions).toEqual(['A0', 'A2', 'A1'])
})

test('nothing is compared without choices', () => {
  expect(pricedChoices([], 'chance')).toEqual([])
})

test('an action of the hand shows its cards', () => {
  const isCard = (code: string) => /^..$/.test(code)
  expect(cardsOf('pass QS AH', isCard)).toEqual(['QS', 'AH'])
  expect(cardsOf('correct QS', isCard)).toEqual(['QS'])
  expect(cardsOf('moon self', isCard)).toBeNull()
})
