/** The standard pack. */
import { t } from '../language/language.svelte'
import type { CardFace } from './face'
import { packOrder, readPackCard } from './pack'
import StandardCard from './StandardCard.svelte'
import { SUIT_KEYS } from './suits'

const RANKS: Record<string, string> = { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' }

export function standardCard(code: string): CardFace | null {
  const card = readPackCard(code)
  if (!card) return null
  const rank = RANKS[card.rank] ?? card.rank
  return {
    name: (form) => t('cards-standard', { form, rank, suit: SUIT_KEYS[card.suit] }),
    Drawing: StandardCard,
    order: packOrder(card),
  }
}
