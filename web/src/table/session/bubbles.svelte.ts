/** Speech bubbles: the last phrase at each seat, for as long as it takes to read. */
import { SvelteMap } from 'svelte/reactivity'
import type { Seat } from '../../wire/types'

export interface Bubble {
  id: number
  text: string
}

/** How long a bubble stays, in milliseconds. */
export const BUBBLE_DURATION = 4_000

export class Bubbles {
  #at = new SvelteMap<Seat, Bubble>()
  #count = 0

  /** Shows a bubble in place of the seat's last one. */
  show(seat: Seat, text: string) {
    const bubble = { id: ++this.#count, text }
    this.#at.set(seat, bubble)
    setTimeout(() => {
      if (this.#at.get(seat) === bubble) this.#at.delete(seat)
    }, BUBBLE_DURATION)
  }

  at(seat: Seat): Bubble | undefined {
    return this.#at.get(seat)
  }
}
