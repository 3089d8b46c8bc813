/** The seat in the address of a review. Pure. */
import type { Seat } from '../../wire/types'

/** The seat that a query names; null if it names none of the match. */
export function seatIn(query: string, seats: number): Seat | null {
  const text = new URLSearchParams(query).get('seat')
  return text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : null
}

/** The query with another seat; other parameters of the address stay. */
export function queryOfSeat(seat: Seat, query: string): string {
  const named = new URLSearchParams(query)
  named.set('seat', String(seat))
  return `?${named}`
}
