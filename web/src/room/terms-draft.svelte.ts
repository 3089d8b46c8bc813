/** The terms as the host edits them: shown at once, and sent one change after another. */
import { t } from '../language/language.svelte'
import { retry } from '../wire/retry'
import * as api from '../wire/request'
import type { Accepted, Terms } from '../wire/types'

/** What a draft needs of the table. */
interface Table {
  /** The current terms, and the version of the table that has them. */
  terms(): Terms
  version(): number
  send(terms: Terms): Promise<Accepted>
  showError(text: string): void
}

export class TermsDraft {
  #changes = $state.raw<Partial<Terms>>({})
  #sending = $state(false)
  /** The version from which on the table has what was sent. */
  #acceptedAt = $state(0)

  constructor(private readonly table: Table) {}

  /** The terms with the host's changes. */
  get shown(): Terms {
    return { ...this.table.terms(), ...this.#unsaved }
  }

  /** The changes that the table does not have yet. */
  get #unsaved(): Partial<Terms> {
    return this.#sending || this.table.version() < this.#acceptedAt ? this.#changes : {}
  }

  change(part: Partial<Terms>) {
    this.#changes = { ...this.#unsaved, ...part }
    if (!this.#sending) void this.#send()
  }

  async #send() {
    this.#sending = true
    try {
      let sent: Partial<Terms>
      do {
        sent = this.#changes
        const { version } = await retry(
          () => this.table.send({ ...this.table.terms(), ...sent }),
          (error) => this.table.showError(t('room-retry', { error: api.errorText(error) })),
        )
        this.#acceptedAt = version
        // Changes made meanwhile are sent next.
      } while (sent !== this.#changes)
    } catch (error) {
      this.#changes = {}
      this.table.showError(api.errorText(error))
    } finally {
      this.#sending = false
    }
  }
}
