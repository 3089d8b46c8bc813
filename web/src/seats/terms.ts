/** A table's terms, in sentences. */
import { language, t } from '../language/language.svelte'
import type { Clock, Terms } from '../wire/types'

/** The label of a clock. */
export const clockText = (clock: Clock): string => t('terms-clock', { clock })

/** A duration in whole hours or minutes if possible, otherwise in seconds. */
export function spell(seconds: number): string {
  const [count, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second']
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language(), options).format(count)
}

/** What happens to players who are slow, disconnected or leave. */
export function slowOrGone({ clock, away_after }: Terms): string[] {
  return [
    t('terms-slow', { clock }),
    t('terms-gone', { time: spell(away_after) }),
    t('terms-leave'),
  ]
}

/** The other terms. */
export function agreed({ join_late, chat, hints, seats_move, watch_delay }: Terms): string[] {
  return [
    t('terms-join-late', { allowed: join_late }),
    ...(watch_delay > 0 ? [t('terms-delay', { time: spell(watch_delay) })] : []),
    ...(chat ? [] : [t('terms-no-chat')]),
    ...(hints === false ? [t('terms-no-hints')] : []),
    ...(seats_move ? [t('terms-rotate')] : []),
  ]
}
