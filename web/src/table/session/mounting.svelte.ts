/** The parts of a table that come one after another, below what was shown before the script had come. */
import { flushSync } from 'svelte'

/** The parts, in the order in which they come. There are several of those that name one of many. */
const ORDER = [
  'frame',
  'bar',
  'button',
  'say',
  'hand',
  'card',
  'status',
  'badge',
  'rail',
  'table',
  'middle',
  'place',
  'seat',
  'trick',
  'scores',
  'log',
] as const
export type Part = (typeof ORDER)[number]

/** How many there are of each part that there are several of. */
export type Several = Partial<Record<Part, number>>

/** For so many milliseconds parts come without a breath for the browser between them. */
const BREATH = 3

export class Steps {
  /** How many parts have come. */
  #come = $state(0)
  /** All parts in their order; known when the first comes. */
  #parts: Part[] | null = null
  #next: ReturnType<typeof setTimeout> | undefined

  /** Nothing waits where nothing was shown before. */
  constructor(waits: boolean) {
    if (!waits) this.#come = Infinity
  }

  /** Lets the parts of a table come one after another. What it has of each counts when the first comes. */
  begin(several: Several): void {
    if (this.#parts) return
    this.#parts = ORDER.flatMap((part) => Array<Part>(several[part] ?? 1).fill(part))
    if (!this.all) this.#soon()
  }

  /** No more parts come: the table is left. */
  end(): void {
    clearTimeout(this.#next)
  }

  #soon() {
    this.#next = setTimeout(() => this.#go())
  }

  #go() {
    const began = performance.now()
    do {
      this.#come += 1
      flushSync()
    } while (!this.all && performance.now() - began < BREATH)
    if (!this.all) this.#soon()
  }

  /** Whether all of it is there. */
  get all(): boolean {
    return this.#come >= (this.#parts?.length ?? Infinity)
  }

  /** How many of these are there; without limit when all of the table is. */
  count(part: Part): number {
    if (this.all) return Infinity
    return this.#parts?.slice(0, this.#come).filter((come) => come === part).length ?? 0
  }

  has(part: Part): boolean {
    return this.count(part) > 0
  }
}
