/** What the server wrote into the page of a table: the snapshot that the page would ask for at once. */
import type { Snapshot } from './types'

/** The id of the element that it stands in. */
export const FIRST = 'first'

let read: Snapshot | null = null

/** The snapshot of that table, if the page came with it; once only, for it grows old. */
export function takeFirst(table: string): Snapshot | null {
  const snapshot = readFirst()
  document.getElementById(FIRST)?.remove()
  read = null
  return snapshot?.table === table ? snapshot : null
}

/** The snapshot that the page came with, whose table was shown before the script had come. */
export function readFirst(): Snapshot | null {
  const text = document.getElementById(FIRST)?.textContent
  if (text) read ??= JSON.parse(text) as Snapshot
  return read
}

/** Takes away what was shown before the script had come: the page is complete, or another one is shown. */
export function uncover(): void {
  document.querySelector('.first')?.remove()
}
