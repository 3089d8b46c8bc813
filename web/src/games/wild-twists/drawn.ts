/** A Wild as markup: its suit on a swirl, with its declaration once it is played. */
import './drawn.css'
import type { Word } from '../../cards/first'
import { inLines } from '../../cards/lettering'
import { bothCorners, suitMark } from '../../cards/drawn'
import type { PlainKey } from '../../language/translate'
import type { WildCard } from './notation'

const SIGNS = { highest: '▲', lowest: '▼' }
const WORDS = {
  highest: 'opening-card-high',
  lowest: 'opening-card-low',
  hand: 'opening-card-wild',
} as const satisfies Record<string, PlainKey>
const ROOM = { width: 50, most: 13, mostOfTwo: 13, small: 0 }
const SWIRL = 'M54 32c21 0 30 18 24 33s-25 21-36 12-8-29 6-32 22 9 17 18-15 9-18 3'

/** `word` reads a message. */
export function wildFace({ suit, declared }: WildCard, colour: string, word: Word): string {
  const text = (place: string, kind: string, words: string) =>
    `<text ${place} text-anchor="middle" class="${kind}" fill="${colour}">${words}</text>`
  const called = word(WORDS[declared ?? 'hand'])
  const { size } = inLines(called, ROOM)
  const sign = text('x="15" y="29"', 'wild-sign', declared ? SIGNS[declared] : '✦')
  return (
    '<rect x="30" y="14" width="48" height="112" rx="22" fill="#f4e6fb"/>' +
    `<path d="${SWIRL}" fill="none" stroke="var(--card-gold)" stroke-width="4" ` +
    'stroke-linecap="round" opacity="0.9" transform="rotate(8 54 70)"/>' +
    suitMark(suit, 54, 72, 34, colour) +
    text(`x="54" y="117" font-size="${size.toFixed(1)}"`, 'wild-word', called) +
    bothCorners(sign + suitMark(suit, 15, 46, 21, colour))
  )
}
