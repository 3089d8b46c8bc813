/** Starts the next match after one that is over: with the same bots, or with the same people. */
import { playAlone } from '../../seats/join'
import { freshNonce } from '../../seats/nonce'
import { isMultiplayer } from '../../seats/people'
import { becomeReady } from '../../seats/rematch'
import { chooseLevel, levelFor } from '../../seats/difficulty'
import * as api from '../../wire/table-api'
import type { RematchRequest, Snapshot } from '../../wire/types'

interface NextMatchHost {
  snapshot(): Snapshot | null
  go(address: string): void
  showNote(text: string): void
}

export class NextMatch {
  #busy = false
  /** Whether the next match was waiting while this page was open. A player who comes back to an old match stays there. */
  #waited = false

  constructor(private readonly host: NextMatchHost) {}

  /** Plays again: at once, or as soon as the others are ready. */
  play = (wanted: RematchRequest = {}) =>
    this.#run(async (snapshot) => {
      if (!isMultiplayer(snapshot)) return this.host.go(await playAlone(alone(snapshot, wanted)))
      const next = await becomeReady(snapshot, wanted)
      // An older server shows who is ready in the waiting room of the next table.
      if (snapshot.life.rematch === undefined) this.host.go(`/table/${next}`)
    })

  /** The same against bots of that level, which becomes the game's default. */
  harder = (level: string) => {
    const snapshot = this.host.snapshot()
    if (snapshot) chooseLevel(snapshot.game, level)
    return this.play({ level })
  }

  /** Starts; bots take the seats of those who are not ready. */
  start = () =>
    this.#run(async ({ game, life: { next } }) => {
      if (next) await api.start(next, freshNonce(next), levelFor(game))
    })

  /** Withdraws the player's readiness. */
  takeBack = () =>
    this.#run(async ({ life: { next } }) => {
      if (next) await api.leave(next)
    })

  /** Goes to the next match when it begins, if the player is ready. */
  follow(): void {
    const snapshot = this.host.snapshot()
    const { next, rematch } = snapshot?.life ?? {}
    if (!snapshot || !next || !rematch) return
    if (!rematch.begun) this.#waited = true
    else if (this.#waited && snapshot.you !== null && rematch.ready.includes(snapshot.you)) {
      this.#waited = false
      this.host.go(`/table/${next}`)
    }
  }

  async #run(act: (snapshot: Snapshot) => Promise<void>): Promise<void> {
    const snapshot = this.host.snapshot()
    if (this.#busy || !snapshot) return
    this.#busy = true
    try {
      await act(snapshot)
    } catch (error) {
      this.host.showNote(api.errorText(error))
    } finally {
      this.#busy = false
    }
  }
}

/** A table like the one before, with the player at seat 0 and the others in the same order. */
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
