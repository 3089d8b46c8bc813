/** The face-up points. */
import type { StackText } from '../../wire/types'

/** The face-up points of each side. `uncatchables`: whether Uncatchables count at this table. */
export function openPoints(field: readonly StackText[][], uncatchables: boolean): number[] {
  return field.map((row) =>
    row.reduce((points, stack) => points + openCards(stack, uncatchables), 0),
  )
}

/** The face-up points of a stack. */
export function openCards(stack: StackText, uncatchables: boolean): number {
  return uncatchables ? stack.up.length : stack.up.filter((card) => card !== 'U').length
}
