/** What the page says: a log of sentences for screen readers, and notes that are shown as well. */

export interface Line {
  id: number
  text: string
  /** Whether the table shows it as long as it holds: then it is said, and not written beside the table. */
  shown?: boolean
}

/** How many sentences the log keeps. */
const KEPT = 40

/** For how many milliseconds a note is shown: as long as it takes to read. */
export const noteStays = (text: string) => Math.max(4_500, 1_500 + 60 * text.length)

/** For how many milliseconds what somebody said is shown. */
export const WORD_STAYS = 7_000

export class Voice {
  /** What was said before the page was loaded: it can be read, and is not said again. */
  past = $state.raw<Line[]>([])
  /** What was said last, for the live region. */
  said = $state.raw<Line[]>([])
  /** A sentence that is shown on the table: why something was refused. */
  note = $state.raw<Line | null>(null)
  /** What somebody at the table said a moment ago. */
  word = $state.raw<Line | null>(null)
  #count = 0

  /** Adds a sentence to the log. */
  say(text: string) {
    this.#add(this.#line(text))
  }

  /** Says what the table shows as long as it holds: whose turn it is, who has chosen. */
  sayShown(text: string) {
    this.#add({ ...this.#line(text), shown: true })
  }

  /** Adds a sentence to the log and shows it for a while. */
  tell(text: string) {
    const note = this.#line(text)
    this.note = note
    this.say(text)
    setTimeout(() => {
      if (this.note === note) this.note = null
    }, noteStays(text))
  }

  /** Adds to the log what somebody said, and shows it for a while. */
  quote(text: string) {
    const word = this.#line(text)
    this.word = word
    this.#add(word)
    setTimeout(() => {
      if (this.word === word) this.word = null
    }, WORD_STAYS)
  }

  /** Lets the last of these be read as said before. */
  recall(texts: readonly string[]) {
    // Whoever listens asks for what is newer than what they know.
    this.past = texts.slice(-KEPT).map((text, index, all) => ({ id: index - all.length, text }))
  }

  /** Removes the note. */
  clear() {
    this.note = null
  }

  #add(line: Line) {
    this.said = [...this.said, line].slice(-KEPT)
  }

  #line(text: string): Line {
    return { id: ++this.#count, text }
  }
}
