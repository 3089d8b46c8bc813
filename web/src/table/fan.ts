/** The layout of a hand: a fan, in two rows where one row would cover too much of each card. */

export interface FanCard {
  /** Left edge in pixels. */
  x: number
  /** Top edge in pixels. */
  y: number
  /** Degrees, clockwise. */
  angle: number
  row: number
}

export interface Fan {
  cardWidth: number
  cardHeight: number
  width: number
  height: number
  rows: number
  cards: FanCard[]
}

/** A card's height divided by its width. */
export const CARD_RATIO = 1.4
/** The least width of a card that stays uncovered, in pixels. */
export const MIN_STEP = 24

const MIN_CARD = 56
const MAX_CARD = 124
const LIFT = 18

/** Lays `count` cards into `width` pixels; `maxCard` limits a card's width where height is scarce. */
export function layFan(count: number, width: number, maxCard = MAX_CARD): Fan {
  const wish = Math.max(MIN_CARD, Math.min(maxCard, width * 0.19))
  const rows = count > 1 && (width - MIN_CARD) / (count - 1) < MIN_STEP ? 2 : 1
  const longest = Math.ceil(count / rows)
  const cardWidth =
    rows === 1 && longest > 1 ? fitCard(wish, width, longest) : Math.min(wish, width * 0.2)
  const cardHeight = cardWidth * CARD_RATIO
  const cards: FanCard[] = []
  for (let row = 0, left = count; row < rows; row++) {
    const length = row === 0 ? longest : left
    cards.push(...layRow(row, length, rows, width, cardWidth, cardHeight))
    left -= length
  }
  const bottom = cards.reduce((most, card) => Math.max(most, card.y), LIFT)
  return { cardWidth, cardHeight, width, height: bottom + cardHeight + 4, rows, cards }
}

function fitCard(wish: number, width: number, count: number): number {
  const atMinStep = width - MIN_STEP * (count - 1)
  return Math.max(MIN_CARD, Math.min(wish, atMinStep))
}

function layRow(
  row: number,
  count: number,
  rows: number,
  width: number,
  cardWidth: number,
  cardHeight: number,
): FanCard[] {
  if (count === 0) return []
  const widest = cardWidth * (count <= 6 ? 1.06 : rows === 1 ? 0.66 : 0.8)
  const step = count > 1 ? Math.min(widest, (width - cardWidth) / (count - 1)) : 0
  const start = (width - cardWidth - step * (count - 1)) / 2
  const spread = rows === 1 && step > MIN_STEP + 6 ? Math.min(1.5, 14 / count) : 0
  const dip = spread > 0 ? cardHeight * 0.1 : 0
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2
    const unit = count > 1 ? off / ((count - 1) / 2) : 0
    return {
      x: start + step * index,
      y: LIFT + row * cardHeight * 0.6 + dip * unit * unit,
      angle: off * spread,
      row,
    }
  })
}
