/** What the table shows at one moment. */
import type { Sound } from '../../sound/plan'
import type { Picture } from './moments'
import type { Held, Seat, Snapshot, TableEvent, TrickDetail } from '../../wire/types'

/** A short notice in the middle of the table. */
export interface Banner {
  text: string
  tone: 'hearts' | 'moon' | 'highlight' | 'warning'
  /** An event for the game's own component. */
  event?: TableEvent
  /** Its picture; a notice without one is a line of text. */
  picture?: Picture
  /** Whether it is announced, if no event announces it. */
  said?: boolean
  /** Its sound, if no event has one. */
  sound?: Sound | undefined
}

/** Cards that one player passes to another. */
export type PassedEvent = Extract<TableEvent, { kind: 'passed' }>

/** A pause that waits for the player; `stage` is a scoring shown on the table step by step. */
export type Ask = 'trick' | 'stage' | 'result' | 'over'

export interface Scene {
  /** The last snapshot, edited event by event while the next update is shown. */
  snapshot: Snapshot
  /** Whether everything is shown, so that the player may act on `snapshot.view.legal`. */
  live: boolean
  /** Who took the complete trick that is still shown. */
  taker: Seat | null
  banner: Banner | null
  ask: Ask | null
  /** The event with the result, while the result is shown. */
  scored: TableEvent | null
  /** Who shot the moon in that hand. */
  moon: Seat | null
  /** Whose revokes ended that hand. */
  revoked: readonly Seat[]
  /** The last event that is marked on the table. */
  marked: TableEvent | null
  /** The passes in flight. */
  passing: readonly PassedEvent[]
}

/** Whether the match is over: finished or stopped. */
export function isOver({ life, view }: Snapshot): boolean {
  return life.stage === 'over' || view.outcome !== null
}

/** Whether hearts must be broken at this table. */
export function mustBreak({ view }: Snapshot): boolean {
  return view.options['must_break_hearts'] !== false
}

export function openingScene(snapshot: Snapshot): Scene {
  const over = isOver(snapshot)
  return {
    snapshot,
    live: true,
    taker: null,
    banner: null,
    ask: over ? 'over' : null,
    scored: null,
    moon: null,
    revoked: [],
    marked: null,
    passing: [],
  }
}

/** The part of the view of trick games; null in other games. */
export function trickDetail(snapshot: Snapshot): TrickDetail | null {
  const detail = snapshot.view.detail
  return 'trick' in detail ? detail : null
}

/** The viewer's own cards; empty for a spectator. */
export function ownCards(snapshot: Snapshot): string[] {
  if (snapshot.you === null) return []
  const held = snapshot.view.hands[snapshot.you]
  return Array.isArray(held) ? held : []
}

/** How many cards are held. */
export function countOf(held: Held): number {
  return Array.isArray(held) ? held.length : held
}

export function cardCount(snapshot: Snapshot, seat: Seat): number {
  return countOf(snapshot.view.hands[seat] ?? 0)
}

/** Whether a trick of this hand has been taken. */
export function hasTricks(snapshot: Snapshot): boolean {
  return trickDetail(snapshot)?.taken.some((held) => countOf(held) > 0) ?? false
}

/** Whether the viewer has played a card in this hand, or a trick of it has been taken. */
function hasBegun(snapshot: Snapshot): boolean {
  const laid = trickDetail(snapshot)?.trick.some(({ seat }) => seat === snapshot.you) ?? false
  return laid || hasTricks(snapshot)
}

/** The cards passed to the viewer in this hand, until the viewer has played one or a trick has been taken. */
export function freshCards(snapshot: Snapshot): readonly string[] {
  return hasBegun(snapshot) ? [] : (snapshot.received?.cards ?? [])
}

/** Whether the viewer's first card of a hand without passing, or first turn, is still to come. */
export function awaitsFirst(snapshot: Snapshot): boolean {
  const { view, you, received } = snapshot
  if (you === null || isOver(snapshot)) return false
  if (view.phase === 'turn' && 'turn_number' in view.detail) return view.detail.turn_number <= 2
  return ['play', 'opening'].includes(view.phase) && !received && !hasBegun(snapshot)
}

/** The number of the current hand or game, or of the last one after the end. */
export function roundNumber({ view }: Snapshot): number {
  return view.outcome ? view.hand_number - 1 : view.hand_number
}

/** How many cards each player was dealt in this hand; 0 in games without tricks. */
export function dealtTo(snapshot: Snapshot): number {
  const detail = trickDetail(snapshot)
  if (!detail) return 0
  const all = [...snapshot.view.hands, ...detail.taken].reduce<number>(
    (sum, held) => sum + countOf(held),
    detail.trick.length,
  )
  return Math.ceil(all / Math.max(1, snapshot.seats.length))
}

/** The points of the queen of spades, and the number of hearts. */
const QUEEN = 13

/** The point cards that a player has taken. */
export interface PointCards {
  queen: boolean
  hearts: number
  /** All of them. */
  count: number
}

/**
 * The point cards that a player has taken in this hand, as far as they are known: the server sends only their sum, which
 * may stand for the queen or for all hearts. Then none are shown.
 */
export function takenPointCards(snapshot: Snapshot, seat: Seat): PointCards {
  const detail = trickDetail(snapshot)
  const points = Math.max(0, detail?.points_taken?.[seat] ?? 0)
  const hearts = (count: number): PointCards => ({ queen: false, hearts: count, count })
  if (detail?.hearts_broken === undefined || points < QUEEN) return hearts(points)
  const cards = countOf(detail.taken[seat] ?? 0)
  if (points === QUEEN && cards >= QUEEN) return hearts(0)
  return { queen: true, hearts: points - QUEEN, count: points - QUEEN + 1 }
}

/** The number of the current trick, and of all; null outside of tricks. */
export function trickNumber(snapshot: Snapshot): { now: number; of: number } | null {
  const detail = trickDetail(snapshot)
  const { view, seats } = snapshot
  if (!detail || !['play', 'gather'].includes(view.phase)) return null
  // The first trick may include leftovers, which are fewer than a trick.
  const taken = detail.taken.reduce<number>((sum, held) => sum + countOf(held), 0)
  const done = Math.floor(taken / seats.length)
  const left = view.hands.map((held, seat) => {
    const laid = detail.trick.some((card) => card.seat === seat)
    return countOf(held) + (laid ? 1 : 0)
  })
  const of = done + Math.max(...left)
  return { now: Math.min(done + 1, of), of }
}
