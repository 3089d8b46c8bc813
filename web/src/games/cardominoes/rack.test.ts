import { describe, expect, test } from 'vitest'
import { layFan, layHand, MIN_STEP, TILE_RATIO, type FanRoom } from '../../cards/fan'
import { fanRoom } from '../../table/model/testing'
import { layRack } from './rack'

const counts = Array.from({ length: 17 }, (_, index) => index + 1)
const room = (count: number, width: number, change: Partial<FanRoom> = {}) =>
  fanRoom(count, width, { ratio: TILE_RATIO, ...change })

describe.each([304, 344, 374, 760, 960, 1680])('a rack %i pixels wide', (width) => {
  test.each(counts)('has %i tiles upright, each beside the other, on its ledge', (count) => {
    const { cards, cardWidth, cardHeight, height, ledges = [] } = layRack(room(count, width))
    expect(cards).toHaveLength(count)
    expect(cardWidth).toBeGreaterThanOrEqual(MIN_STEP)
    for (const [index, { x, y, angle, row }] of cards.entries()) {
      const [ledge, next] = [ledges[row]!, cards[index + 1]]
      expect(angle).toBe(0)
      expect(y + cardHeight).toBeCloseTo(ledge.y)
      expect(x).toBeGreaterThanOrEqual(ledge.x - 0.01)
      expect(x + cardWidth).toBeLessThanOrEqual(ledge.x + ledge.width + 0.01)
      if (next?.row === row) expect(next.x).toBeGreaterThan(x + cardWidth)
      else if (next) expect(next.y).toBeGreaterThanOrEqual(ledge.y + ledge.height - 0.01)
    }
    for (const { x, y, width: wide, height: high } of ledges) {
      expect(x).toBeGreaterThanOrEqual(-0.01)
      expect(x + wide).toBeLessThanOrEqual(width + 0.01)
      expect(y + high).toBeLessThanOrEqual(height + 0.01)
    }
  })

  test.each(counts)('of %i tiles is no higher than a fan of them', (count) => {
    const fan = layFan(room(count, width))
    expect(layRack(room(count, width)).height).toBeLessThanOrEqual(fan.height + 0.01)
  })
})

test('a rack keeps its place and its ledges while tiles are played, the nearest for last', () => {
  const dealt = layRack(room(13, 374))
  expect(dealt.ledges).toHaveLength(2)
  for (let count = 12; count >= 0; count--) {
    const now = layRack(room(count, 374, { dealt: 13 }))
    expect({ ...now, cards: [], rows: 2 }).toEqual({ ...dealt, cards: [], rows: 2 })
    if (count < 8) expect(new Set(now.cards.map(({ row }) => row))).not.toContain(0)
  }
})

test('on a low window many tiles stand in one row, narrow ones partly behind each other', () => {
  const { cards, cardWidth } = layRack(room(17, 556, { maxRows: 1, maxCard: 57 }))
  expect(new Set(cards.map(({ y }) => y)).size).toBe(1)
  expect(cardWidth).toBeGreaterThanOrEqual(46)
  expect(cards.at(-1)!.x + cardWidth).toBeLessThanOrEqual(556.01)
  expect(cards[1]!.x - cards[0]!.x).toBeGreaterThan(cardWidth * 0.6)
})

test('a hand is laid as its game lays it', () => {
  const hand = {
    count: 13,
    dealt: 13,
    width: 374,
    window: { width: 390, height: 844 },
    tiles: true,
    seats: 4,
  }
  expect(layHand(hand).ledges).toBeUndefined()
  expect(layHand(hand, layRack).ledges).toHaveLength(2)
})
