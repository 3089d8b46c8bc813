/** The progress of a hand, from 0 to 1: the moon behind the table waxes with it. */
import { logicOf } from './games'
import type { Held, Snapshot } from '../../wire/types'
import { countOf, trickDetail } from './scene'

export function handProgress(snapshot: Snapshot): number {
  if (snapshot.view.outcome) return 1
  const own = logicOf(snapshot.game).progress?.(snapshot)
  if (own !== null && own !== undefined) return own
  const detail = trickDetail(snapshot)
  const gone = detail ? sum(detail.taken) + detail.trick.length : 0
  return gone / Math.max(1, gone + sum(snapshot.view.hands))
}

/** The total number of cards. */
export function sum(held: readonly Held[]): number {
  return held.reduce<number>((all, each) => all + countOf(each), 0)
}
