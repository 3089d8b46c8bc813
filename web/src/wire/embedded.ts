/** The snapshot that the server embeds in the page of a table. */
import type { Snapshot } from './types'

/** The id of its element. */
export const FIRST = 'first'

let read: Snapshot | null = null

/** Takes the snapshot of that table, if it is embedded; only once, because it ages. */
export function takeEmbedded(table: string): Snapshot | null {
  const snapshot = readEmbedded()
  document.getElementById(FIRST)?.remove()
  read = null
  return snapshot?.table === table ? snapshot : null
}

/** The embedded snapshot, which the page's first view shows. */
export function readEmbedded(): Snapshot | null {
  const text = document.getElementById(FIRST)?.textContent
  if (text) read ??= JSON.parse(text) as Snapshot
  return read
}

/** Removes the first view: the page is complete, or another one is shown. */
export function removeFirstView(): void {
  document.querySelector('.first')?.remove()
}
