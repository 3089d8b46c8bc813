/** A card as markup: a heart in its colour with the mark of its kind, and both as letters. */
import './drawn.css'
import { SUIT_PATHS } from '../../cards/suits'
import { PAINTS, type HeartCard, type Mark } from './notation'

/** The name of the card, line by line. */
const WORDS: Record<Mark, string[]> = {
  b: ['Blank'],
  u: ['Ultimate', 'Love'],
  h: ['Heartbreaker'],
  c: ['Change-', 'of-Heart'],
}
const SIGNS: Record<Mark, string> = { b: '', u: '♥', h: 'ϟ', c: '⇄' }
const MARKS: Record<Mark, string> = {
  b: '',
  u: `<path d="${SUIT_PATHS.H}" fill="var(--card)" stroke="none" transform="translate(32 48) scale(1.500)"/>`,
  h: '<path d="M50 46l-9 12 14 9-11 11 7 12"/>',
  c: '<path d="M31 60h34m-9-9l9 9-9 9M69 76H36m8-9l-9 9 9 9" transform="translate(0 -4)"/>',
}

export function heartFace({ colour, mark }: HeartCard): string {
  const paint = PAINTS[colour]
  const words = WORDS[mark]
  const text = (place: string, kind: string, words: string) =>
    `<text ${place} text-anchor="middle" class="heart-${kind}" fill="${paint}">${words}</text>`
  return (
    `<rect x="4" y="4" width="92" height="132" rx="7" fill="${paint}" opacity="0.12"/>` +
    text('x="16" y="32"', 'letter', colour) +
    (SIGNS[mark] && text('x="84" y="30"', 'sign', SIGNS[mark])) +
    `<path d="${SUIT_PATHS.H}" fill="${paint}" transform="translate(14 32) scale(3)"/>` +
    '<g fill="none" stroke="var(--card)" stroke-width="4.500" stroke-linecap="round" ' +
    `stroke-linejoin="round">${MARKS[mark]}</g>` +
    text(
      words.length > 1 ? 'y="114"' : 'y="126"',
      words[0]!.length > 10 ? 'word long' : 'word',
      words.map((line, at) => `<tspan x="50" dy="${16 * at}">${line}</tspan>`).join(''),
    )
  )
}

const WINGS =
  '<path d="M26 62c-14-4-18-14-18-20 8 4 14 3 20 8m-3 20c-9-1-13-7-14-12"/>' +
  '<path d="M74 62c14-4 18-14 18-20-8 4-14 3-20 8m3 20c9-1 13-7 14-12"/>'

/** The Uncatchable: a white heart with wings. */
export function uncatchableFace(letter: string): string {
  return (
    '<rect x="4" y="4" width="92" height="132" rx="7" fill="#6b5f78" opacity="0.1"/>' +
    `<g class="uncatchable"><text x="16" y="32" text-anchor="middle" class="heart-letter">${letter}</text>` +
    '<g fill="none" stroke="currentcolor" stroke-width="3.200" stroke-linejoin="round" ' +
    `stroke-linecap="round">${WINGS}<path d="${SUIT_PATHS.H}" fill="var(--white)" ` +
    'stroke-width="1.500" transform="translate(21 42) scale(2.420)"/></g>' +
    '<text x="50" y="124" text-anchor="middle" class="heart-word long">Uncatchable</text></g>'
  )
}
