/** What the open cards say about the decisions of a review, apart from it: on request, and followed while it goes on. */
import { errorText } from '../../wire/api'
import type { HindsightDecision, HindsightState, Seat } from '../../wire/types'
import { ASKS_EVERY } from './review.svelte'
import * as requests from './requests'

export class Hindsight {
  /** The result so far; null while it is not shown. */
  state = $state.raw<HindsightState | null>(null)
  problem = $state('')

  /** Increases with every request: only the answer to the last one counts. */
  #asked = 0
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: string) {}

  /** Shows it for a seat; what is missing is worked out in the background. */
  show(seat: Seat): Promise<void> {
    return this.#ask(requests.startHindsight, seat)
  }

  /** The result for a decision, by its number. */
  of(number: number): HindsightDecision | undefined {
    return this.state?.decisions.find((decision) => decision.number === number)
  }

  /** Hides it; what is under way goes on. */
  hide(): void {
    this.#asked++
    clearTimeout(this.#later)
    this.state = null
    this.problem = ''
  }

  async #ask(request: (table: string, seat: Seat) => Promise<HindsightState>, seat: Seat) {
    clearTimeout(this.#later)
    const asked = ++this.#asked
    try {
      const state = await request(this.table, seat)
      if (asked !== this.#asked) return
      this.state = state
      this.problem = ''
    } catch (error) {
      if (asked !== this.#asked) return
      this.problem = errorText(error)
    }
    if (this.state?.running)
      this.#later = setTimeout(() => void this.#ask(requests.hindsight, seat), ASKS_EVERY)
  }
}
