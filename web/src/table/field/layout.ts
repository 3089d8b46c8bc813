/** The layout of seats and trick: boxes in pixels that never overlap. Pure. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The sizes of a seat, the largest first: with the backs of its cards; without them; with the name above the facts; the
 * same with little room for the name.
 */
export type SeatKind = 'full' | 'plain' | 'compact' | 'mini'

export interface Room {
  width: number
  height: number
  /** Players at the table, 2 to 8. */
  seats: number
  /** The text size in pixels, which scales the badges. */
  rem: number
  /** Whether the viewer plays. A spectator sees a seat for every player. */
  seated: boolean
}

export interface TableLayout {
  kind: SeatKind
  /** The other players, clockwise from the viewer's left. For a spectator seat 0 comes last. */
  seats: Box[]
  /** The cards of a trick, clockwise, the viewer's own first; for a spectator that of seat 0. */
  trick: Box[]
  /** The room between the players. */
  middle: Box
}

/** Height divided by width of the taller of card and tile. */
export const TALLEST_RATIO = 1.48

const KINDS: Record<SeatKind, { width: number; height: number; worth: number }> = {
  full: { width: 10.5, height: 5.7, worth: 1.15 },
  plain: { width: 9.5, height: 3.1, worth: 1 },
  compact: { width: 6.3, height: 2.9, worth: 0.86 },
  mini: { width: 4.35, height: 2.55, worth: 0.74 },
}
/** How much wider a small seat may be in a row with spare room. */
const WIDER: Record<SeatKind, number> = { full: 1, plain: 1, compact: 1.4, mini: 1.5 }
/** The gap between two boxes, in pixels. */
const GAP = 6

/** Lays out the table, with trick cards of at least the width `least` if possible. */
export function layTable(room: Room, least = 0): TableLayout {
  const others = room.seated ? room.seats - 1 : room.seats
  let best: TableLayout | null = null
  let most = -Infinity
  for (const kind of ['full', 'plain', 'compact', 'mini'] as const) {
    for (let side = 0; side * 2 <= others; side++) {
      const laid = attempt(room, kind, side, others)
      if (!laid) continue
      const small = laid.trick[0]!.width < least ? 1 : 0
      const worth = KINDS[kind].worth * worthOf(laid, room) - small
      if (worth > most) [best, most] = [laid, worth]
    }
  }
  return best ?? squeezed(room, others)
}

/** The width beyond which a card is no easier to read, in text sizes. */
const ENOUGH = 5.25

/** The font sizes of name and match score in a badge (SeatBadge.svelte), in text sizes. */
const WORDS: Record<SeatKind, [number, number]> = {
  full: [0.875, 1.25],
  plain: [0.875, 1.1],
  compact: [0.875, 1],
  mini: [0.75, 0.875],
}

/**
 * The same in large print: badges grow as long as the trick's cards stay as large as with text of the usual size. `text`
 * is the text size of badges, in pixels.
 */
export function layLarge(room: Room, usual: number): { laid: TableLayout; text: number } {
  const cardOf = (laid: TableLayout) => laid.trick[0]!.width
  const before = layTable({ ...room, rem: usual })
  const least = Math.min(ENOUGH * usual, cardOf(before))
  for (let rem = room.rem; rem > usual; rem -= 0.25) {
    const laid = layTable({ ...room, rem }, least)
    const words = WORDS[laid.kind].map((size) => size * rem)
    const usually = WORDS[before.kind].map((size) => size * usual)
    if (cardOf(laid) >= least && words.every((size, index) => size >= usually[index]!))
      return { laid, text: rem }
  }
  return { laid: before, text: usual }
}

/** The ideal width of a trick card. */
function wish({ width, height, rem }: Room): number {
  return Math.min(rem * 8.4, Math.max(rem * 3.4, Math.min(width, height) * 0.27))
}

/** The least width of a card that is read at a glance, in text sizes. */
const READ = 2.6

/**
 * The score of a layout. Larger cards are better, up to the ideal size; cards that are hard to read are penalised. The
 * viewer's own card should be in the middle, and seats on the sides are better than a crowded row.
 */
function worthOf(laid: TableLayout, room: Room): number {
  const { x, width } = laid.trick[0]!
  const off = Math.abs(x + width / 2 - room.width / 2) > width / 4
  const aside = room.seated && off ? 0.15 : 0
  const card = Math.min(1, width / wish(room)) * Math.min(1, width / (READ * room.rem))
  const row = laid.seats.filter(({ y }) => y === 0).length
  return card - aside + (row <= 3 ? 0.12 : 0) - (row === laid.seats.length ? 0.1 : 0)
}

function attempt(room: Room, kind: SeatKind, side: number, others: number): TableLayout | null {
  const width = Math.floor(KINDS[kind].width * room.rem)
  const height = Math.floor(KINDS[kind].height * room.rem)
  const top = others - 2 * side
  const head = top > 0 ? height + GAP : 0
  const below = room.height - head
  if (top * (width + GAP) - GAP > room.width) return null
  if (side > 0 && (2 * (width + GAP) > room.width || side * (height + GAP) > below)) return null
  const flank = side > 0 ? width + GAP : 0
  const middle = { x: flank, y: head, width: room.width - 2 * flank, height: below }
  if (middle.width <= 0 || middle.height <= 0) return null
  const left = column(side, 0, head, below, width, height).reverse()
  const right = column(side, room.width - width, head, below, width, height)
  // Seats take the spare width of their row, for the names.
  const wide = Math.max(
    width,
    Math.min(Math.floor(WIDER[kind] * width), Math.floor(room.width / top) - GAP),
  )
  const row = Array.from({ length: top }, (_, index) => ({
    x: Math.round(((index + 0.5) * room.width) / top - wide / 2),
    y: 0,
    width: wide,
    height,
  }))
  const trick = layTrick(room, middle, side)
  return trick && { kind, seats: [...left, ...row, ...right], trick, middle }
}

/** A column of boxes on a side. */
function column(
  count: number,
  x: number,
  from: number,
  length: number,
  width: number,
  height: number,
) {
  return Array.from({ length: count }, (_, index) => ({
    x,
    y: Math.round(from + ((index + 0.5) * length) / count - height / 2),
    width,
    height,
  }))
}

/** The fallback when not even the smallest badges fit: two narrow columns. */
function squeezed(room: Room, others: number): TableLayout {
  const side = Math.ceil(others / 2)
  const width = Math.floor(room.width / 4)
  const height = Math.max(1, Math.floor(room.height / side) - 1)
  const left = column(side, 0, 0, room.height, width, height).reverse()
  const right = column(others - side, room.width - width, 0, room.height, width, height)
  const middle = { x: width, y: 0, width: room.width - 2 * width, height: room.height }
  const trick = layTrick(room, middle, 1) ?? row(room.seats, middle)
  return { kind: 'mini', seats: [...left, ...right], trick, middle }
}

function row(count: number, { x, y, width, height }: Box): Box[] {
  const each = width / count
  return Array.from({ length: count }, (_, index) => ({
    x: x + index * each,
    y,
    width: each * 0.95,
    height,
  }))
}

/** How the cards of the others are split: on each side, in the row above, and right of the viewer's own. */
interface Split {
  side: number
  top: number
  beside: 0 | 1
  /** Whether the viewer has a card, below. */
  own: boolean
}

/** A split unlike that of the players must make the cards larger by this factor. */
const LIKE_PLAYERS = 1.12
/** By this factor more if the viewer's own would not be in the middle. */
const IN_THE_MIDDLE = 1.2

/**
 * The cards of a trick on the sides of their players: as many on the left as on the right, the rest in a row above, the
 * viewer's own below. `wanted` is the number of players on each side; another split is used if it makes cards larger.
 */
function layTrick(room: Room, middle: Box, wanted: number): Box[] | null {
  const own = room.seated
  const others = own ? room.seats - 1 : room.seats
  let best: { split: Split; width: number; worth: number } | null = null
  for (let side = others > 1 ? 1 : 0; side * 2 <= others; side++) {
    for (const beside of [0, 1] as const) {
      const split = { side, top: others - 2 * side - beside, beside, own }
      if (beside > 0 && (split.top < 1 || !own)) continue
      const { across, down } = extent(split)
      const fits = Math.min(
        (middle.width - GAP * (across - 1)) / across,
        (middle.height - GAP * (Math.ceil(down) - 1)) / down / TALLEST_RATIO,
      )
      const width = Math.floor(Math.min(fits, wish(room)))
      const worth =
        width * (side === wanted ? LIKE_PLAYERS : 1) * (beside === 0 ? IN_THE_MIDDLE : 1)
      if (width > 0 && (!best || worth > best.worth)) best = { split, width, worth }
    }
  }
  return best && placeTrick(middle, best.split, best.width)
}

/** The number of columns between the sides. */
const between = ({ top, beside, own }: Split) => Math.max(top, own ? 1 + beside : 0)

/** The size of a trick, in cards. */
function extent(split: Split): { across: number; down: number } {
  const { side, top } = split
  const across = (side > 0 ? 2 : 0) + between(split)
  // Those at the sides are half a card lower than those above.
  if (!split.own) return { across, down: side + (top > 0 && side === 1 ? 0.5 : 0) }
  const centre = top > 0 ? 2 : 1
  // With two at the sides and none above, the viewer's own is half a card lower.
  if (top === 0 && side === 1) return { across, down: 1.5 }
  return { across, down: Math.max(side, centre, side > 0 && top === 0 ? side + 0.5 : 0) }
}

function placeTrick(middle: Box, split: Split, width: number): Box[] {
  const { side, top, beside } = split
  const height = Math.floor(width * TALLEST_RATIO)
  const { across, down } = extent(split)
  const spare = (all: number, size: number, count: number) =>
    count > 1
      ? Math.max(GAP, Math.min(width * 0.3, (all - size * count) / Math.max(1, count - 1)))
      : 0
  const gapX = spare(middle.width, width, across)
  const gapY = spare(middle.height, height, Math.ceil(down))
  const wide = across * width + (across - 1) * gapX
  const high = down * height + (Math.ceil(down) - 1) * gapY
  const x0 = middle.x + (middle.width - wide) / 2
  const y0 = middle.y + Math.max(0, (middle.height - high) / 2)
  const at = (x: number, y: number): Box => ({
    x: Math.round(x),
    y: Math.round(y),
    width,
    height,
  })
  const sideY = (index: number) => {
    if (!split.own && side === 1) return y0 + high - height
    const room = top === 0 && split.own ? high - height / 2 : high
    return side === 1 ? y0 + (room - height) / 2 : y0 + ((room - height) * index) / (side - 1)
  }
  const left = Array.from({ length: side }, (_, index) => at(x0, sideY(index))).reverse()
  const right = Array.from({ length: side }, (_, index) => at(x0 + wide - width, sideY(index)))
  /** A centred row of cards between the sides. */
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) =>
      at(x0 + (wide - width) / 2 + (index - (count - 1) / 2) * (width + gapX), y),
    )
  if (!split.own) {
    const all = [...left, ...row(top, y0), ...right]
    return [...all.slice(-1), ...all.slice(0, -1)]
  }
  const [own, ...next] = row(1 + beside, y0 + high - height)
  return [own!, ...left, ...row(top, y0), ...right, ...next]
}
