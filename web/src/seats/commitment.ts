/** The commitment of a match, kept from when its table was first seen: the page that checks deals compares it. */
import { keep, recall } from '../settings/storage'
import type { Snapshot } from '../wire/types'
import { isOver } from '../table/model/scene'

/** Of how many tables. */
const MOST = 200

/**
 * Keeps what the server promised, once: what it says later, or of a match that is over already, counts for nothing.
 */
export function rememberCommitment(snapshot: Snapshot): void {
  const { table, commitment } = snapshot
  if (commitment && !isOver(snapshot)) keepCommitment(table, commitment)
}

/** Keeps the commitment of a table, unless there is one already. */
export function keepCommitment(table: string, commitment: string): void {
  const kept = recall<Record<string, string>>('commitments', {})
  if (table in kept) return
  const all = [...Object.entries(kept), [table, commitment]]
  keep('commitments', Object.fromEntries(all.slice(-MOST)))
}
