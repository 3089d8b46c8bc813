import { describe, expect, test } from 'vitest'
import { layFan, MIN_STEP } from './fan'
import { fanRoom } from '../table/model/testing'

const widths = [304, 344, 374, 760, 960]
const counts = Array.from({ length: 18 }, (_, index) => index + 1)

describe.each(widths)('a fan %i pixels wide', (width) => {
  test.each(counts)('of %i cards leaves a finger of each, within its width', (count) => {
    const fan = layFan(fanRoom(count, width))
    expect(fan.cards).toHaveLength(count)
    for (const [index, card] of fan.cards.entries()) {
      expect(card.x).toBeGreaterThanOrEqual(-0.01)
      expect(card.x + fan.cardWidth).toBeLessThanOrEqual(width + 0.01)
      const turned = Math.sin((Math.abs(card.angle) * Math.PI) / 180) * (fan.cardWidth / 2)
      expect(card.y + fan.cardHeight + turned).toBeLessThanOrEqual(fan.height)
      const next = fan.cards[index + 1]
      if (next?.row === card.row) expect(next.x - card.x).toBeGreaterThanOrEqual(MIN_STEP - 0.01)
    }
  })
})

test('thirteen cards take two rows on a phone and one on a larger screen', () => {
  expect(layFan(fanRoom(13, 304)).rows).toBe(2)
  expect(layFan(fanRoom(13, 374)).rows).toBe(2)
  expect(layFan(fanRoom(13, 960)).rows).toBe(1)
})

test('a low screen has one row', () => {
  expect(layFan(fanRoom(13, 560, { maxRows: 1, maxCard: 50 })).rows).toBe(1)
})

test('a hand stays as high and its cards as large as when it was dealt', () => {
  const dealt = layFan(fanRoom(13, 374))
  for (let count = 12; count >= 0; count--) {
    const now = layFan(fanRoom(count, 374, { dealt: 13 }))
    expect(now.height).toBe(dealt.height)
    expect(now.cardWidth).toBe(dealt.cardWidth)
  }
})

test('a hand spreads little by little as it is played', () => {
  const step = (count: number) => {
    const [first, second] = layFan(fanRoom(count, 1600, { dealt: 13 })).cards
    return second!.x - first!.x
  }
  for (let count = 13; count > 2; count--) {
    expect(step(count - 1)).toBeGreaterThanOrEqual(step(count))
    expect(step(count - 1) - step(count)).toBeLessThan(124 * 0.1)
  }
})

test('no cards need no place', () => {
  expect(layFan(fanRoom(0, 300)).cards).toEqual([])
})

test('a fan is symmetric', () => {
  const { cards, cardWidth } = layFan(fanRoom(7, 960))
  expect(cards[0]!.x).toBeCloseTo(960 - cardWidth - cards[6]!.x)
  expect(cards[0]!.angle).toBeCloseTo(-cards[6]!.angle)
})
