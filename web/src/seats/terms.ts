/** A table's terms, in sentences. */
import type { Clock, Terms } from '../wire/types'
import { counted } from '../text'

const SLOW: Record<Clock, string> = {
  none: 'There is no clock: everybody takes the time they like.',
  relaxed:
    'A move may take a minute. Whoever needs longer uses up 5 minutes in reserve; then a bot plays for them until they come back.',
  quick:
    'A move may take 15 seconds. Whoever needs longer uses up a minute in reserve; then a bot plays for them until they come back.',
}

/** A duration in whole hours or minutes if possible, otherwise in seconds. */
export function spell(seconds: number): string {
  if (seconds % 3600 === 0) return counted(seconds / 3600, 'hour')
  return seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second')
}

/** What happens to players who are slow, disconnected or leave. */
export function slowOrGone({ clock, away_after }: Terms): string[] {
  return [
    SLOW[clock],
    `A bot plays for whoever is gone for ${spell(away_after)}, until they are back.`,
    'Whoever leaves for good gives their seat to a bot. The host can remove a person, who cannot come back.',
  ]
}

/** The other terms. */
export function agreed({ join_late, chat, seats_move, watch_delay }: Terms): string[] {
  return [
    join_late
      ? 'During the match somebody may take over a bot’s seat.'
      : 'During the match nobody takes over a bot’s seat.',
    ...(watch_delay > 0 ? [`Whoever watches sees the match ${spell(watch_delay)} late.`] : []),
    ...(chat ? [] : ['People do not write to each other here.']),
    ...(seats_move ? ['When they play again, everybody moves on by a seat.'] : []),
  ]
}
