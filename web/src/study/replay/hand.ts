/** A loaded hand of a replayed match: its snapshots, read from the changes that the server sent. */
import { Baseline } from '../../wire/baseline'
import type { HandReplay, Seat, Snapshot, TableEvent, Update } from '../../wire/types'

export interface Step {
  /** Who acted; null for chance, and for what these eyes could not notice. */
  seat: Seat | null
  /** The action in notation; null if it was hidden from these eyes. */
  action: string | null
  update: Update
}

export class LoadedHand {
  readonly number: number
  readonly eyes: Seat | null
  readonly start: Snapshot
  readonly steps: readonly Step[]
  /** How many steps there are before the first decision of a player. */
  readonly opening: number

  constructor({ hand, eyes, start, steps }: HandReplay) {
    const baseline = new Baseline()
    this.number = hand
    this.eyes = eyes
    this.start = baseline.apply({ version: 0, events: [], snapshot: start }).snapshot
    this.steps = steps.map(({ seat, action, update }) => ({
      seat,
      action,
      update: baseline.apply(update),
    }))
    const first = steps.findIndex(({ seat }) => seat !== null)
    this.opening = first < 0 ? steps.length : first
  }

  /** The step count within the bounds of the hand; the opening for null. */
  within(step: number | null): number {
    return Math.min(step ?? this.opening, this.steps.length)
  }

  /** The snapshot after so many steps. */
  snapshot(step: number): Snapshot {
    return this.steps[step - 1]?.update.snapshot ?? this.start
  }

  /** What happened in the last of so many steps. */
  events(step: number): readonly TableEvent[] {
    return this.steps[step - 1]?.update.events ?? []
  }
}
