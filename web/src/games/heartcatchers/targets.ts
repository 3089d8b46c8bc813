/** What the selected card can do at each place of the field. */
import type { TableEvent } from '../../wire/types'
import { readFieldAction, type Side } from './actions'

export interface Targets {
  /** The player's own stacks that the card catches, by place, with the action. */
  catches: Map<number, string>
  /** The stacks that it can steal, by place, each with the actions by the place of the stack to give. */
  steals: Map<number, Map<number, string>>
  /** The stacks that it can be hidden under. */
  secrets: Record<Side, Map<number, string>>
}

/** The targets of a card that these actions put on the field. */
export function targetsOf(actions: readonly string[]): Targets {
  const targets: Targets = {
    catches: new Map(),
    steals: new Map(),
    secrets: { mine: new Map(), theirs: new Map() },
  }
  for (const text of actions) {
    const action = readFieldAction(text)
    if (!action) continue
    if (action.do === 'catch') targets.catches.set(action.place, action.text)
    else if (action.do === 'secret') targets.secrets[action.side].set(action.place, action.text)
    else {
      const given = targets.steals.get(action.place) ?? new Map<number, string>()
      targets.steals.set(action.place, given.set(action.given, action.text))
    }
  }
  return targets
}

export type FieldEvent = Extract<TableEvent, { kind: 'caught' | 'stole' | 'secret-laid' }>

/** Whether the event puts a card on the field. */
export function isOnField(event: TableEvent): event is FieldEvent {
  return event.kind === 'caught' || event.kind === 'stole' || event.kind === 'secret-laid'
}

/** Whether the event happened at this place. */
export function touched(event: TableEvent | null, seat: number, place: number): boolean {
  if (!event || !isOnField(event)) return false
  if (event.kind === 'secret-laid') return event.side === seat && event.place === place
  if (event.kind === 'caught') return event.seat === seat && event.place === place
  return (seat === event.seat ? event.given : event.place) === place
}

/** Reads a drop place of the field: `stack-mine-2` or `under-theirs-1`. */
export function readDrop(
  target: string,
): { zone: 'stack' | 'under'; side: Side; place: number } | null {
  const parts = /^(stack|under)-(mine|theirs)-(\d)$/.exec(target)
  if (!parts) return null
  return { zone: parts[1] as 'stack' | 'under', side: parts[2] as Side, place: Number(parts[3]) }
}
