/** The player's contribution to the shuffles of a table, generated here after the table's commitment is known. */
import { keep, recall } from '../settings/storage'

/** The length of a nonce in bytes. */
const BYTES = 32
/** The most tables for which nonces are stored. */
const MOST = 200

/** A new nonce for a table, in hex. It is stored so that the player can find it in the transcript. */
export function freshNonce(table: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const kept = Object.entries(recall<Record<string, string[]>>('nonces', {}))
  const own = kept.find(([name]) => name === table)?.[1] ?? []
  const others = kept.filter(([name]) => name !== table)
  keep('nonces', Object.fromEntries([...others, [table, [...own, nonce]]].slice(-MOST)))
  return nonce
}

/** The player's nonces at a table. */
export function ownNonces(table: string): string[] {
  return recall<Record<string, string[]>>('nonces', {})[table] ?? []
}
