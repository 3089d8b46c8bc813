/** The notation of the Wilds: `WC` in a hand, `WC+` or `WC-` when played. */
import { suitOrder, type Suit } from '../../cards/suits'

export interface WildCard {
  suit: Suit
  declared: 'highest' | 'lowest' | null
}

export function readWild(code: string): WildCard | null {
  const parts = /^W([CDSH])([+-]?)$/.exec(code)
  if (!parts) return null
  const declared = parts[2] === '+' ? 'highest' : parts[2] === '-' ? 'lowest' : null
  return { suit: parts[1] as Suit, declared }
}

/** Its place in a sorted hand: after the ace of its suit. */
export function wildOrder({ suit }: WildCard): number {
  return suitOrder(suit) + 50
}
