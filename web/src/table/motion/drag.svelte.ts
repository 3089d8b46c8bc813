/** The state of a drag: the place under the card, and the receiver of a drop. */

export class Drag {
  /** The place the card is over, by its `data-drop` name. */
  over = $state<string | null>(null)
  /** The card that is being dragged, and whether it may be played or put somewhere. */
  held = $state.raw<{ card: string; allowed: boolean } | null>(null)
  /** Whether the dragged card may go somewhere. */
  playable = $derived(this.held?.allowed ?? false)
  /** Where the card was when it was played: its flight starts there. */
  from: DOMRect | null = null
  /** Called with the place on which a card is dropped. */
  #receive: ((place: string) => void) | null = null

  /** Registers the receiver of dropped cards; returns a function that removes it. */
  receiver(receive: (place: string) => void): () => void {
    this.#receive = receive
    return () => {
      if (this.#receive === receive) this.#receive = null
    }
  }

  /** Reports a drop on a place. */
  drop(place: string) {
    this.#receive?.(place)
  }
}
