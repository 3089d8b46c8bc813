/** The time of day by the server's clock: that of the device may be wrong by hours. */

/** The server's time when `performance.now()` was 0; unknown before the first answer. */
let start: number | null = null

/**
 * Learns the time from the date of an answer. One that the browser had kept is older than it looks, and the server's clock
 * goes forward: the latest start counts.
 */
export function learnTime(date: string | null, now = performance.now()): void {
  const sent = date ? Date.parse(date) : NaN
  if (Number.isNaN(sent)) return
  start = start === null ? sent - now : Math.max(start, sent - now)
}

/** Milliseconds since 1970, as the server has them; by the device's clock while the server has said nothing. */
export const serverNow = (): number =>
  start === null ? Date.now() : Math.round(start + performance.now())
