/** The big moments that games with tricks share: what is staged on the table when they come. Pure. */
import type { Snapshot, TableEvent } from '../../wire/types'
import type { Banner } from './scene'
import { does, namesOf, who } from './names'

/** What a moment is drawn as. */
export type Picture = 'attempt' | 'broken' | 'moon' | 'queen' | 'revoke' | 'win'

/**
 * What a trick that was taken brings to a head.
 *
 * `before` is what was shown when it lay complete, `next` the snapshot that the update ends with, `rest` the events
 * after it in the same update.
 */
export function trickMoments(
  event: Extract<TableEvent, { kind: 'trick-taken' }>,
  before: Snapshot,
  next: Snapshot,
  rest: readonly TableEvent[],
): Banner[] {
  const names = namesOf(next)
  const moments: Banner[] = []
  // Where she costs nothing she is no event.
  if (event.cards.some(({ card }) => card === 'QS') && event.points >= 10) {
    const text = `${does(event.seat, names, 'take', 'takes')} the queen of spades`
    // To whoever takes her the trick itself sounds so.
    const sound = event.seat === next.you ? undefined : 'danger'
    moments.push({ text, tone: 'warning', picture: 'queen', said: true, sound })
  }
  // The last trick of an update is the one after which the snapshot tells who tries the moon.
  const ended = rest.some(({ kind }) => kind === 'hand-scored' || kind === 'moon-shot')
  if (ended || rest.some(({ kind }) => kind === 'trick-taken')) return moments
  const [was, is] = [before.moon_attempt, next.moon_attempt]
  if (was === null && is !== null) {
    const all = `${does(is, names, 'have', 'has')} taken every point played so far`
    const text = `${all}: ${event.points_taken[is] ?? 0}`
    moments.push({ text, tone: 'moon', picture: 'attempt', said: true, sound: 'danger' })
  } else if (was !== null && is === null && next.view.phase === 'play') {
    const whose = was === next.you ? 'your' : `${who(was, names)}’s`
    const text = `${does(event.seat, names, 'stop', 'stops')} ${whose} moon`
    moments.push({ text, tone: 'highlight', picture: 'broken', said: true, sound: 'stopped' })
  }
  return moments
}
