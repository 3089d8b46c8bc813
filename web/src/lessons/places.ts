/** The progress of a match, for lessons of trick games. */
import { countOf, isOver, trickDetail } from '../table/model/scene'
import type { Snapshot } from '../wire/types'

/** The place after the guided hand. */
export const AFTER = 100

/**
 * 0 before the first trick, then the number of the trick, which increases when the one before is taken. Everything after
 * the first hand is one place.
 */
export function trickPlaces(snapshot: Snapshot): number {
  const { view } = snapshot
  if (view.hand_number > 1 || isOver(snapshot)) return AFTER
  const detail = trickDetail(snapshot)
  if (!detail || !['play', 'gather', 'moon'].includes(view.phase)) return 0
  const cards = detail.taken.reduce<number>((sum, held) => sum + countOf(held), 0)
  return Math.floor(cards / snapshot.seats.length) + 1
}
