/** Sentences shared by several lessons. */
import { namesOf, who } from '../table/model/names'
import { nameOf } from '../table/model/scene'
import type { Snapshot } from '../wire/types'
import { listed, written } from '../text'

const scores = (snapshot: Snapshot) => snapshot.last_hand?.scores ?? []

/** The scores of the last hand. */
export function scoresOf(snapshot: Snapshot): string {
  const names = namesOf(snapshot)
  return listed(scores(snapshot).map((score, seat) => `${who(seat, names)} ${written(score)}`))
}

/** The player's rank in the last hand. */
export function placedIn(snapshot: Snapshot): string {
  const all = scores(snapshot)
  const least = Math.min(...all)
  const best = all.flatMap((score, seat) => (score === least ? [seat] : []))
  if (best.includes(snapshot.you ?? -1)) {
    return best.length > 1 ? 'Nobody has fewer than you.' : 'You have the fewest.'
  }
  return `${listed(best.map((seat) => nameOf(snapshot, seat)))} did best.`
}
