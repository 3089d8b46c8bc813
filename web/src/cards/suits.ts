/** The four suits: order, colours, marks, and where the pips of a number card are. */

export type Suit = 'C' | 'D' | 'S' | 'H'

/** The suits as messages select by them. */
export const SUIT_KEYS = {
  C: 'clubs',
  D: 'diamonds',
  S: 'spades',
  H: 'hearts',
} as const satisfies Record<Suit, string>

/** Where the cards of a suit begin in a sorted hand; each suit has a hundred places. */
export function suitOrder(suit: Suit): number {
  return 'CDSH'.indexOf(suit) * 100
}

/** The suit marks, drawn in a box of 24 by 24. */
export const SUIT_PATHS: Record<Suit, string> = {
  H: 'M12 21.8C7.3 17.9 2 13.6 2 8.4 2 5 4.4 2.6 7.4 2.6c2 0 3.600 1.100 4.600 2.900 1-1.800 2.600-2.900 4.600-2.900 3 0 5.400 2.400 5.400 5.800 0 5.200-5.300 9.500-10 13.400z',
  D: 'M12 1.200C14.100 5.300 17.100 9 20.800 12 17.100 15 14.100 18.700 12 22.800 9.900 18.700 6.900 15 3.200 12 6.900 9 9.900 5.300 12 1.200z',
  S: 'M12 1.500c1.700 3.700 9.700 7.300 9.700 12.700 0 2.900-2.100 4.800-4.600 4.800-1.600 0-3-.7-3.900-2 .2 2.200.9 4 2.500 5.400H8.300c1.600-1.400 2.300-3.200 2.500-5.400-.9 1.300-2.300 2-3.900 2-2.500 0-4.600-1.900-4.600-4.800C2.300 8.800 10.300 5.200 12 1.500z',
  C: 'M12 1.800a4.700 4.700 0 0 1 3.900 7.400 4.800 4.800 0 1 1-2.800 7.500c.2 2.300 1 4.200 2.600 5.700H8.300c1.600-1.500 2.400-3.400 2.600-5.700a4.800 4.800 0 1 1-2.800-7.500A4.700 4.700 0 0 1 12 1.800z',
}

/** The colour token of a suit; in a four-colour deck each has its own. */
export function suitColour(suit: Suit, fourColours: boolean): string {
  if (suit === 'H') return 'var(--card-red)'
  if (suit === 'D') return fourColours ? 'var(--card-blue)' : 'var(--card-red)'
  if (suit === 'C') return fourColours ? 'var(--card-green)' : 'var(--card-black)'
  return 'var(--card-black)'
}

type Pip = [x: number, y: number]

const L = 37
const C = 54
const R = 71
const at = (fraction: number) => 27 + fraction * 86

const column = (x: number, fractions: number[]): Pip[] => fractions.map((f) => [x, at(f)])

/** Where the pips of a number card are, in a card of 100 by 140. */
export const PIPS: Record<string, Pip[]> = {
  '2': column(C, [0, 1]),
  '3': column(C, [0, 0.5, 1]),
  '4': [...column(L, [0, 1]), ...column(R, [0, 1])],
  '5': [...column(L, [0, 1]), ...column(R, [0, 1]), ...column(C, [0.5])],
  '6': [...column(L, [0, 0.5, 1]), ...column(R, [0, 0.5, 1])],
  '7': [...column(L, [0, 0.5, 1]), ...column(R, [0, 0.5, 1]), ...column(C, [0.25])],
  '8': [...column(L, [0, 0.5, 1]), ...column(R, [0, 0.5, 1]), ...column(C, [0.25, 0.75])],
  '9': [
    ...column(L, [0, 0.333, 0.667, 1]),
    ...column(R, [0, 0.333, 0.667, 1]),
    ...column(C, [0.5]),
  ],
  T: [
    ...column(L, [0, 0.333, 0.667, 1]),
    ...column(R, [0, 0.333, 0.667, 1]),
    ...column(C, [0.167, 0.833]),
  ],
}
