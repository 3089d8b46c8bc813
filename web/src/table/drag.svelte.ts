/** Where a dragged card is, and what happens where it is let go. */

export class Drag {
  /** The place the card is over, by its `data-drop` name. */
  over = $state<string | null>(null)
  /** Where the player's card was when it was played: its flight to the table begins there. */
  from: DOMRect | null = null
  /** What the middle of the table does with the chosen card when it is let go over one of its places. */
  #receive: ((place: string) => void) | null = null

  /** Lets the middle of the table receive cards; returns what ends that. */
  receiver(receive: (place: string) => void): () => void {
    this.#receive = receive
    return () => {
      if (this.#receive === receive) this.#receive = null
    }
  }

  /** The chosen card was let go over a place of the table. */
  drop(place: string) {
    this.#receive?.(place)
  }
}
