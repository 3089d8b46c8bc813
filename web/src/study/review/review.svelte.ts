/** The review of a seat of a finished match: it is started, followed while it goes on, and stopped. */
import { loadGame } from '../../table/model/games'
import { learnCatalogue } from '../../game/catalogue'
import { errorText, RequestError } from '../../wire/api'
import type { MatchOverview, ReviewState, Seat } from '../../wire/types'
import { overview } from '../replay/requests'
import type { Failure } from '../replay/replay.svelte'
import { queryOfSeat, seatIn } from './address'
import { Followed } from './followed.svelte'
import * as requests from './requests'

export class Review extends Followed<ReviewState> {
  match = $state.raw<MatchOverview | null>(null)
  /** Why the match cannot be reviewed. */
  failure = $state.raw<Failure | null>(null)
  seat = $state<Seat>(0)
  readonly decisions = $derived(this.state?.review?.decisions ?? [])
  readonly complete = $derived(this.state !== null && this.state.done === this.state.all)

  constructor(table: string) {
    super(table, requests.read)
  }

  /** Loads the match, and the review of the seat in the address. */
  async open(): Promise<void> {
    this.failure = null
    void learnCatalogue()
    try {
      const match = await overview(this.table)
      await loadGame(match.game)
      this.match = match
    } catch (error) {
      const code = error instanceof RequestError ? error.code : 'error'
      this.failure = { code, text: errorText(error) }
      return
    }
    this.seat = seatIn(location.search, this.match.seats.length) ?? this.match.you ?? 0
    await this.ask(requests.read, this.seat)
  }

  /** Reviews another seat; the address follows. */
  async choose(seat: Seat): Promise<void> {
    this.seat = seat
    this.state = null
    history.replaceState(history.state, '', queryOfSeat(seat, location.search))
    await this.ask(requests.read, this.seat)
  }

  /** Starts the review, or takes it up. */
  start = (): Promise<void> => this.ask(requests.start, this.seat)
  stop = (): Promise<void> => this.ask(requests.stop, this.seat)
}
