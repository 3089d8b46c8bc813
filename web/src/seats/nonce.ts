/** The player's own contribution to the shuffles of a table: drawn here, after the table's commitment is known. */
import { keep, recall } from '../settings/storage'

/** How many bytes a nonce has. */
const BYTES = 32
/** Of how many tables nonces are kept. */
const MOST = 200

/** A new nonce for a table, in hex. It is kept, so that the player can look for it in the transcript. */
export function freshNonce(table: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const kept = Object.entries(recall<Record<string, string[]>>('nonces', {}))
  const own = kept.find(([name]) => name === table)?.[1] ?? []
  const others = kept.filter(([name]) => name !== table)
  keep('nonces', Object.fromEntries([...others, [table, [...own, nonce]]].slice(-MOST)))
  return nonce
}

/** The nonces that the player contributed at a table. */
export function ownNonces(table: string): string[] {
  return recall<Record<string, string[]>>('nonces', {})[table] ?? []
}
