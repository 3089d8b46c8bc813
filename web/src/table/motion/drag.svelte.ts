/** The state of dragging: the place a card is over, and who receives it when it is dropped. */

export class Drag {
  /** The place the card is over, by its `data-drop` name. */
  over = $state<string | null>(null)
  /** The card that is being dragged, and whether it may be played or put somewhere. */
  held = $state.raw<{ card: string; allowed: boolean } | null>(null)
  /** Whether the places where a card may go are lit. */
  playable = $derived(this.held?.allowed ?? false)
  /** Where the card was on the page when it was played; its flight to the table starts there. */
  from: DOMRect | null = null
  /** Called when the chosen card is dropped on a place of the table's middle. */
  #receive: ((place: string) => void) | null = null

  /** Registers the receiver of dropped cards; returns a function that removes it. */
  receiver(receive: (place: string) => void): () => void {
    this.#receive = receive
    return () => {
      if (this.#receive === receive) this.#receive = null
    }
  }

  /** The chosen card was dropped on a place. */
  drop(place: string) {
    this.#receive?.(place)
  }
}
