/** The players' time: the server's last report, counted down by the monotonic clock. */
import { getContext, setContext } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import type { Seat, SeatClock, Snapshot } from '../../wire/types'

/** How often a running clock is redrawn, in milliseconds. */
const TICK = 250

/** When the wall clock drifts further than this from the monotonic one, in milliseconds, the device has slept. */
const SLEPT = 2_000

/** The clock `elapsed` milliseconds later: first the time for the move runs down, then the reserve. */
export function clockAfter({ left, reserve, runs }: SeatClock, elapsed: number): SeatClock {
  if (!runs) return { left, reserve, runs }
  return {
    left: Math.max(0, left - elapsed),
    reserve: Math.max(0, reserve - Math.max(0, elapsed - left)),
    runs,
  }
}

/** How far the wall clock is ahead of the monotonic one, which stops while some devices sleep. */
const drift = () => Date.now() - performance.now()

/** What the clocks need of the page. */
export interface ClockHost {
  /** Requests a snapshot from the server. */
  refresh(): void
  /** Called when the player's time for the move is up, with the reserve in milliseconds. */
  reserve(left: number): void
}

export class Clocks {
  #reported = $state.raw<{ at: number; seats: readonly (SeatClock | null)[] }>({ at: 0, seats: [] })
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

  constructor(private readonly host: ClockHost) {}

  /** Takes over the clocks of a snapshot that was true at `at`, on the clock of `performance.now()`. */
  sync({ seats, you }: Snapshot, at: number) {
    this.#reported = { at, seats: seats.map(({ clock }) => clock) }
    clearTimeout(this.#soon)
    const own = you === null ? null : this.#reported.seats[you]
    if (!own?.runs || own.left === 0) return
    const left = at + own.left - performance.now()
    this.#soon = setTimeout(() => this.host.reserve(own.reserve), Math.max(0, left))
  }

  close() {
    clearTimeout(this.#soon)
  }

  /** The seat's clock now; null without one. Reading a running clock subscribes to its ticks. */
  of(seat: Seat): SeatClock | null {
    const { at, seats } = this.#reported
    const clock = seats[seat] ?? null
    if (!clock?.runs) return clock
    this.#tick()
    return clockAfter(clock, performance.now() - at)
  }

  #wake() {
    this.#drift = drift()
    this.host.refresh()
  }
}

const KEY = Symbol('clocks')

/** Provides the clocks of a table to its seat badges. */
export const provideClocks = (clocks: Clocks) => setContext(KEY, clocks)

/** The clocks of the table; undefined in a badge that is drawn outside of one. */
export const findClocks = () => getContext<Clocks | undefined>(KEY)
