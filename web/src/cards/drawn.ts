/**
 * The faces of the standard pack as markup for a box of 100 by 140, for the page's cards and for the first view of a
 * table.
 */
import './drawn.css'
import type { PackCard } from './pack'
import { PIPS, SUIT_PATHS, type Suit } from './suits'

/** A suit mark, centred on a point of the card. */
export function suitMark(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  colour: string,
  upsideDown = false,
): string {
  const scale = (size / 24) * (upsideDown ? -1 : 1)
  const place = `translate(${x} ${y}) scale(${scale}) translate(-12 -12)`
  return `<path d="${SUIT_PATHS[suit]}" fill="${colour}" transform="${place}"/>`
}

/** A corner of the card, in the upper left and upside down in the lower right. */
export function bothCorners(corner: string): string {
  const drawn = `<g class="corner">${corner}</g>`
  return `${drawn}<g transform="rotate(180 50 70)">${drawn}</g>`
}

/** Text from a point on with a given width, or centred on it. */
function rankText(rank: string, wide: [x: number, width: number], x: number, y: number): string {
  const place =
    rank === '10'
      ? `x="${wide[0]}" textLength="${wide[1]}" lengthAdjust="spacingAndGlyphs"`
      : `x="${x}" text-anchor="middle"`
  return `${place} y="${y}">${rank}</text>`
}

const nameOf = (rank: string) => (rank === 'T' ? '10' : rank)

/** The corner index: a large rank over its suit. */
function index(rank: string, suit: Suit, colour: string): string {
  const text = rankText(nameOf(rank), [3.5, 24], 15, 32)
  const mark = suitMark(suit, 15, rank === 'Q' ? 49 : 46, 21, colour)
  return bothCorners(`<text class="rank" fill="${colour}" ${text}${mark}`)
}

/** A card of the standard pack. */
export function standardFace({ rank, suit }: PackCard, colour: string): string {
  const corners = index(rank, suit, colour)
  if (rank === 'A') return corners + suitMark(suit, 54, 70, 46, colour)
  const pips = PIPS[rank]
  if (!pips) return corners + court(rank, suit, colour)
  return corners + pips.map(([x, y]) => suitMark(suit, x, y, 18, colour, y > 71)).join('')
}

/** A tile: rank and suit above the line, a large suit mark below it. */
export function tileFace({ rank, suit }: PackCard, colour: string): string {
  const text = rankText(nameOf(rank), [7, 49], 33, 56)
  return (
    `<text class="rank high" fill="${colour}" ${text}` +
    suitMark(suit, 78, 36, 27, colour) +
    '<path d="M10 72h80" stroke="var(--card-line)" stroke-width="2" stroke-linecap="round"/>' +
    '<circle cx="50" cy="72" r="4" fill="var(--card-gold)"/>' +
    suitMark(suit, 50, 105, 46, colour)
  )
}

const HAIR: Record<string, string> = {
  Q: 'M42 36c0-12 24-12 24 0 0 8 2 12 1 16l-7-3H48l-7 3c-1-4 1-8 1-16z',
  K: 'M44 34h20c3 9 1 19-4 22-4 2.500-8 2.500-12 0-5-3-7-13-4-22z',
  J: 'M43 36c0-10 22-10 22 0v10l-4 3H47l-4-3z',
}

function headdress(rank: string, colour: string): string {
  const gold = (d: string) => `<path d="${d}" fill="var(--card-gold)"/>`
  const pearl = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--card-gold)"/>`
  if (rank === 'K') {
    const beard = 'M48.500 45.500c2.500-2 4-1 5.500 0 1.500-1 3-2 5.500 0'
    return (
      gold('M42 33l-2-14 7 6 7-9 7 9 7-6-2 14z') +
      `<path d="${beard}" stroke="${colour}" stroke-width="2.400" fill="none" stroke-linecap="round"/>`
    )
  }
  if (rank === 'Q') {
    const pearls = pearl(45, 26, 2.6) + pearl(54, 22, 3.2) + pearl(63, 26, 2.6)
    return gold('M43 33c2-4 5-6 11-6s9 2 11 6z') + pearls
  }
  const feather = `<path d="M64 27c5-7 9-8 12-7-2 5-5 9-11 10z" fill="${colour}"/>`
  return gold('M41 33c1-7 6-10 14-10 7 0 11 4 12 10z') + feather
}

/** A court card: a bust with the headdress of its rank, drawn twice. */
function court(rank: string, suit: Suit, colour: string): string {
  const bust =
    `<path d="M33 70c0-13 6-20 12-22l9 6 9-6c6 2 12 9 12 22z" fill="${colour}"/>` +
    '<path d="M48 50l6 20 6-20-6 4z" fill="var(--card-gold)"/>' +
    `<path d="${HAIR[rank] ?? ''}" fill="${colour}"/>` +
    `<circle cx="54" cy="39.500" r="${rank === 'K' ? 7.4 : 8.2}" fill="var(--card-skin)"/>` +
    '<circle cx="51" cy="39" r="1" fill="var(--card-feature)"/>' +
    '<circle cx="57" cy="39" r="1" fill="var(--card-feature)"/>' +
    headdress(rank, colour)
  const frame = '<rect x="31" y="15" width="46" height="110" rx="5" '
  return (
    `${frame}fill="var(--card-court)"/>${bust}<g transform="rotate(180 54 70)">${bust}</g>` +
    '<path d="M31 70h46" stroke="var(--card-gold)" stroke-width="2"/>' +
    `${frame}fill="none" stroke="${colour}" stroke-opacity="0.55" stroke-width="1.200"/>` +
    suitMark(suit, 39, 25, 11, colour) +
    suitMark(suit, 69, 115, 11, colour, true)
  )
}

/** The shapes: a card, a lying tile, or a standing tile with its upper edge. */
export type Shape = 'card' | 'tile' | 'standing'

/** The card itself under its face, or the tile. */
export function cardGround(shape: Shape): string {
  const rect = (kind: string, place: string) => `<rect class="${kind}" ${place}/>`
  if (shape === 'card')
    return rect('ground', 'x="0.750" y="0.750" width="98.500" height="138.500" rx="9"')
  const edge =
    shape === 'tile'
      ? 'x="1" y="12" width="98" height="135" rx="13"'
      : 'x="3.500" y="-7" width="98" height="146" rx="13"'
  return (
    rect('edge', edge) +
    rect('ground', 'x="0.750" y="0.750" width="98.500" height="138.500" rx="13"')
  )
}

/** The view box: 100 by 140, with the edge of a tile. */
export const boxOf = (shape: Shape) =>
  shape === 'card' ? '0 0 100 140' : `0 ${shape === 'tile' ? 0 : -8} 100 148`
