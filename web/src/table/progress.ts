/** How far the hand is, from 0 to 1: the moon on the cloth waxes with it. */
import type { Held, Snapshot } from '../wire/types'
import { isField } from './scene'

const count = (held: Held) => (Array.isArray(held) ? held.length : held)
const sum = (list: readonly Held[]) => list.reduce<number>((all, held) => all + count(held), 0)

export function handProgress(snapshot: Snapshot): number {
  const { hands, detail, outcome } = snapshot.view
  if (outcome) return 1
  const held = sum(hands)
  if (isField(detail)) {
    const laid = detail.field.flat().reduce((all, s) => all + s.up.length + s.secrets.length, 0)
    return laid / Math.max(1, laid + held + count(detail.pile))
  }
  const gone = sum(detail.taken) + detail.trick.length
  return gone / Math.max(1, gone + held)
}
