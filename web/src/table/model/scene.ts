/** What the table page shows at one moment. */
import type { Sound } from '../../sound/plan'
import type { Picture } from './moments'
import type { Held, Seat, Snapshot, TableEvent, TrickDetail } from '../../wire/types'

/** A short notice in the middle of the table. */
export interface Banner {
  text: string
  tone: 'hearts' | 'moon' | 'highlight' | 'warning'
  /** The event that the game shows with a picture of its own. */
  event?: TableEvent
  /** The picture that it is staged with; a notice without one is a line of text. */
  picture?: Picture
  /** Whether it is said as well, where no event says it. */
  said?: boolean
  /** What sounds with it, where no event does. */
  sound?: Sound | undefined
}

/** Cards that one player passes to another. */
export type PassedEvent = Extract<TableEvent, { kind: 'passed' }>

/** What the page waits for the player to close; `stage` is a scoring that is shown on the table, step by step. */
export type Ask = 'trick' | 'stage' | 'result' | 'over'

export interface Scene {
  /** The last snapshot; while the events after it are shown, it is changed event by event. */
  snapshot: Snapshot
  /** True when nothing is left to show: the player may act on `snapshot.view.legal`. */
  live: boolean
  /** Who took the complete trick that is still shown. */
  taker: Seat | null
  banner: Banner | null
  ask: Ask | null
  /** The event that brought a result, while the result is shown. */
  scored: TableEvent | null
  /** Who shot the moon in that hand. */
  moon: Seat | null
  /** Whose revokes ended that hand. */
  revoked: readonly Seat[]
  /** The last event that is marked on the table. */
  marked: TableEvent | null
  /** The cards that are on their way between players: all that are passed at once. */
  passing: readonly PassedEvent[]
}

/** Whether the match is over: played to its end, or stopped by its people. */
export function isOver({ life, view }: Snapshot): boolean {
  return life.stage === 'over' || view.outcome !== null
}

/** Whether it matters at this table that hearts are broken. */
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

/** The part of the view that games with tricks have; null in other games. */
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

/** The number of the hand or game under way; after the end that of the last one. */
export function roundNumber({ view }: Snapshot): number {
  return view.outcome ? view.hand_number - 1 : view.hand_number
}

export function nameOf(snapshot: Snapshot, seat: Seat): string {
  return snapshot.seats[seat]?.name ?? `Seat ${seat + 1}`
}

/** Why each of the viewer's cards that may not be played now may not. */
export function refusals(scene: Scene | null): ReadonlyMap<string, string> {
  const refused = scene?.snapshot.refused ?? []
  return new Map(refused.map(({ action, reason }) => [action, reason.sentence]))
}

/** How many cards each player was dealt in this hand, as far as the table shows; 0 in games without tricks. */
export function dealtTo(snapshot: Snapshot): number {
  const detail = trickDetail(snapshot)
  if (!detail) return 0
  const all = [...snapshot.view.hands, ...detail.taken].reduce<number>(
    (sum, held) => sum + countOf(held),
    detail.trick.length,
  )
  return Math.ceil(all / Math.max(1, snapshot.seats.length))
}

/** What the queen of spades counts, and how many hearts there are. */
const QUEEN = 13

/**
 * What lies before a player of the points that they took face up in this hand: hearts, and the queen where the game has her. A table
 * tells no more than their sum, so nothing lies there where it may be either.
 */
export function lyingBefore(snapshot: Snapshot, seat: Seat): { queen: boolean; hearts: number } {
  const detail = trickDetail(snapshot)
  const points = Math.max(0, detail?.points_taken?.[seat] ?? 0)
  if (detail?.hearts_broken === undefined || points < QUEEN) return { queen: false, hearts: points }
  const cards = countOf(detail.taken[seat] ?? 0)
  if (points === QUEEN && cards >= QUEEN) return { queen: false, hearts: 0 }
  return { queen: true, hearts: points - QUEEN }
}

/** Which trick of the hand is under way, and how many it has; null where none is played. */
export function trickNumber(snapshot: Snapshot): { now: number; of: number } | null {
  const detail = trickDetail(snapshot)
  const { view, seats } = snapshot
  if (!detail || !['play', 'gather'].includes(view.phase)) return null
  // Who takes the first trick may take leftovers with it: fewer than a trick.
  const taken = detail.taken.reduce<number>((sum, held) => sum + countOf(held), 0)
  const done = Math.floor(taken / seats.length)
  const left = view.hands.map((held, seat) => {
    const laid = detail.trick.some((card) => card.seat === seat)
    return countOf(held) + (laid ? 1 : 0)
  })
  const of = done + Math.max(...left)
  return { now: Math.min(done + 1, of), of }
}
