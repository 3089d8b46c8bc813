/** The cards of the first view: colour and number. The names come with the page. */
import type { FirstCards, ReadFirst } from '../../cards/first'
import { numberGround, numberInDisc } from './drawn'
import { layFew } from './hand'
import { readNumberCard } from './notation'

const read: ReadFirst = (code) => {
  const card = readNumberCard(code)
  if (!card) return null
  const inside = card.colour === 'R' ? '' : numberInDisc(card)
  return { face: `<g class="card-${card.colour}">${numberGround(card)}${inside}</g>` }
}

export default { read, lay: layFew } satisfies FirstCards
