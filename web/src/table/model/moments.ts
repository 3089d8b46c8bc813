/** The big moments of trick games, which are staged on the table. Pure. */
import type { Snapshot, TableEvent } from '../../wire/types'
import type { Banner } from './scene'
import { t } from '../../language/language.svelte'
import { namesOf, playerOf } from './names'

/** The pictures of moments. */
export type Picture = 'attempt' | 'broken' | 'moon' | 'queen' | 'revoke' | 'win'

/**
 * The moments of a taken trick.
 *
 * `before` is the snapshot with the complete trick, `next` the snapshot at the end of the update, `rest` the events after
 * this one in the same update.
 */
export function trickMoments(
  event: Extract<TableEvent, { kind: 'trick-taken' }>,
  before: Snapshot,
  next: Snapshot,
  rest: readonly TableEvent[],
): Banner[] {
  const names = namesOf(next)
  const moments: Banner[] = []
  // In games where she costs nothing she does not count.
  if (event.cards.some(({ card }) => card === 'QS') && event.points >= 10) {
    const text = t('sentences-notice-queen', { player: playerOf(event.seat, names) })
    // For the player who takes her the trick itself has this sound.
    const sound = event.seat === next.you ? undefined : 'danger'
    moments.push({ text, tone: 'warning', picture: 'queen', said: true, sound })
  }
  // The snapshot's moon attempt belongs to the last trick of the update.
  const ended = rest.some(({ kind }) => kind === 'hand-scored' || kind === 'moon-shot')
  if (ended || rest.some(({ kind }) => kind === 'trick-taken')) return moments
  const [was, is] = [before.moon_attempt, next.moon_attempt]
  if (was === null && is !== null) {
    const points = event.points_taken[is] ?? 0
    const text = t('sentences-notice-attempt', { player: playerOf(is, names), points })
    moments.push({ text, tone: 'moon', picture: 'attempt', said: true, sound: 'danger' })
  } else if (was !== null && is === null && next.view.phase === 'play') {
    const shooter = playerOf(was, names)
    const text = t('sentences-notice-stopped', { player: playerOf(event.seat, names), shooter })
    moments.push({ text, tone: 'highlight', picture: 'broken', said: true, sound: 'stopped' })
  }
  return moments
}
