/** Keeps the reading position in a scrolling box when its text reflows, as when a phone is turned. */

export class Reading {
  #part: Element | null = null
  /** The fraction of that element above the edge, or its distance below it in pixels. */
  #read = 0
  #below = 0
  #width: number

  constructor(private readonly box: HTMLElement) {
    this.#width = box.clientWidth
  }

  /** The element at the upper edge. */
  note() {
    const { left, width, top } = this.box.getBoundingClientRect()
    // Taken before the reflow, whose own scroll events are ignored.
    if (this.box.clientWidth !== this.#width) return
    const part = document.elementFromPoint(left + width / 2, top + 8)
    this.#part = part && part !== this.box && this.box.contains(part) ? part : null
    if (!this.#part) return
    const at = this.#part.getBoundingClientRect()
    this.#read = Math.max(0, (top - at.top) / at.height)
    this.#below = Math.max(0, at.top - top)
  }

  /** Scrolls back if the width has changed. */
  find() {
    if (this.box.clientWidth === this.#width) return
    this.#width = this.box.clientWidth
    if (!this.#part?.isConnected) return
    const at = this.#part.getBoundingClientRect()
    const top = at.top + this.#read * at.height - this.#below
    this.box.scrollTop += top - this.box.getBoundingClientRect().top
  }
}
