/** The rematch at a multiplayer table: who is ready, and getting ready. */
import { t } from '../language/language.svelte'
import { namesOf, playersOf, youLast } from '../table/model/names'
import { keepCommitment } from './commitment'
import * as api from '../wire/table-api'
import type { Rematch, RematchRequest, Seat, Snapshot } from '../wire/types'
import { freshNonce } from './nonce'
import { people } from './people'

/** The player's state in the rematch. */
export type Readiness = 'undecided' | 'ready' | 'playing' | 'missed' | 'watching'

export function readinessOf({ you, life }: Snapshot): Readiness {
  if (you === null) return 'watching'
  const ready = life.rematch?.ready.includes(you) ?? false
  if (!life.rematch?.begun) return ready ? 'ready' : 'undecided'
  return ready ? 'playing' : 'missed'
}

/** Takes the player's seat at the next table, with their nonce. Returns the id of the table. */
export async function becomeReady(
  { table, seats, you }: Snapshot,
  wanted: RematchRequest = {},
): Promise<string> {
  const { table: next, commitment } = await api.rematch(table, wanted)
  if (commitment) keepCommitment(next, commitment)
  const nonce = freshNonce(next)
  try {
    await api.sit(next, { nonce })
  } catch (error) {
    const code = error instanceof api.RequestError ? error.code : null
    const name = seats[you ?? -1]?.name
    // The seat of a player who left it is no longer reserved.
    if (code === 'bad-request' && name) await api.sit(next, { nonce, name })
    // An older server accepts no nonce from the table's maker before the start.
    else if (code !== 'sits-already') throw error
  }
  return next
}

/** Whether the player may start the match with bots for those who are not ready. */
export function mayStart({ you, life }: Snapshot): boolean {
  const { rematch } = life
  if (!rematch || rematch.begun || you === null || !rematch.ready.includes(you)) return false
  return rematch.host === you || rematch.host === null
}

/** The people who are neither ready nor waited for: disconnected, or no longer at the table. */
function absent(snapshot: Snapshot, { ready, asked }: Rematch): Seat[] {
  return people(snapshot).filter((seat) => !ready.includes(seat) && !asked.includes(seat))
}

/** The readiness of the people, in sentences; empty while nobody is ready. */
export function rematchText(snapshot: Snapshot): string {
  const { rematch } = snapshot.life
  if (!rematch || rematch.ready.length === 0) return ''
  const names = namesOf(snapshot)
  const all = (seats: readonly Seat[]) => playersOf(youLast(seats, names), names)
  const players = all(rematch.ready)
  if (rematch.begun) return t('seats-rematch-begun', { ready: players })
  const count = players.length
  const ready = t('seats-rematch-ready', { count, first: players[0]!, ready: players })
  if (rematch.asked.length > 0)
    return t('seats-rematch-waiting', { ready, asked: all(rematch.asked) })
  const gone = all(absent(snapshot, rematch))
  if (gone.length === 0) return ready
  return t('seats-rematch-absent', { ready, absent: gone, count: gone.length })
}
