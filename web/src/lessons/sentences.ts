/** Sentences shared by several lessons. */
import { t } from '../language/language.svelte'
import { namesOf, playerOf, playersOf } from '../table/model/names'
import type { Snapshot } from '../wire/types'

/** The scores of the last hand and the player's rank in it. */
export function resultOf(snapshot: Snapshot): string {
  const names = namesOf(snapshot)
  const points = snapshot.last_hand?.scores ?? []
  const scores = points.map((score, seat) =>
    t('lesson-guide-score', { player: playerOf(seat, names), points: score }),
  )
  const least = Math.min(...points)
  const seats = points.flatMap((score, seat) => (score === least ? [seat] : []))
  const best = playersOf(seats, names)
  const shared = best.length > 1 ? 'shared' : 'first'
  const place = best.some(({ you }) => you) ? shared : 'others'
  return t('lesson-guide-result', { place, scores, best, count: best.length })
}
