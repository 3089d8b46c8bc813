/** What the page says: a log of sentences for screen readers, and notes that are shown as well. */

export interface Line {
  id: number
  text: string
}

/** How many sentences the log keeps. */
const KEPT = 12

export class Voice {
  /** What was said last, for the live region. */
  said = $state.raw<Line[]>([])
  /** A sentence that is shown on the table: why something was refused. */
  note = $state.raw<Line | null>(null)
  #count = 0

  /** Adds a sentence to the log. */
  say(text: string) {
    this.said = [...this.said, this.#line(text)].slice(-KEPT)
  }

  /** Adds a sentence to the log and shows it. */
  tell(text: string) {
    this.note = this.#line(text)
    this.say(text)
  }

  /** Removes the note. */
  clear() {
    this.note = null
  }

  #line(text: string): Line {
    return { id: ++this.#count, text }
  }
}
