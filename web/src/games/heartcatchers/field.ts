/** The field, two rows of stacks, and how an event changes it. */
import { t } from '../../language/language.svelte'
import { without, withHand, withView } from '../../table/model/change'
import { playerOf, type Names } from '../../table/model/names'
import { countOf } from '../../table/model/scene'
import { PLACES, type Side } from './actions'
import type { FieldDetail, Seat, Snapshot, StackText, TableEvent } from '../../wire/types'

/** The number of a stack among all of the field, from 1. */
export function numberOf(side: Side, place: number): number {
  return side === 'theirs' ? place : PLACES.length + place
}

type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>

/** This game's part of the view; null in other games. */
export function fieldDetail(snapshot: Snapshot): FieldDetail | null {
  const detail = snapshot.view.detail
  return 'field' in detail ? detail : null
}

/** The other side of the field. */
export function across(seat: Seat): Seat {
  return 1 - seat
}

/** A player's name before points. */
export function nameWith(seat: Seat, names: Names): string {
  return t('heartcatchers-name', { player: playerOf(seat, names) })
}

/** The snapshot after an event of this game; null for any other event. */
export function reduceField(shown: Snapshot, event: TableEvent): Snapshot | null {
  switch (event.kind) {
    case 'caught':
      return caught(shown, event)
    case 'stole':
      return stole(shown, event)
    case 'secret-laid':
      return secretLaid(shown, event)
    case 'drew':
      return drew(shown, event)
    case 'game-scored':
      return withField(withView(shown, { totals: event.totals }), { field: event.field })
    default:
      return null
  }
}

function withField(snapshot: Snapshot, change: Partial<FieldDetail>): Snapshot {
  const detail = fieldDetail(snapshot)
  return detail ? withView(snapshot, { detail: { ...detail, ...change } }) : snapshot
}

function withStack(
  snapshot: Snapshot,
  side: Seat,
  place: number,
  change: (stack: StackText) => StackText,
): Snapshot {
  const field = fieldDetail(snapshot)?.field.map((row, seat) =>
    row.map((stack, index) => (seat === side && index === place - 1 ? change(stack) : stack)),
  )
  return field ? withField(snapshot, { field }) : snapshot
}

function caught(shown: Snapshot, { seat, card, place }: EventOf<'caught'>): Snapshot {
  const held = withHand(shown, seat, (hand) => without(hand, [card]))
  return withStack(held, seat, place, (stack) => ({ ...stack, up: [...stack.up, card] }))
}

function stole(shown: Snapshot, { seat, card, place, given }: EventOf<'stole'>): Snapshot {
  const held = withHand(shown, seat, (hand) => without(hand, [card]))
  const field = fieldDetail(held)?.field
  const won = field?.[across(seat)]?.[place - 1]
  const lost = field?.[seat]?.[given - 1]
  if (!won || !lost) return held
  const taken = withStack(held, seat, given, () => ({ ...won, up: [...won.up, card] }))
  return withStack(taken, across(seat), place, () => lost)
}

function secretLaid(shown: Snapshot, event: EventOf<'secret-laid'>): Snapshot {
  const { seat, card, side, place } = event
  const held = withHand(shown, seat, (hand) => without(hand, [card ?? '']))
  return withStack(held, side, place, (stack) => ({
    ...stack,
    secrets: [...stack.secrets, { card, by: seat }],
  }))
}

function drew(shown: Snapshot, { seat, count, cards }: EventOf<'drew'>): Snapshot {
  const held = withHand(shown, seat, (hand) =>
    Array.isArray(hand) ? [...hand, ...(cards ?? [])] : hand + count,
  )
  const pile = fieldDetail(held)?.pile ?? 0
  return withField(held, { pile: Array.isArray(pile) ? pile.slice(count) : pile - count })
}

/** The fraction of the cards that are on the field. */
export function fieldProgress(snapshot: Snapshot): number | null {
  const detail = fieldDetail(snapshot)
  if (!detail) return null
  const stacks = detail.field.flat()
  const laid = stacks.reduce((all, stack) => all + stack.up.length + stack.secrets.length, 0)
  const held = snapshot.view.hands.reduce<number>((all, hand) => all + countOf(hand), 0)
  return laid / Math.max(1, laid + held + countOf(detail.pile))
}
