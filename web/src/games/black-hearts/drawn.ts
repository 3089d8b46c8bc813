/** The parts of every card as markup: its field, the frame, its number in two corners, and the disc. */
import './drawn.css'
import type { NumberCard } from './notation'

/** A spray of leaves in the corner that has no number. */
const LEAVES =
  '<g class="number-leaves" transform="translate(91 9)"><path d="M0 18Q-1 1-18 0"/>' +
  '<path d="M-3 9q-7 0-8 6 7 1 8-6zM-8 4q-2-5-8-3 1 6 8 3zM-2 14q4-1 4-6-5 0-4 6z" class="number-leaf"/></g>'

export function numberGround({ colour, number }: NumberCard): string {
  return (
    '<rect x="4" y="4" width="92" height="132" rx="7" class="number-field"/>' +
    '<rect x="7.500" y="7.500" width="85" height="125" rx="5" class="number-frame"/>' +
    `<text x="19" y="36" text-anchor="middle" class="number-index">${number}</text>` +
    '<g transform="rotate(180 50 70)">' +
    `<text x="16" y="29" text-anchor="middle" class="number-index number-low">${number}</text></g>` +
    (colour === 'W' ? LEAVES : '') +
    '<circle cx="55" cy="57" r="30" class="number-disc"/><circle cx="55" cy="57" r="27" class="number-ring"/>'
  )
}

/** The number in the disc of a card that has no picture there. */
export function numberInDisc({ number }: NumberCard): string {
  return `<text x="55" y="72" text-anchor="middle" class="number-large">${number}</text>`
}
