/** Where somebody reads in a box that scrolls, so that they find it again when the lines fall anew: a phone is turned. */

export class Reading {
  #part: Element | null = null
  /** How much of that part is above the edge, from 0 to 1; or how far it is below, in pixels. */
  #read = 0
  #below = 0
  #width: number

  constructor(private readonly box: HTMLElement) {
    this.#width = box.clientWidth
  }

  /** What is read now: the part at the upper edge. */
  note() {
    const { left, width, top } = this.box.getBoundingClientRect()
    // Before the lines have fallen anew; a scroll that comes of it says nothing.
    if (this.box.clientWidth !== this.#width) return
    const part = document.elementFromPoint(left + width / 2, top + 8)
    this.#part = part && part !== this.box && this.box.contains(part) ? part : null
    if (!this.#part) return
    const at = this.#part.getBoundingClientRect()
    this.#read = Math.max(0, (top - at.top) / at.height)
    this.#below = Math.max(0, at.top - top)
  }

  /** Scrolls there again, if the box has another width. */
  find() {
    if (this.box.clientWidth === this.#width) return
    this.#width = this.box.clientWidth
    if (!this.#part?.isConnected) return
    const at = this.#part.getBoundingClientRect()
    const top = at.top + this.#read * at.height - this.#below
    this.box.scrollTop += top - this.box.getBoundingClientRect().top
  }
}
