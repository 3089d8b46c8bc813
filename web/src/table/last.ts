/** The trick completed last, as far as it may be looked at. */
import type { Laid, Seat, Snapshot } from '../wire/types'
import { trickDetail } from './scene'

export interface LastTrick {
  cards: Laid[]
  /** Who took it, where that is still plain. */
  winner: Seat | null
}

export function lastTrick(snapshot: Snapshot): LastTrick | null {
  const detail = trickDetail(snapshot)
  if (!detail) return null
  if (detail.last_trick.length > 0) {
    const led = detail.trick.length > 0 ? detail.trick[0]!.seat : detail.lead
    return { cards: detail.last_trick, winner: led }
  }
  const begun = detail.taken.some((held) => (Array.isArray(held) ? held.length : held) > 0)
  const tricks = begun ? [] : (snapshot.last_hand?.tricks ?? [])
  const cards = tricks.at(-1)
  return cards ? { cards, winner: snapshot.last_hand?.winners[tricks.length - 1] ?? null } : null
}
