/** What the server offers: asked for once. */
import { learnOffer } from '../games/parts'
import * as api from './api'
import type { Games } from './types'

let asked: Promise<Games> | null = null

/** The offer; each game takes in its part of it. After a failure the next call asks again. */
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

/** Takes in the offer; a page that cannot get it is shown without. */
export async function learnCatalogue(): Promise<void> {
  await catalogue().catch(() => null)
}
