/** Work of the server on a match, asked about again and again while it goes on. */
import { errorText } from '../../wire/api'
import type { Seat } from '../../wire/types'

/** How often the page asks how far it is, in milliseconds. */
const ASKS_EVERY = 700

type Request<State> = (table: string, seat: Seat) => Promise<State>

export class Followed<State extends { running: boolean }> {
  /** How far it is; null until that has been read. */
  state = $state.raw<State | null>(null)
  /** What went wrong with the last request. */
  problem = $state<string | null>(null)

  /** Increases with every request: only the answer to the last one counts. */
  #asked = 0
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(
    protected readonly table: string,
    private readonly read: Request<State>,
  ) {}

  /** Sends a request, and reads again while the work goes on. */
  protected async ask(request: Request<State>, seat: Seat): Promise<void> {
    clearTimeout(this.#later)
    const asked = ++this.#asked
    try {
      const state = await request(this.table, seat)
      if (asked !== this.#asked) return
      this.state = state
      this.problem = null
    } catch (error) {
      if (asked !== this.#asked) return
      this.problem = errorText(error)
    }
    if (this.state?.running)
      this.#later = setTimeout(() => void this.ask(this.read, seat), ASKS_EVERY)
  }

  /** Asks no more; the work goes on. */
  close(): void {
    this.#asked++
    clearTimeout(this.#later)
  }
}
