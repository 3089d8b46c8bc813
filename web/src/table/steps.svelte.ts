/** The parts of a table that come one after another, below what was shown before the script had come. */

/** How many cards of the hand come at once. */
const CARDS = 3
/** What comes after the hand: what stands around the table, the ring of players, and the scores. */
const AFTER = 3

export class Steps {
  /** How many have come: the bar with what is said, then cards, then the rest. */
  #come = $state(0)
  #hand = $state(0)

  /** Nothing waits where nothing was shown before. `shown` is called as soon as all is there. */
  constructor(
    waits: boolean,
    private readonly shown: () => void,
  ) {
    if (!waits) this.#come = Infinity
  }

  /** Lets the next part come soon, at a table where the player holds so many cards. */
  next(cards: number): void | (() => void) {
    // What is there stays there, however many cards the next hand has.
    if (!this.all) this.#hand = Math.ceil(cards / CARDS)
    const come = this.#come
    if (this.all) {
      this.shown()
      return
    }
    const next = setTimeout(() => (this.#come = come + 1))
    return () => clearTimeout(next)
  }

  /** Whether all of it is there. */
  get all(): boolean {
    return this.#come > this.#hand + AFTER
  }

  get bar(): boolean {
    return this.#come > 0
  }

  /** How many cards of the hand are there. */
  get cards(): number {
    return Math.max(0, this.#come - 1) * CARDS
  }

  /** What the hand is told, and what the player can press beside the cards. */
  get around(): boolean {
    return this.#come > this.#hand + 1
  }

  get ring(): boolean {
    return this.#come > this.#hand + 2
  }
}
