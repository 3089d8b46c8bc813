/** What the page says: a sentence for each event, and notes that are shown as well. */

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

  /** Says a sentence. */
  say(text: string) {
    this.said = [...this.said, this.#line(text)].slice(-KEPT)
  }

  /** Says a sentence and shows it. */
  tell(text: string) {
    this.note = this.#line(text)
    this.say(text)
  }

  /** Takes the note away. */
  clear() {
    this.note = null
  }

  #line(text: string): Line {
    return { id: ++this.#count, text }
  }
}
