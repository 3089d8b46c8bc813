/** The standard pack. */
import type { CardFace } from './face'
import { packOrder, readPackCard } from './pack'
import StandardCard from './StandardCard.svelte'
import { SUIT_NAMES } from './suits'

const RANK_NAMES: Record<string, string> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}

export function standardCard(code: string): CardFace | null {
  const card = readPackCard(code)
  return (
    card && {
      name: `${RANK_NAMES[card.rank] ?? card.rank} of ${SUIT_NAMES[card.suit]}`,
      article: 'the',
      Drawing: StandardCard,
      order: packOrder(card),
    }
  )
}
