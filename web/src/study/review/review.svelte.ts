/** The review of a seat of a finished match: it is started, followed while it goes on, and stopped. */
import { loadGame } from '../../table/model/games'
import { learnCatalogue } from '../../game/catalogue'
import { errorText, RequestError } from '../../wire/api'
import type { MatchOverview, ReviewState, Seat } from '../../wire/types'
import { overview } from '../replay/requests'
import type { Failure } from '../replay/replay.svelte'
import { queryOfSeat, seatIn } from './address'
import * as requests from './requests'

/** How often the page asks how far the review is, in milliseconds. */
export const ASKS_EVERY = 700

export class Review {
  match = $state.raw<MatchOverview | null>(null)
  /** Why the match cannot be reviewed. */
  failure = $state.raw<Failure | null>(null)
  seat = $state<Seat>(0)
  /** The review of the seat; null until it has been read. */
  state = $state.raw<ReviewState | null>(null)
  /** What went wrong with the last request. */
  problem = $state<string | null>(null)
  readonly decisions = $derived(this.state?.review?.decisions ?? [])
  readonly complete = $derived(this.state !== null && this.state.done === this.state.all)

  /** Increases with every request: only the answer to the last one counts. */
  #asked = 0
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: string) {}

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
    await this.#ask(requests.read)
  }

  /** Reviews another seat; the address follows. */
  async choose(seat: Seat): Promise<void> {
    this.seat = seat
    this.state = null
    history.replaceState(history.state, '', queryOfSeat(seat, location.search))
    await this.#ask(requests.read)
  }

  /** Starts the review, or takes it up. */
  start = (): Promise<void> => this.#ask(requests.start)
  stop = (): Promise<void> => this.#ask(requests.stop)

  close(): void {
    this.#asked++
    clearTimeout(this.#later)
  }

  async #ask(request: (table: string, seat: Seat) => Promise<ReviewState>) {
    clearTimeout(this.#later)
    const asked = ++this.#asked
    try {
      const state = await request(this.table, this.seat)
      if (asked !== this.#asked) return
      this.state = state
      this.problem = null
    } catch (error) {
      if (asked !== this.#asked) return
      this.problem = errorText(error)
    }
    if (this.state?.running) {
      this.#later = setTimeout(() => void this.#ask(requests.read), ASKS_EVERY)
    }
  }
}
