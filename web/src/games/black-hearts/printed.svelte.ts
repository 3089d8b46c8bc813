/** What is printed on the cards. The server tells it, because it may be run with another card set. */
import type { CardSetInfo } from '../../wire/types'
import type { NumberCard } from './notation'

export const cardSet = $state<CardSetInfo>({ curses: [], gifts: [] })

/** Keeps what the server says is printed on the cards. */
export function learnCardSet(told: CardSetInfo) {
  Object.assign(cardSet, told)
}

/** The curse points printed on a card; 0 until the server has told them. */
export function pointsOn(card: NumberCard): number {
  return card.colour === 'R' ? (cardSet.curses[card.number - 1]?.points ?? 0) : 0
}

/** The name printed on a card, where it has one. */
export function titleOf(card: NumberCard): string | null {
  return card.colour === 'B' && card.number === 2 ? 'Two o’clock' : null
}

/** A gift's name and text; its id alone until the server has told more. */
export function giftNamed(id: string | null): { id: string; name: string; text: string } | null {
  if (id === null) return null
  return cardSet.gifts.find((gift) => gift.id === id) ?? { id, name: id, text: '' }
}
