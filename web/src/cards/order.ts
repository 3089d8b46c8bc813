/** The order a hand is shown in: suits alternate in colour, ranks rise. */
import { readCard } from './notation'

const SUIT_ORDER = 'CDSH'
const RANK_ORDER = '23456789TJQKA'

function weight(code: string, index: number): number {
  const face = readCard(code)
  if (face?.kind === 'standard') {
    return SUIT_ORDER.indexOf(face.suit) * 100 + RANK_ORDER.indexOf(face.rank)
  }
  if (face?.kind === 'wild') return SUIT_ORDER.indexOf(face.suit) * 100 + 50
  return 1000 + index
}

/** Sorts for the eye; cards outside the standard pack keep the server's order. */
export function sortHand(cards: readonly string[]): string[] {
  const weights = new Map(cards.map((card, index) => [card, weight(card, index)] as const))
  return [...cards].sort((a, b) => weights.get(a)! - weights.get(b)!)
}
