/** The tricks of a replayed hand, or the turns of a game without tricks. Pure. */
import type { Seat } from '../../wire/types'
import type { LoadedHand } from './hand'

export interface ListedTrick {
  /** How many steps come before it. */
  step: number
  /** Who took it, or whose turn it was; null if nobody did. */
  seat: Seat | null
  /** The points in it; null where it has none of its own. */
  points: number | null
}

/** The tricks that begin after so many steps. */
export function tricksOf(hand: LoadedHand, tricks: readonly number[]): ListedTrick[] {
  return tricks.map((step, index) => {
    const steps = hand.steps.slice(step, tricks[index + 1] ?? hand.steps.length)
    const events = steps.flatMap(({ update }) => update.events)
    const taken = events.find((event) => event.kind === 'trick-taken')
    return {
      step,
      seat: taken?.seat ?? steps[0]?.seat ?? null,
      points: taken?.points ?? null,
    }
  })
}
