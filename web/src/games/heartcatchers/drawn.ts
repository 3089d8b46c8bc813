/** A card as markup: a heart in its colour with the mark of its kind, and both as letters. */
import './drawn.css'
import type { Word } from '../../cards/first'
import { inLines } from '../../cards/lettering'
import { SUIT_PATHS } from '../../cards/suits'
import type { PlainKey } from '../../language/translate'
import { PAINTS, type HeartCard, type Mark } from './notation'

/** The name on the card. */
const WORDS: Record<Mark, PlainKey> = {
  b: 'opening-card-blank',
  u: 'opening-card-love',
  h: 'opening-card-breaker',
  c: 'opening-card-change',
}
const ROOM = { width: 94, most: 17, mostOfTwo: 17, small: 14 }

/** A name in one or two lines, the last of them at `y`. */
function nameAt(y: number, name: string): string {
  const { rows, size } = inLines(name, ROOM)
  const lines = rows.map((row, at) => `<tspan x="50" dy="${16 * at}">${row}</tspan>`)
  return (
    `<text y="${rows.length > 1 ? y - 12 : y}" text-anchor="middle" class="heart-word" ` +
    `font-size="${size.toFixed(1)}">${lines.join('')}</text>`
  )
}

const SIGNS: Record<Mark, string> = { b: '', u: '♥', h: 'ϟ', c: '⇄' }
const MARKS: Record<Mark, string> = {
  b: '',
  u: `<path d="${SUIT_PATHS.H}" fill="var(--card)" stroke="none" transform="translate(32 48) scale(1.500)"/>`,
  h: '<path d="M50 46l-9 12 14 9-11 11 7 12"/>',
  c: '<path d="M31 60h34m-9-9l9 9-9 9M69 76H36m8-9l-9 9 9 9" transform="translate(0 -4)"/>',
}

/** `word` reads a message. */
export function heartFace({ colour, mark }: HeartCard, word: Word): string {
  const paint = PAINTS[colour]
  const text = (place: string, kind: string, words: string) =>
    `<text ${place} text-anchor="middle" class="heart-${kind}" fill="${paint}">${words}</text>`
  return (
    `<rect x="4" y="4" width="92" height="132" rx="7" fill="${paint}" opacity="0.12"/>` +
    text('x="16" y="32"', 'letter', colour) +
    (SIGNS[mark] && text('x="84" y="30"', 'sign', SIGNS[mark])) +
    `<path d="${SUIT_PATHS.H}" fill="${paint}" transform="translate(14 32) scale(3)"/>` +
    '<g fill="none" stroke="var(--card)" stroke-width="4.500" stroke-linecap="round" ' +
    `stroke-linejoin="round">${MARKS[mark]}</g>` +
    `<g fill="${paint}">${nameAt(126, word(WORDS[mark]))}</g>`
  )
}

const WINGS =
  '<path d="M26 62c-14-4-18-14-18-20 8 4 14 3 20 8m-3 20c-9-1-13-7-14-12"/>' +
  '<path d="M74 62c14-4 18-14 18-20-8 4-14 3-20 8m3 20c9-1 13-7 14-12"/>'

/** The Uncatchable: a white heart with wings. */
export function uncatchableFace(letter: string, word: Word): string {
  return (
    '<rect x="4" y="4" width="92" height="132" rx="7" fill="#6b5f78" opacity="0.1"/>' +
    `<g class="uncatchable"><text x="16" y="32" text-anchor="middle" class="heart-letter">${letter}</text>` +
    '<g fill="none" stroke="currentcolor" stroke-width="3.200" stroke-linejoin="round" ' +
    `stroke-linecap="round">${WINGS}<path d="${SUIT_PATHS.H}" fill="var(--white)" ` +
    'stroke-width="1.500" transform="translate(21 42) scale(2.420)"/></g>' +
    `${nameAt(124, word('opening-card-uncatchable'))}</g>`
  )
}
