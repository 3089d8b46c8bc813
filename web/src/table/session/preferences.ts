/** Sends those of the player's settings to the table that concern it, each when the table does not have it. */
import type { Pace } from '../../settings/settings.svelte'
import { isMultiplayer } from '../../seats/people'
import type { Snapshot } from '../../wire/types'
import { trickStaysFor } from '../model/pace'
import type { Requests } from './requests.svelte'

export class Preferences {
  #patience: number | null = null
  #trickStays: number | null = null
  /** The version at which `#trickStays` was sent. */
  #trickStaysAt = -1
  /** The level that was sent, with the version at that time. */
  #standIn = ''

  constructor(
    private readonly snapshot: () => Snapshot | null,
    private readonly requests: Requests,
  ) {}

  /** How many seconds bots wait for the player. */
  sendPatience(seconds: number) {
    const current = this.snapshot()?.patience ?? null
    if (current === null || current === seconds || this.#patience === seconds) return
    this.#patience = seconds
    void this.requests.setPatience(seconds)
  }

  /** How long a finished trick stays: the others at a multiplayer table wait for it. */
  sendPace(pace: Pace) {
    const snapshot = this.#multiplayer()
    const stays = trickStaysFor(pace)
    if (!snapshot || stays === null) return
    // The server forgets it when it unloads the table. A longer time at the table serves as well.
    const known = this.#trickStays === stays && (snapshot.life.trick_stays ?? 0) >= stays
    if (known || this.#trickStaysAt === snapshot.version) return
    this.#trickStays = stays
    this.#trickStaysAt = snapshot.version
    void this.requests.setTrickStays(stays)
  }

  /** The level of the bot that plays while the player is sitting out. */
  sendStandIn(level: string) {
    const snapshot = this.#multiplayer()
    if (!snapshot) return
    // The server forgets it when it unloads the table, so it is sent again at a later version.
    const sent = `${level} ${snapshot.version}`
    if (snapshot.stand_in === level || this.#standIn === sent) return
    this.#standIn = sent
    void this.requests.setStandIn(level)
  }

  /** The snapshot of a multiplayer table where the player has a seat. */
  #multiplayer(): Snapshot | null {
    const snapshot = this.snapshot()
    return snapshot && snapshot.you !== null && isMultiplayer(snapshot) ? snapshot : null
  }
}
