/** What the open cards say about the decisions of a review, apart from it: on request, and followed while it goes on. */
import type { HindsightDecision, HindsightState, Seat } from '../../wire/types'
import { Followed } from './followed.svelte'
import * as requests from './requests'

export class Hindsight extends Followed<HindsightState> {
  constructor(table: string) {
    super(table, requests.hindsight)
  }

  /** Shows it for a seat; what is missing is worked out in the background. */
  show(seat: Seat): Promise<void> {
    return this.ask(requests.startHindsight, seat)
  }

  /** The result for a decision, by its number. */
  of(number: number): HindsightDecision | undefined {
    return this.state?.decisions.find((decision) => decision.number === number)
  }

  /** Hides it; what is under way goes on. */
  hide(): void {
    this.close()
    this.state = null
    this.problem = null
  }
}
