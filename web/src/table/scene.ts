/** What the table page shows at one moment. */
import type { Detail, FieldDetail, Seat, Snapshot, TableEvent, TrickDetail } from '../wire/types'

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>

/** A short notice in the middle of the table. */
export interface Banner {
  text: string
  tone: 'plain' | 'hearts' | 'moon' | 'gift' | 'warning'
}

/** What the page waits for the player to have seen. */
export type Ask = 'trick' | 'hand' | 'game' | 'over'

export interface Scene {
  /** The last snapshot, brought along event by event while later ones are shown. */
  snapshot: Snapshot
  /** True when nothing is left to show: the player may act on `snapshot.view.legal`. */
  live: boolean
  /** Who took the trick that is still lying there. */
  taker: Seat | null
  banner: Banner | null
  ask: Ask | null
  /** The hand or game that was just scored, while its result is shown. */
  scored: EventOf<'hand-scored'> | EventOf<'game-scored'> | null
  /** Who shot the moon in that hand. */
  moon: Seat | null
  /** The last thing done on the field, so that it can be seen where. */
  done: FieldEvent | null
}

export type FieldEvent = EventOf<'caught'> | EventOf<'stole'> | EventOf<'secret-laid'>

export function openingScene(snapshot: Snapshot): Scene {
  const over = snapshot.view.outcome !== null
  return {
    snapshot,
    live: true,
    taker: null,
    banner: null,
    ask: over ? 'over' : null,
    scored: null,
    moon: null,
    done: null,
  }
}

export function isField(detail: Detail): detail is FieldDetail {
  return 'field' in detail
}

export function trickDetail(snapshot: Snapshot): TrickDetail | null {
  const detail = snapshot.view.detail
  return isField(detail) ? null : detail
}

export function fieldDetail(snapshot: Snapshot): FieldDetail | null {
  const detail = snapshot.view.detail
  return isField(detail) ? detail : null
}

/** The viewer's own cards; empty for a spectator. */
export function ownCards(snapshot: Snapshot): string[] {
  if (snapshot.you === null) return []
  const held = snapshot.view.hands[snapshot.you]
  return Array.isArray(held) ? held : []
}

export function cardCount(snapshot: Snapshot, seat: Seat): number {
  const held = snapshot.view.hands[seat] ?? 0
  return Array.isArray(held) ? held.length : held
}

export function nameOf(snapshot: Snapshot, seat: Seat): string {
  return snapshot.seats[seat]?.name ?? `Seat ${seat + 1}`
}

/** Why each of the viewer's cards that may not be played now may not. */
export function refusals(scene: Scene | null): ReadonlyMap<string, string> {
  return new Map((scene?.snapshot.refused ?? []).map(({ action, why }) => [action, why]))
}
