/** The player's matches, in the lobby and on their own page. */
import { language } from '../language/language.svelte'
import type { TableSummary } from '../wire/types'

/** Whether the match is unfinished and not archived. */
export function goesOn({ over, put_away }: TableSummary): boolean {
  return !over && !put_away
}

/** How long ago, rounded: `5 hours ago`. */
export function since(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const minutes = Math.max(0, Math.round((now - then) / 60_000))
  if (minutes < 2) return format.format(0, 'second')
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours < 24) return format.format(-hours, 'hour')
  return format.format(-Math.round(hours / 24), 'day')
}
