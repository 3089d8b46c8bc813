/** Sends the requests of a form one after another, in the order of the presses, so that none is lost. */
import * as api from '../wire/request'

export class RequestQueue {
  /** The names of the requests that wait or are under way. */
  #pending = $state.raw<readonly string[]>([])
  #last: Promise<unknown> = Promise.resolve()

  constructor(private readonly showError: (text: string) => void) {}

  has = (name: string) => this.#pending.includes(name)

  get busy() {
    return this.#pending.length > 0
  }

  /** Sends the request after those before it, unless one of that name is pending. Returns whether it succeeded. */
  async add(name: string, request: () => Promise<unknown>): Promise<boolean> {
    if (this.has(name)) return false
    this.#pending = [...this.#pending, name]
    const done = this.#last.then(() => this.#send(name, request))
    this.#last = done
    return done
  }

  async #send(name: string, request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request()
      return true
    } catch (error) {
      this.showError(api.errorText(error))
      return false
    } finally {
      this.#pending = this.#pending.filter((other) => other !== name)
    }
  }
}
