/** Where a match is, for lessons of games with tricks. */
import { countOf, isOver, trickDetail } from '../table/model/scene'
import type { Snapshot } from '../wire/types'

/** The place from which on the guided hand is over. */
export const AFTER = 100

/**
 * 0 before the first trick, then the number of the trick: free is the number that a trick has when nothing lies in it
 * yet. Everything after the first hand is one place.
 */
export function trickPlaces(snapshot: Snapshot): number {
  const { view } = snapshot
  if (view.hand_number > 1 || isOver(snapshot)) return AFTER
  const detail = trickDetail(snapshot)
  if (!detail || !['play', 'gather', 'moon'].includes(view.phase)) return 0
  const cards = detail.taken.reduce<number>((sum, held) => sum + countOf(held), 0)
  return Math.floor(cards / snapshot.seats.length) + 1
}
