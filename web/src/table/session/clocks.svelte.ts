/** The players' time: what the server said last, counted down by a clock that nobody sets. */
import { getContext, setContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import type { Seat, SeatClock, Snapshot } from '../../wire/types'

/** How often what counts down is looked at, in milliseconds. */
const TICK = 250

/** The device's clock may differ so much from the one that only goes forward, in milliseconds: else it has slept. */
const SLEPT = 2_000

/** A clock after so many milliseconds: first the time for the move runs down, then the reserve. */
export function clockAfter({ left, reserve, runs }: SeatClock, elapsed: number): SeatClock {
  if (!runs) return { left, reserve, runs }
  return {
    left: Math.max(0, left - elapsed),
    reserve: Math.max(0, reserve - Math.max(0, elapsed - left)),
    runs,
  }
}

/** How far the device's clock is ahead of the one that only goes forward, which stands still while some devices sleep. */
const drift = () => Date.now() - performance.now()

/** What the clocks need of the page. */
export interface Page {
  /** Asks the server how the table stands. */
  ask(): void
  /** The player's time for the move is up, and so many milliseconds of reserve are left. */
  reserve(left: number): void
}

export class Clocks {
  #told = $state.raw<{ at: number; seats: readonly (SeatClock | null)[] }>({ at: 0, seats: [] })
  #drift = drift()
  #tick = createSubscriber((update) => {
    const timer = setInterval(() => {
      if (Math.abs(drift() - this.#drift) > SLEPT) this.#wake()
      update()
    }, TICK)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  })

  #soon: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly page: Page) {}

  /** The server said how the clocks stood `at` that time, on the clock of `performance.now()`. */
  hear({ seats, you }: Snapshot, at: number) {
    this.#told = { at, seats: seats.map(({ clock }) => clock) }
    clearTimeout(this.#soon)
    const own = you === null ? null : this.#told.seats[you]
    if (!own?.runs || own.left === 0) return
    const left = at + own.left - performance.now()
    this.#soon = setTimeout(() => this.page.reserve(own.reserve), Math.max(0, left))
  }

  close() {
    clearTimeout(this.#soon)
  }

  /** The seat's clock now; null where it has none. Whoever reads it while it runs is drawn again as it does. */
  of(seat: Seat): SeatClock | null {
    const { at, seats } = this.#told
    const clock = seats[seat] ?? null
    if (!clock?.runs) return clock
    this.#tick()
    return clockAfter(clock, performance.now() - at)
  }

  #wake() {
    this.#drift = drift()
    this.page.ask()
  }
}

const KEY = Symbol('clocks')

/** Lets the badges of a page find the clocks of its table. */
export const provideClocks = (clocks: Clocks) => setContext(KEY, clocks)

/** The clocks of the table; none where a badge is drawn outside of one. */
export const findClocks = () => getContext<Clocks | undefined>(KEY)
