/** The deal of Wild Twists for each number of players, and the lengths of a match. */

/** The numbers of players. */
export const SIZES = [3, 4, 5, 6, 7, 8]

const LENGTHS: Record<string, number> = { short: 1, medium: 3, long: 5 }

/** By the number of players: how many cards each gets, and how many are left in the middle. */
export function dealOf(players: number): { players: number; each: number; over: number } {
  return { players, each: Math.floor(56 / players), over: 56 % players }
}

/** The number of hands of a match. */
export function handsIn(length: unknown): number {
  return LENGTHS[String(length)] ?? 0
}

/** The number of hands of a match, for the heading of its table; 0 for a single one. */
export function handsOf(length: unknown): number {
  const hands = handsIn(length)
  return hands > 1 ? hands : 0
}
