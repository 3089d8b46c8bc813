import { describe, expect, test } from 'vitest'
import { layFan, MIN_STEP } from './fan'

const widths = [304, 344, 374, 760, 960]
const counts = Array.from({ length: 18 }, (_, index) => index + 1)

describe.each(widths)('a fan %i pixels wide', (width) => {
  test.each(counts)(
    'of %i cards leaves enough of each card to touch, within its width',
    (count) => {
      const fan = layFan(count, width)
      expect(fan.cards).toHaveLength(count)
      for (const [index, card] of fan.cards.entries()) {
        expect(card.x).toBeGreaterThanOrEqual(-0.01)
        expect(card.x + fan.cardWidth).toBeLessThanOrEqual(width + 0.01)
        const next = fan.cards[index + 1]
        if (next?.row === card.row) expect(next.x - card.x).toBeGreaterThanOrEqual(MIN_STEP - 0.01)
      }
    },
  )
})

test('thirteen cards take two rows on the narrowest phone and one on any other', () => {
  expect(layFan(13, 304).rows).toBe(2)
  expect(layFan(13, 374).rows).toBe(1)
  expect(layFan(13, 960).rows).toBe(1)
})

test('no cards need no place', () => {
  expect(layFan(0, 300).cards).toEqual([])
})

test('a fan is symmetric', () => {
  const { cards, cardWidth } = layFan(7, 500)
  expect(cards[0]!.x).toBeCloseTo(500 - cardWidth - cards[6]!.x)
  expect(cards[0]!.angle).toBeCloseTo(-cards[6]!.angle)
})
