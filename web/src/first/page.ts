/** What the server wrote into the page of a table: the snapshot that the page would ask for at once. */
import type { Snapshot } from '../wire/types'

/** The id of the element that it stands in. */
export const FIRST = 'first'

/** The snapshot of that table, if the page came with it; once only, for it grows old. */
export function takeFirst(table: string): Snapshot | null {
  const element = document.getElementById(FIRST)
  const text = element?.textContent
  element?.remove()
  if (!text) return null
  const snapshot = JSON.parse(text) as Snapshot
  return snapshot.table === table ? snapshot : null
}

/** Whether the page shows a table before its script has come. */
export function wasShown(): boolean {
  return document.getElementById(FIRST) !== null
}
