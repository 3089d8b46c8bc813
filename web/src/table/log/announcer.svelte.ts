/** What the page announces: a log of sentences for screen readers, and notes that are shown for a while as well. */

export interface Line {
  id: number
  text: string
  /** Whether the table shows the same: the log beside the table then leaves the line out. */
  shown?: boolean
}

/** How many sentences the log keeps. */
const KEPT = 40

/** How long a note is shown, in milliseconds: as long as it takes to read. */
export const noteDuration = (text: string) => Math.max(4_500, 1_500 + 60 * text.length)

/** How long a chat message is shown, in milliseconds. */
export const MESSAGE_DURATION = 7_000

export class Announcer {
  /** Sentences from before the page was loaded, which can be read but are not announced. */
  earlier = $state.raw<Line[]>([])
  /** The last announcements, for the live region. */
  lines = $state.raw<Line[]>([])
  /** A sentence shown on the table, such as why the server refused a card. */
  note = $state.raw<Line | null>(null)
  /** The chat message that is shown at the moment. */
  message = $state.raw<Line | null>(null)
  #count = 0

  /** Adds a sentence to the log. */
  announce(text: string) {
    this.#add(this.#line(text))
  }

  /** Announces what the table shows as long as it holds: whose turn it is, who has chosen. */
  announceState(text: string) {
    this.#add({ ...this.#line(text), shown: true })
  }

  /** Announces a sentence and shows it for a while. */
  showNote(text: string) {
    const note = this.#line(text)
    this.note = note
    this.announce(text)
    setTimeout(() => {
      if (this.note === note) this.note = null
    }, noteDuration(text))
  }

  clearNote() {
    this.note = null
  }

  /** Announces a chat message and shows it for a while. */
  showMessage(text: string) {
    const message = this.#line(text)
    this.message = message
    this.#add(message)
    setTimeout(() => {
      if (this.message === message) this.message = null
    }, MESSAGE_DURATION)
  }

  /** Puts the last of these sentences before the log. */
  setEarlier(texts: readonly string[]) {
    // Negative ids: dialogs announce the lines whose id is above the last they know (`spokenSince`).
    this.earlier = texts.slice(-KEPT).map((text, index, all) => ({ id: index - all.length, text }))
  }

  #add(line: Line) {
    this.lines = [...this.lines, line].slice(-KEPT)
  }

  #line(text: string): Line {
    return { id: ++this.#count, text }
  }
}
