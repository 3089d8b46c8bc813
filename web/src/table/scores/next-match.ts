/** The next match after one that is over: alone with the same bots, or among the company. */
import { playAlone } from '../../seats/join'
import { freshNonce } from '../../seats/nonce'
import { inCompany } from '../../seats/people'
import { becomeReady } from '../../seats/rematch'
import { chooseLevel, levelFor } from '../../seats/difficulty'
import * as api from '../../wire/api'
import type { RematchRequest, Snapshot } from '../../wire/types'

interface Page {
  /** The match that is over. */
  snapshot(): Snapshot | null
  /** Goes to an address. */
  go(address: string): void
  /** Says what went wrong. */
  tell(text: string): void
}

export class Again {
  #busy = false
  /** Whether this page has seen the next match wait: whoever comes back to an old match stays there. */
  #waited = false

  constructor(private readonly page: Page) {}

  /** Another match: at once, or as soon as the others are ready. */
  play = (wanted: RematchRequest = {}) =>
    this.#do(async (snapshot) => {
      if (!inCompany(snapshot)) return this.page.go(await playAlone(alone(snapshot, wanted)))
      const next = await becomeReady(snapshot, wanted)
      // A server that does not say who is ready shows it in the room of the next table.
      if (snapshot.life.rematch === undefined) this.page.go(`/table/${next}`)
    })

  /** The same against bots of that level, which is remembered. */
  harder = (level: string) => {
    const snapshot = this.page.snapshot()
    if (snapshot) chooseLevel(snapshot.game, level)
    return this.play({ level })
  }

  /** Bots take the seats of those who are not ready. */
  start = () =>
    this.#do(async ({ game, life: { next } }) => {
      if (next) await api.start(next, freshNonce(next), levelFor(game))
    })

  /** The player is not ready after all. */
  takeBack = () =>
    this.#do(async ({ life: { next } }) => {
      if (next) await api.leave(next)
    })

  /** Goes along where the match begins for which the player was ready. */
  follow(): void {
    const snapshot = this.page.snapshot()
    const { next, rematch } = snapshot?.life ?? {}
    if (!snapshot || !next || !rematch) return
    if (!rematch.begun) this.#waited = true
    else if (this.#waited && snapshot.you !== null && rematch.ready.includes(snapshot.you)) {
      this.#waited = false
      this.page.go(`/table/${next}`)
    }
  }

  async #do(act: (snapshot: Snapshot) => Promise<void>): Promise<void> {
    const snapshot = this.page.snapshot()
    if (this.#busy || !snapshot) return
    this.#busy = true
    try {
      await act(snapshot)
    } catch (error) {
      this.page.tell(api.explained(error))
    } finally {
      this.#busy = false
    }
  }
}

/** A table like the one before: the player sits at the first seat, and the order round the table stays. */
function alone({ game, seats, view, you }: Snapshot, { options, level }: RematchRequest) {
  const turned = [...seats.slice(you ?? 0), ...seats.slice(0, you ?? 0)]
  return {
    game,
    players: seats.length,
    options: options ?? view.options,
    names: turned.map(({ name }) => name),
    levels: turned.map((seat) => (seat.bot && level) || seat.level),
    waits: true,
  }
}
