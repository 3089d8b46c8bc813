/** The layout of a hand: a fan of one row, or of as many as leave enough of each card uncovered. */

export interface FanCard {
  /** Left edge in pixels. */
  x: number
  /** Top edge in pixels. */
  y: number
  /** Degrees, clockwise. */
  angle: number
  row: number
}

/** The ledge under a row of tiles, in pixels. */
export interface Ledge {
  x: number
  y: number
  width: number
  height: number
}

export interface Fan {
  cardWidth: number
  cardHeight: number
  width: number
  /** The height of the hand as dealt, so that nothing moves when a card leaves. */
  height: number
  rows: number
  cards: FanCard[]
  /** The ledges of its rows, the farthest first. */
  ledges?: Ledge[]
}

export interface FanRoom {
  /** Cards held now. */
  count: number
  /** Cards held at the deal, which decide the size of a card and the height. */
  dealt: number
  /** Pixels. */
  width: number
  /** The greatest width of a card, for low windows. */
  maxCard: number
  /** The most rows; 1 on a low screen. */
  maxRows: number
  /** A card's height divided by its width. */
  ratio: number
  /** Players at the table. */
  seats: number
}

/** A card's height divided by its width, and a tile's. */
export const CARD_RATIO = 1.4
export const TILE_RATIO = 1.48
/** The least uncovered width of a card, in pixels: a finger's. */
export const MIN_STEP = 40

export const MIN_CARD = 46
/** The distance between two rows, in heights of a card. */
const ROW_STEP = 0.6
/** Room above a hand for raised cards. */
export const LIFT = 18

/** A hand and the window that it is shown in; pixels. */
export interface HandRoom {
  count: number
  dealt: number
  /** The width of the hand. */
  width: number
  window: { width: number; height: number }
  tiles: boolean
  seats: number
}

/** Lays out a hand. */
export type Lay = (room: FanRoom) => Fan

/** Lays out the player's hand; in a low landscape window it has one row. */
export function layHand(
  { count, dealt, width, window, tiles, seats }: HandRoom,
  lay: Lay = layFan,
): Fan {
  const low = window.height <= 500 && window.width > window.height * 1.25
  return lay({
    count,
    dealt: Math.max(dealt, count),
    width,
    maxCard: Math.min(160, Math.max(50, window.height * (low ? 0.18 : 0.14))),
    maxRows: low ? 1 : 3,
    ratio: tiles ? TILE_RATIO : CARD_RATIO,
    seats,
  })
}

/** The most cards that lie in one row. */
export function rowOf(cards: number, rows: number): number {
  return Math.ceil(cards / rows)
}

/** The greatest distance between the cards of a row. */
export function stepOf(inRow: number, cardWidth: number, width: number): number {
  return inRow > 1 ? (width - cardWidth) / (inRow - 1) : width
}

export function layFan({ count, dealt, width, maxCard, maxRows, ratio }: FanRoom): Fan {
  const most = Math.max(count, dealt, 1)
  const wish = Math.max(MIN_CARD, Math.min(maxCard, width * 0.19))
  let rows = 1
  while (rows < maxRows && stepOf(rowOf(most, rows), wish, roomFor(rows, wish, width)) < MIN_STEP) {
    rows++
  }
  const inRow = rowOf(most, rows)
  const cardWidth = Math.max(
    MIN_CARD,
    Math.min(wish, inRow > 1 ? roomFor(rows, wish, width) - MIN_STEP * (inRow - 1) : wish),
  )
  const cardHeight = cardWidth * ratio
  const height =
    LIFT + (rows - 1) * cardHeight * ROW_STEP + cardHeight + dropOf(inRow, rows, cardWidth, width)
  const rowsNow = Math.max(1, Math.ceil(count / inRow))
  // A hand that needs fewer rows than at the deal is centred.
  const from = LIFT + ((rows - rowsNow) * cardHeight * ROW_STEP) / 2
  const cards: FanCard[] = []
  for (let row = 0, left = count; row < rowsNow; row++) {
    const length = Math.ceil(left / (rowsNow - row))
    const top = from + row * cardHeight * ROW_STEP
    cards.push(...layRow(row, length, rowsNow, width, cardWidth, top))
    left -= length
  }
  return { cardWidth, cardHeight, width, height, rows: rowsNow, cards }
}

/** The width for a row: the corners of a bent row reach beyond its cards. */
function roomFor(rows: number, cardWidth: number, width: number): number {
  return rows === 1 ? width - cardWidth * 0.16 : width
}

/** The bend of a row: the degrees between two cards, and how much deeper its ends lie than its middle. */
function bendOf(count: number, rows: number, step: number, cardWidth: number) {
  const spread = rows === 1 && step > MIN_STEP ? Math.min(1.2, 12 / count) : 0
  return { spread, dip: spread > 0 ? cardWidth * 0.08 : 0 }
}

/** How far the lowest corner of a bent row reaches below its middle card. */
function dropOf(count: number, rows: number, cardWidth: number, width: number): number {
  const { spread, dip } = bendOf(count, rows, stepOf(count, cardWidth, width), cardWidth)
  const most = (((count - 1) / 2) * spread * Math.PI) / 180
  return dip + (Math.sin(most) * cardWidth) / 2 + 8
}

/** The greatest distance between cards, in widths of a card: fewer cards lie farther apart. */
function spreadOf(count: number): number {
  return Math.min(1.06, Math.max(0.76, 1.06 - (count - 6) * 0.05))
}

function layRow(
  row: number,
  count: number,
  rows: number,
  width: number,
  cardWidth: number,
  top: number,
): FanCard[] {
  const widest = cardWidth * (rows === 1 ? spreadOf(count) : count <= 6 ? 1.06 : 0.85)
  const room = roomFor(rows, cardWidth, width)
  const step = count > 1 ? Math.min(widest, (room - cardWidth) / (count - 1)) : 0
  const start = (width - cardWidth - step * (count - 1)) / 2
  const { spread, dip } = bendOf(count, rows, step, cardWidth)
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2
    const unit = count > 1 ? off / ((count - 1) / 2) : 0
    return { x: start + step * index, y: top + dip * unit * unit, angle: off * spread, row }
  })
}
