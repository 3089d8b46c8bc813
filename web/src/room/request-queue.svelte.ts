/** What somebody asks of the server at a table: one request after the other, in the order of the presses. None is lost. */
import * as api from '../wire/api'

export class Deeds {
  /** What waits or is under way, by name. */
  #waiting = $state.raw<readonly string[]>([])
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    /** Tells what could not be done. */
    private readonly tell: (text: string) => void,
  ) {}

  has = (name: string) => this.#waiting.includes(name)

  get busy() {
    return this.#waiting.length > 0
  }

  /** Does it when everything before it is done; whether it was done. A press of what is under way already adds nothing. */
  async ask(name: string, request: () => Promise<unknown>): Promise<boolean> {
    if (this.has(name)) return false
    this.#waiting = [...this.#waiting, name]
    const done = this.#last.then(() => this.#do(name, request))
    this.#last = done
    return done
  }

  async #do(name: string, request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request()
      return true
    } catch (error) {
      this.tell(api.explained(error))
      return false
    } finally {
      this.#waiting = this.#waiting.filter((other) => other !== name)
    }
  }
}
