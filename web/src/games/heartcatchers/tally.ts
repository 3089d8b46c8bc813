/** The points that lie open. */
import type { StackText } from '../../wire/types'

/** What lies face up on each side. `uncatchables` is whether they count at this table. */
export function openPoints(field: readonly StackText[][], uncatchables: boolean): number[] {
  return field.map((row) =>
    row.reduce((points, stack) => points + openCards(stack, uncatchables), 0),
  )
}

/** How many face-up cards of a stack count. */
export function openCards(stack: StackText, uncatchables: boolean): number {
  return uncatchables ? stack.up.length : stack.up.filter((card) => card !== 'U').length
}
