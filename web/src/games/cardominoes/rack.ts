/** The layout of tiles on a rack. */
import {
  layFan,
  LIFT,
  MIN_CARD,
  rowOf,
  stepOf,
  type Fan,
  type FanCard,
  type FanRoom,
} from '../../cards/fan'

/** The distance between tiles and the height of a ledge, in widths of a tile. */
const STEP = 1.05
const LEDGE = 0.13

/**
 * A rack with the height of a fan: straight rows, as many as make the tiles largest. In a single row narrow tiles overlap.
 */
export function layRack(room: FanRoom): Fan {
  const { count, width, maxRows, ratio } = room
  const { height, cardWidth: most } = layFan(room)
  const dealt = Math.max(count, room.dealt, 1)
  const sizes = Array.from({ length: maxRows }, (_, more) => {
    const across = width / (rowOf(dealt, more + 1) * STEP)
    return Math.min(most, across, (height - LIFT) / ((more + 1) * (ratio + LEDGE)))
  })
  const largest = Math.max(...sizes)
  const rows = sizes.indexOf(largest) + 1
  const cardWidth = Math.max(largest, maxRows > 1 ? 0 : Math.min(most, MIN_CARD))
  const cardHeight = cardWidth * ratio
  const inRow = rowOf(dealt, rows)
  const step = Math.min(cardWidth * STEP, stepOf(inRow, cardWidth, width))
  const ledge = cardWidth * LEDGE
  const long = Math.min(width, step * (inRow - 1) + cardWidth + 2 * ledge)
  const topOf = (row: number) => LIFT + row * (cardHeight + ledge)
  const ledges = Array.from({ length: rows }, (_, row) => ({
    x: (width - long) / 2,
    y: topOf(row) + cardHeight,
    width: long,
    height: ledge,
  }))
  const rowsNow = Math.max(1, Math.ceil(count / inRow))
  const cards: FanCard[] = []
  for (let row = rows - rowsNow; row < rows; row++) {
    const length = Math.ceil((count - cards.length) / (rows - row))
    const start = (width - cardWidth - step * (length - 1)) / 2
    for (let at = 0; at < length; at++)
      cards.push({ x: start + step * at, y: topOf(row), angle: 0, row })
  }
  const high = topOf(rows)
  return { cardWidth, cardHeight, width, height: high, rows: rowsNow, cards, ledges }
}
