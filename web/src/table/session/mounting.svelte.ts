/** Mounts the parts of a table one by one below the first view, so that the page stays responsive on a slow phone. */
import { flushSync } from 'svelte'

/** The parts in the order in which they mount. Some stand for one of several. */
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

/** How many there are of some parts. */
export type PartCounts = Partial<Record<Part, number>>

/** How long parts are mounted before the browser gets its turn, in milliseconds. */
const SLICE = 3

export class Mounting {
  /** How many parts are mounted. */
  #mounted = $state(0)
  /** All parts in their order, known from `begin` on. */
  #parts: Part[] | null = null
  #next: ReturnType<typeof setTimeout> | undefined

  /** Without a first view (`gradual`) everything mounts at once. */
  constructor(gradual: boolean) {
    if (!gradual) this.#mounted = Infinity
  }

  /** Starts mounting the parts. Only the first call counts. */
  begin(counts: PartCounts): void {
    if (this.#parts) return
    this.#parts = ORDER.flatMap((part) => Array<Part>(counts[part] ?? 1).fill(part))
    if (!this.all) this.#soon()
  }

  /** Stops: the table is closed. */
  end(): void {
    clearTimeout(this.#next)
  }

  #soon() {
    this.#next = setTimeout(() => this.#go())
  }

  #go() {
    const began = performance.now()
    do {
      this.#mounted += 1
      flushSync()
    } while (!this.all && performance.now() - began < SLICE)
    if (!this.all) this.#soon()
  }

  /** Whether all parts are mounted. */
  get all(): boolean {
    return this.#mounted >= (this.#parts?.length ?? Infinity)
  }

  /** How many of a part are mounted; Infinity once all parts are. */
  count(part: Part): number {
    if (this.all) return Infinity
    return this.#parts?.slice(0, this.#mounted).filter((mounted) => mounted === part).length ?? 0
  }

  has(part: Part): boolean {
    return this.count(part) > 0
  }
}
