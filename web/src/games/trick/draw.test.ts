import { describe, expect, test } from 'vitest'
import { layDraw, type DrawRoom } from './draw'

const ROOM: DrawRoom = {
  width: 160,
  height: 180,
  rounds: [8, 2],
  ratio: 1.4,
  gap: 4,
  name: 18,
  least: 52,
  most: 88,
}

const high = (room: DrawRoom) => {
  const { columns, card, named } = layDraw(room)
  const rows = room.rounds.reduce((sum, count) => sum + Math.ceil(count / columns), 0)
  const wide = columns * card + (columns - 1) * room.gap
  return {
    wide,
    high: rows * (card * room.ratio + (named ? room.name : 0)) + (rows - 1) * room.gap,
  }
}

describe('the draw for the deal', () => {
  test.each([
    [160, 180, [8, 2]],
    [330, 60, [8, 2]],
    [330, 60, [5]],
    [60, 200, [8, 3, 2]],
    [900, 500, [5, 2]],
  ])('fits %i x %i', (width, height, rounds) => {
    const room = { ...ROOM, width, height, rounds }
    const laid = high(room)
    expect(laid.wide).toBeLessThanOrEqual(width)
    expect(laid.high).toBeLessThanOrEqual(height)
  })

  test('takes several rows where that makes the cards larger', () => {
    expect(layDraw({ ...ROOM, rounds: [8] })).toMatchObject({ columns: 3, card: 40 })
    expect(layDraw({ ...ROOM, width: 640, height: 90, rounds: [8] })).toMatchObject({ columns: 8 })
  })

  test('has names below the cards where both have room', () => {
    expect(layDraw({ ...ROOM, width: 400, height: 120, rounds: [4] }).named).toBe(true)
    expect(layDraw(ROOM).named).toBe(false)
  })

  test('has no card larger than one may be', () => {
    expect(layDraw({ ...ROOM, width: 2000, height: 1000, rounds: [3] }).card).toBe(88)
  })
})
