/** Small changes of a snapshot, for showing what an event did before the next snapshot takes over. */
import type { Document, Held, Seat, Snapshot, TrickDetail } from '../../wire/types'
import { trickDetail } from './scene'

/** A snapshot on which nothing can be done yet. */
export function still(snapshot: Snapshot): Snapshot {
  return withView(
    { ...snapshot, refused: [], can_undo: false, can_claim: false, settled: false },
    { legal: [] },
  )
}

export function withView(snapshot: Snapshot, change: Partial<Document>): Snapshot {
  return { ...snapshot, view: { ...snapshot.view, ...change } }
}

/** Changes the detail of a game with tricks; other snapshots stay as they are. */
export function withTrick(snapshot: Snapshot, change: Partial<TrickDetail>): Snapshot {
  const detail = trickDetail(snapshot)
  return detail ? withView(snapshot, { detail: { ...detail, ...change } }) : snapshot
}

export function withHand(snapshot: Snapshot, seat: Seat, change: (held: Held) => Held): Snapshot {
  const hands = snapshot.view.hands.map((held, index) => (index === seat ? change(held) : held))
  return withView(snapshot, { hands })
}

/** The hand with these cards too; where only a number is known, it increases. */
export function withCards(held: Held, cards: readonly string[]): Held {
  return Array.isArray(held) ? [...held, ...cards] : held + cards.length
}

/** The hand without these cards; where only a number is known, it decreases. */
export function without(held: Held, cards: readonly string[]): Held {
  if (!Array.isArray(held)) return Math.max(0, held - cards.length)
  const left = [...held]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
