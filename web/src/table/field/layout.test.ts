import { expect, test } from 'vitest'
import { layLarge, layTable, type Box, type Room } from './layout'

/** The room for the table in several windows, from a large screen to the smallest phone, portrait and landscape. */
const ROOMS: [number, number][] = [
  [1500, 700],
  [950, 460],
  [1010, 440],
  [640, 270],
  [480, 240],
  [430, 240],
  [372, 190],
  // Phones on their sides, beside what is said.
  [580, 220],
  [440, 200],
  [380, 470],
  [350, 290],
  [310, 230],
]

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

const rooms = ROOMS.flatMap(([width, height]) =>
  [2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
    [true, false].map((seated): Room => ({ width, height, seats, rem: 16, seated })),
  ),
)

test.each(rooms)('$width x $height for $seats, seated: $seated', (room) => {
  const { seats, trick } = layTable(room)
  expect(seats).toHaveLength(room.seated ? room.seats - 1 : room.seats)
  expect(trick).toHaveLength(room.seats)
  // Cards can be read.
  expect(trick[0]!.width).toBeGreaterThanOrEqual(30)
  const all = [...seats, ...trick]
  for (const [index, box] of all.entries()) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(room.width)
    expect(box.y + box.height).toBeLessThanOrEqual(room.height)
    for (const other of all.slice(index + 1)) {
      expect([box, other, apart(box, other)]).toEqual([box, other, true])
    }
  }
})

test.each([
  // The lowest phone on its side; with three to six there may be a gift beside what is said.
  ...[2, 3, 4, 5, 6, 7, 8].map((seats) => ({ width: 344, seats })),
  ...[3, 4, 5, 6].map((seats) => ({ width: 316, seats })),
])('the cards of $seats can be read on $width x 153', ({ width, seats }) => {
  const { trick } = layTable({ width, height: 153, seats, rem: 16, seated: true })
  expect(trick[0]!.width).toBeGreaterThanOrEqual(30)
})

test.each([
  // A window of 640 x 400 beside what is said, and the lowest phone on its side.
  { width: 377, height: 215, seats: 7 },
  { width: 377, height: 215, seats: 8 },
  { width: 377, height: 150, seats: 8 },
])('in large print the cards of $seats are large too on $width x $height', (room) => {
  const { trick } = layTable({ ...room, rem: 19, seated: true })
  expect(trick[0]!.width).toBeGreaterThanOrEqual(40)
  // They go round clockwise as the players do, from the viewer's own.
  const middle = (from: 'x' | 'y') => {
    const all = trick.map((box) => box[from])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  const turns = trick.map(
    ({ x, y }) => (Math.atan2(middle('x') - x, y - middle('y')) + 2 * Math.PI) % (2 * Math.PI),
  )
  expect(turns).toEqual(turns.toSorted((one, other) => one - other))
})

test('three others sit left, opposite and right, and so lie their cards', () => {
  const { seats, trick } = layTable({ width: 900, height: 460, seats: 4, rem: 16, seated: true })
  expect(seats[0]!.x).toBe(0)
  expect(seats[1]!.y).toBe(0)
  expect(seats[2]!.x + seats[2]!.width).toBe(900)
  const [own, left, opposite, right] = trick
  expect(left!.x).toBeLessThan(own!.x)
  expect(right!.x).toBeGreaterThan(own!.x)
  expect(opposite!.x).toBe(own!.x)
  expect(opposite!.y).toBeLessThan(own!.y)
})

test('players go round clockwise', () => {
  const { seats } = layTable({ width: 900, height: 460, seats: 8, rem: 16, seated: true })
  const angle = ({ x, y, width, height }: Box) =>
    (Math.atan2(450 - (x + width / 2), y + height / 2 - 235) + 2 * Math.PI) % (2 * Math.PI)
  const angles = seats.map(angle)
  expect(angles).toEqual([...angles].sort((a, b) => a - b))
})

test.each([
  [426, 215],
  [304, 200],
  [374, 480],
])('the cards of eight lie at their seats on %i x %i', (width, height) => {
  const { trick } = layTable({ width, height, seats: 8, rem: 16, seated: true })
  const own = trick[0]!
  expect(Math.abs(own.x + own.width / 2 - width / 2)).toBeLessThan(2)
  expect(trick.filter(({ y }) => y === own.y)).toHaveLength(3)
})

test('the seats of a row have the room that it has to spare for their names', () => {
  const { kind, seats } = layTable({ width: 374, height: 480, seats: 8, rem: 16, seated: true })
  const [side, top] = [seats[0]!, seats[3]!]
  expect(kind).toBe('mini')
  expect(top.y).toBe(0)
  expect(top.width).toBeGreaterThan(1.4 * side.width)
})

test('a large table shows the backs of the hands, a small one has no room for them', () => {
  expect(layTable({ width: 950, height: 460, seats: 4, rem: 16, seated: true }).kind).toBe('full')
  expect(layTable({ width: 310, height: 230, seats: 8, rem: 16, seated: true }).kind).toBe('mini')
})

test.each(rooms)('large print leaves the cards their size on $width x $height', (room) => {
  const { laid, text } = layLarge({ ...room, rem: 19 }, 16)
  const usual = layTable(room)
  expect(laid.trick[0]!.width).toBeGreaterThanOrEqual(Math.min(84, usual.trick[0]!.width))
  if (laid.kind === 'mini' && usual.kind !== 'mini') expect(text).toBeGreaterThan(18.5)
  if (laid.kind === 'mini') expect(usual.kind).not.toMatch(/full|plain/)
  expect(text).toBeGreaterThanOrEqual(16)
  expect(text).toBeLessThanOrEqual(19)
})

test('with enough room badges have the text size of large print', () => {
  const room = { width: 950, height: 460, seats: 4, rem: 19, seated: true }
  expect(layLarge(room, 16).text).toBe(19)
})

test.each([3, 4, 5, 6, 7, 8])('a spectator sees each of %d cards at its player', (seats) => {
  const laid = layTable({ width: 900, height: 460, seats, rem: 16, seated: false })
  const centre = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const
  const far = (one: Box, other: Box) => {
    const [a, b] = [centre(one), centre(other)]
    return Math.hypot(a[0] - b[0], a[1] - b[1])
  }
  for (const [place, card] of laid.trick.entries()) {
    const own = (place + seats - 1) % seats
    const from = laid.seats.map((seat) => far(card, seat))
    const nearest = from.indexOf(Math.min(...from))
    // Many have larger cards than would lie right before them.
    expect(Math.abs(nearest - own), `place ${place}`).toBeLessThanOrEqual(seats > 5 ? 1 : 0)
  }
})

test('badges shrink rather than the cards of the trick', () => {
  const room = { width: 640, height: 270, seats: 4, rem: 18, seated: true }
  const [usual, asked] = [layTable(room), layTable(room, 70)]
  expect([usual.kind, asked.kind]).toEqual(['plain', 'mini'])
  expect(usual.trick[0]!.width).toBeLessThan(70)
  expect(asked.trick[0]!.width).toBeGreaterThanOrEqual(70)
})
