/** Who stands where in the match. */
import type { Seat } from '../../wire/types'

export interface Stand {
  seat: Seat
  /** From 1; those with equal totals share the better one. */
  place: number
}

/** The seats from the best total to the worst; equal ones in the order in which they sit. */
export function standings(totals: readonly number[], lowestWins: boolean): Stand[] {
  const better = (one: number, other: number) => (lowestWins ? one < other : one > other)
  return totals
    .map((total, seat) => ({
      seat,
      place: 1 + totals.filter((other) => better(other, total)).length,
    }))
    .sort((one, other) => one.place - other.place)
}
