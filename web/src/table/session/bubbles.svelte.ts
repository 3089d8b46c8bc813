/** What is said at the seats just now: the last words of each seat, until they have been read. */
import { SvelteMap } from 'svelte/reactivity'
import type { Seat } from '../../wire/types'

export interface Bubble {
  id: number
  text: string
}

/** For how many milliseconds a bubble stays. */
export const BUBBLE_STAYS = 4_000

export class Bubbles {
  #at = new SvelteMap<Seat, Bubble>()
  #count = 0

  /** Shows what that seat says, in place of what it said before. */
  show(seat: Seat, text: string) {
    const bubble = { id: ++this.#count, text }
    this.#at.set(seat, bubble)
    setTimeout(() => {
      if (this.#at.get(seat) === bubble) this.#at.delete(seat)
    }, BUBBLE_STAYS)
  }

  /** What that seat says just now. */
  at(seat: Seat): Bubble | undefined {
    return this.#at.get(seat)
  }
}
