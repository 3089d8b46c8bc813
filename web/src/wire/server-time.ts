/** The time by the server's clock: the device's may be wrong by hours. */

/** The server's time when `performance.now()` was 0; unknown before the first answer. */
let start: number | null = null

/**
 * Learns the time from the date of a response. A cached response makes the time look earlier, so the latest estimate
 * wins.
 */
export function learnTime(date: string | null, now = performance.now()): void {
  const sent = date ? Date.parse(date) : NaN
  if (Number.isNaN(sent)) return
  start = start === null ? sent - now : Math.max(start, sent - now)
}

/** The server's time in milliseconds since 1970; the device's before the first answer. */
export const serverNow = (): number =>
  start === null ? Date.now() : Math.round(start + performance.now())
