/** The terms that the host wishes: shown at once, and sent one after the other. */
import { again } from '../wire/retry'
import * as api from '../wire/api'
import type { Accepted, Terms } from '../wire/types'

/** What it needs to know and to do. */
interface Table {
  /** The terms as they are, and the version of the table that has them. */
  terms(): Terms
  version(): number
  send(terms: Terms): Promise<Accepted>
  /** Tells what could not be done. */
  tell(text: string): void
}

export class WishedTerms {
  #wished = $state.raw<Partial<Terms>>({})
  #sending = $state(false)
  /** The version from which on the table has what was sent. */
  #done = $state(0)

  constructor(private readonly table: Table) {}

  /** The terms as the host has chosen them, whether or not the server knows. */
  get shown(): Terms {
    return { ...this.table.terms(), ...this.#open }
  }

  /** What the table does not have yet. */
  get #open(): Partial<Terms> {
    return this.#sending || this.table.version() < this.#done ? this.#wished : {}
  }

  wish(part: Partial<Terms>) {
    this.#wished = { ...this.#open, ...part }
    if (!this.#sending) void this.#send()
  }

  async #send() {
    this.#sending = true
    try {
      let sent: Partial<Terms>
      do {
        sent = this.#wished
        const { version } = await again(
          () => this.table.send({ ...this.table.terms(), ...sent }),
          (error) => this.table.tell(`${error.sentence} Trying again…`),
        )
        this.#done = version
        // What was chosen meanwhile is sent after it.
      } while (sent !== this.#wished)
    } catch (error) {
      this.#wished = {}
      this.table.tell(api.explained(error))
    } finally {
      this.#sending = false
    }
  }
}
