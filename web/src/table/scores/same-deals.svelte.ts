/** The deals of a finished match again: played by the player at once, or by everybody who opens a link. */
import { go } from '../../ui/route.svelte'
import { errorText, requestJson } from '../../wire/api'
import { matchPath } from '../../wire/match-api'
import type { AgainRequest, ChallengeMade, ChallengeRequest, TableMade } from '../../wire/types'

export class SameDeals {
  busy = $state(false)
  /** Why the last press had no effect. */
  problem = $state('')

  constructor(private readonly table: string) {}

  /** Plays them again, against the same bots; earlier hands than the wanted one are as they were. */
  play = (wanted: AgainRequest = {}) =>
    this.#run(async () => {
      const { table } = await this.#ask<TableMade>('again', wanted)
      return `/table/${table}`
    })

  /** Makes a challenge of them, and shows its link. */
  challenge = (wanted: ChallengeRequest = {}) =>
    this.#run(async () => {
      const { challenge } = await this.#ask<ChallengeMade>('challenge', wanted)
      return `/challenge/${challenge}`
    })

  #ask<Made>(what: 'again' | 'challenge', wanted: object): Promise<Made> {
    return requestJson<Made>('POST', matchPath(this.table, `/${what}`), wanted)
  }

  async #run(make: () => Promise<string>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      go(await make())
    } catch (error) {
      this.problem = errorText(error)
    } finally {
      this.busy = false
    }
  }
}
