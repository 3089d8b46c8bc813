/** The notation of cards. A code belongs to the standard pack or to a game with cards of its own. */
import type { CardFace, ReadCard } from './face'
import type { HandOrder } from '../settings/settings.svelte'
import { sortBy } from './order'
import { standardCard } from './standard'
import { format, nameCards } from '../language/language.svelte'

const modules = import.meta.glob<{ default: ReadCard }>('../games/*/cards.ts', { eager: true })
const readers: ReadCard[] = [
  standardCard,
  ...Object.values(modules).map((module) => module.default),
]

/** Parses a card of any game; null for any other text. */
export function readCard(code: string): CardFace | null {
  for (const read of readers) {
    const face = read(code)
    if (face) return face
  }
  return null
}

/** The card as held, without its declaration (`WC` for `WC+`). */
export function asHeld(code: string): string {
  return code.replace(/[+-]$/, '')
}

/** The card's name in a form of the language: `the queen of spades`, or `a white 3` of several equal ones. */
export function nameCard(code: string, form = 'the', another = false): string {
  return readCard(code)?.name(form, another) ?? code
}

/** The card's name as a label, without an article: `queen of spades`. */
export const cardName = (code: string): string => nameCard(code, 'bare')

/** Several cards in a sentence; the second of two equal ones is `another`. */
export function nameAll(codes: readonly string[], form?: string): string {
  const alike = (code: string, index: number) => codes.indexOf(code) < index
  return format().list(codes.map((code, index) => nameCard(code, form, alike(code, index))))
}

/** Sorts a hand. */
export function sortHand(
  cards: readonly string[],
  order?: HandOrder,
  ascending?: boolean,
): string[] {
  return sortBy((code) => readCard(code)?.order, cards, order, ascending)
}

nameCards({ card: nameCard, cards: nameAll })
