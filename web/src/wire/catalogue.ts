/** What the server offers: asked for once. */
import { learnPrints } from '../cards/printed.svelte'
import * as api from './api'
import type { GameInfo } from './types'

let asked: Promise<GameInfo[]> | null = null

/** The games; what is printed on their cards is learnt on the way. After a failure the next call asks again. */
export function catalogue(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    ({ games, card_set }) => {
      learnPrints(card_set)
      return games
    },
    (problem: unknown) => {
      asked = null
      throw problem
    },
  )
  return asked
}

/** Learns what is printed on the cards; without it they are drawn plain. */
export async function learnCatalogue(): Promise<void> {
  await catalogue().catch(() => [])
}
