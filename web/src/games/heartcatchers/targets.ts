/** What the chosen card can do, sorted by the place on the field where it would be done. */
import type { FieldAction } from '../../table/actions'
import type { FieldEvent } from '../../table/scene'

export type Side = 'mine' | 'theirs'

export interface Targets {
  /** Places of the player's own side whose stack the card catches, with the action. */
  catches: Map<number, string>
  /** Places of the other side whose stack it can steal, each with the action for every place it may be given for. */
  steals: Map<number, Map<number, string>>
  /** Where it can be hidden. */
  secrets: Record<Side, Map<number, string>>
}

export function targetsOf(actions: readonly FieldAction[], card: string | null): Targets {
  const targets: Targets = {
    catches: new Map(),
    steals: new Map(),
    secrets: { mine: new Map(), theirs: new Map() },
  }
  for (const action of actions) {
    if (action.card !== card) continue
    if (action.do === 'catch') targets.catches.set(action.place, action.text)
    else if (action.do === 'secret') targets.secrets[action.side].set(action.place, action.text)
    else {
      const given = targets.steals.get(action.place) ?? new Map<number, string>()
      targets.steals.set(action.place, given.set(action.given, action.text))
    }
  }
  return targets
}

/** Whether the last thing done was done at this place. */
export function touched(done: FieldEvent | null, seat: number, place: number): boolean {
  if (!done) return false
  if (done.kind === 'secret-laid') return done.side === seat && done.place === place
  if (done.kind === 'caught') return done.seat === seat && done.place === place
  return seat === done.seat ? done.given === place : done.place === place
}

/** Reads a drop place of the field: `stack-mine-2` or `under-theirs-1`. */
export function readDrop(
  target: string,
): { zone: 'stack' | 'under'; side: Side; place: number } | null {
  const parts = /^(stack|under)-(mine|theirs)-([123])$/.exec(target)
  if (!parts) return null
  return { zone: parts[1] as 'stack' | 'under', side: parts[2] as Side, place: Number(parts[3]) }
}
