/** The ranking of a match. */
import type { Seat } from '../../wire/types'

export interface Stand {
  seat: Seat
  /** From 1; equal totals share the better place. */
  place: number
}

/** The seats from the best total to the worst; equal ones in seat order. */
export function standings(totals: readonly number[], lowestWins: boolean): Stand[] {
  const better = (one: number, other: number) => (lowestWins ? one < other : one > other)
  return totals
    .map((total, seat) => ({
      seat,
      place: 1 + totals.filter((other) => better(other, total)).length,
    }))
    .sort((one, other) => one.place - other.place)
}
