/** Edits of a snapshot that show the effect of an event until the next snapshot arrives. */
import type { Document, Held, Seat, Snapshot, TrickDetail } from '../../wire/types'
import { trickDetail } from './scene'

/** The snapshot without legal actions. */
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

/** The hand with these cards added, or with a higher number if only that is known. */
export function withCards(held: Held, cards: readonly string[]): Held {
  return Array.isArray(held) ? [...held, ...cards] : held + cards.length
}

/** The hand without these cards, or with a lower number if only that is known. */
export function without(held: Held, cards: readonly string[]): Held {
  if (!Array.isArray(held)) return Math.max(0, held - cards.length)
  const left = [...held]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
