/** Stores the commitment of a match when its table is first seen, for the page that verifies deals. */
import { keep, recall } from '../settings/storage'
import type { Snapshot } from '../wire/types'
import { isOver } from '../table/model/scene'

/** The most tables for which commitments are stored. */
const MOST = 200

/** Stores the first commitment that the server sends for a match, unless the match is over already. */
export function rememberCommitment(snapshot: Snapshot): void {
  const { table, commitment } = snapshot
  if (commitment && !isOver(snapshot)) keepCommitment(table, commitment)
}

/** Stores the commitment of a table, unless there is one already. */
export function keepCommitment(table: string, commitment: string): void {
  const kept = recall<Record<string, string>>('commitments', {})
  if (table in kept) return
  const all = [...Object.entries(kept), [table, commitment]]
  keep('commitments', Object.fromEntries(all.slice(-MOST)))
}
