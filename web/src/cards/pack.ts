/** The notation of the standard pack: `QS`, `TD`. */
import { suitOrder, type Suit } from './suits'

export interface PackCard {
  rank: string
  suit: Suit
}

export function readPackCard(code: string): PackCard | null {
  const parts = /^([2-9TJQKA])([CDSH])$/.exec(code)
  return parts && { rank: parts[1]!, suit: parts[2] as Suit }
}

const RANKS = '23456789TJQKA'

/** Its place in a sorted hand. */
export function packOrder({ rank, suit }: PackCard): number {
  return suitOrder(suit) + RANKS.indexOf(rank)
}
