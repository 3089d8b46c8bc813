/** The games that the server offers, requested once. */
import { learnOffer } from './faces'
import * as api from '../wire/api'
import type { Games } from '../wire/types'

let asked: Promise<Games> | null = null

/** The offer, of which each game takes its part. After a failure the next call requests it again. */
export function catalogue(): Promise<Games> {
  asked ??= api.games().then(
    (offered) => {
      learnOffer(offered)
      return offered
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** Requests the offer for the games; a failure is ignored. */
export async function learnCatalogue(): Promise<void> {
  await catalogue().catch(() => null)
}
