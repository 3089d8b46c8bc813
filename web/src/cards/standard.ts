/** The standard pack. */
import type { CardFace } from './face'
import { readPackCard } from './pack'
import StandardCard from './StandardCard.svelte'
import { SUIT_NAMES, suitOrder } from './suits'

const RANK_NAMES: Record<string, string> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}
const RANK_ORDER = '23456789TJQKA'

export function standardCard(code: string): CardFace | null {
  const card = readPackCard(code)
  return (
    card && {
      name: `${RANK_NAMES[card.rank] ?? card.rank} of ${SUIT_NAMES[card.suit]}`,
      article: 'the',
      Drawing: StandardCard,
      order: suitOrder(card.suit) + RANK_ORDER.indexOf(card.rank),
    }
  )
}
