/** The next match of a company: one tap to be ready for it, and who else is. */
import { who, whom, namesOf, type Names } from '../table/model/names'
import { keepCommitment } from './commitment'
import * as api from '../wire/api'
import type { Rematch, RematchRequest, Seat, Snapshot } from '../wire/types'
import { listed } from '../text'
import { freshNonce } from './nonce'
import { people } from './people'

/** Where the player stands with the next match. */
export type Readiness = 'undecided' | 'ready' | 'playing' | 'missed' | 'watching'

export function readinessOf({ you, life }: Snapshot): Readiness {
  if (you === null) return 'watching'
  const ready = life.rematch?.ready.includes(you) ?? false
  if (!life.rematch?.begun) return ready ? 'ready' : 'undecided'
  return ready ? 'playing' : 'missed'
}

/** The player is ready: their seat at the next table is taken, with their part in its shuffles. Returns the table. */
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
    // The seat is not kept any more for whoever got up.
    if (code === 'bad-request' && name) await api.sit(next, { nonce, name })
    // An older server takes no nonce of whoever made the table before they start it.
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

/** The people who are neither ready nor waited for: they are gone, or have left. */
function absent(snapshot: Snapshot, { ready, asked }: Rematch): Seat[] {
  return people(snapshot).filter((seat) => !ready.includes(seat) && !asked.includes(seat))
}

/** Who is ready and who is waited for, in sentences; empty where nobody is ready. */
export function rematchText(snapshot: Snapshot): string {
  const { rematch } = snapshot.life
  if (!rematch || rematch.ready.length === 0) return ''
  const names = namesOf(snapshot)
  const { ready, asked, begun } = rematch
  const first = begun
    ? `The next match has begun with ${all(ready, names, whom)}.`
    : `${all(ready, names, who)} ${ready.length > 1 || ready[0] === names.you ? 'are' : 'is'} ready.`
  if (begun) return first
  if (asked.length > 0) return `${first} Waiting for ${all(asked, names, whom)}.`
  const gone = absent(snapshot, rematch)
  if (gone.length === 0) return first
  return `${first} ${all(gone, names, who)} ${gone.length > 1 ? 'are' : 'is'} not here.`
}

/** The player comes first among those who are ready and last among those who are waited for. */
function all(seats: readonly Seat[], names: Names, word: (seat: Seat, names: Names) => string) {
  const others = seats.filter((seat) => seat !== names.you).map((seat) => word(seat, names))
  if (others.length === seats.length) return listed(others)
  const own = word(names.you!, names)
  return listed(word === who ? [own, ...others] : [...others, own])
}
