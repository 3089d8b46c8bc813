/**
 * How an event changes what is shown, until the snapshot that came with it takes over.
 *
 * It moves cards the server says were moved and decides nothing: the snapshot at the end of an update is the truth.
 */
import { asHeld } from '../cards/notation'
import type { Document, FieldDetail, Held, Seat, Snapshot, TableEvent } from '../wire/types'
import { fieldDetail, trickDetail } from './scene'

/** The snapshot as it looks after `event`; `next` is the snapshot the event's update ends with. */
export function reduce(shown: Snapshot, event: TableEvent, next: Snapshot): Snapshot {
  switch (event.kind) {
    case 'drawn':
      return withTrick(shown, { draw: event.draw, dealer: event.dealer })
    case 'dealt':
    case 'undone':
      return still(next)
    case 'pass-chosen':
      return withView(shown, { to_act: shown.view.to_act.filter((seat) => seat !== event.seat) })
    case 'passed':
      return passed(shown, event.from, event.to, event.cards, next)
    case 'gift-turned':
      return withTrick(shown, { gift: event.gift })
    case 'played':
      return played(shown, event.seat, event.card, event.led)
    case 'corrected':
      return corrected(shown, event.seat, event.from, event.to)
    case 'hearts-broken':
      return withTrick(shown, { hearts_broken: true })
    case 'trick-taken':
      return trickTaken(shown, event.seat, event.cards, event.points)
    case 'leftovers-taken':
      return withTrick(shown, { extras: 0 })
    case 'hand-scored':
      return handScored(shown, event.scores, event.totals)
    case 'caught':
      return caught(shown, event.seat, event.card, event.place)
    case 'stole':
      return stole(shown, event.seat, event.card, event.place, event.given)
    case 'secret-laid':
      return secretLaid(shown, event)
    case 'drew':
      return drew(shown, event.seat, event.count, event.cards)
    case 'game-scored':
      return withView(shown, { totals: event.totals })
    case 'match-over':
      return withView(shown, { outcome: event.outcome, to_act: [], phase: 'over' })
    case 'revoked':
    case 'moon-shot':
    case 'moon-chosen':
      return shown
  }
}

/** A snapshot on which nothing can be done yet. */
export function still(snapshot: Snapshot): Snapshot {
  return withView({ ...snapshot, refused: [], can_undo: false, settled: false }, { legal: [] })
}

function withView(snapshot: Snapshot, change: Partial<Document>): Snapshot {
  return { ...snapshot, view: { ...snapshot.view, ...change } }
}

function withTrick(snapshot: Snapshot, change: object): Snapshot {
  const detail = trickDetail(snapshot)
  return detail ? withView(snapshot, { detail: { ...detail, ...change } }) : snapshot
}

function withField(snapshot: Snapshot, change: Partial<FieldDetail>): Snapshot {
  const detail = fieldDetail(snapshot)
  return detail ? withView(snapshot, { detail: { ...detail, ...change } }) : snapshot
}

function withHand(snapshot: Snapshot, seat: Seat, change: (held: Held) => Held): Snapshot {
  const hands = snapshot.view.hands.map((held, index) => (index === seat ? change(held) : held))
  return withView(snapshot, { hands })
}

function without(held: Held, cards: readonly string[]): Held {
  if (!Array.isArray(held)) return Math.max(0, held - cards.length)
  const left = [...held]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

function passed(
  shown: Snapshot,
  from: Seat,
  to: Seat,
  cards: string[] | null,
  next: Snapshot,
): Snapshot {
  if (cards === null || shown.you === null) return shown
  if (from === shown.you) return withHand(shown, from, (held) => without(held, cards))
  const received = { ...withHand(shown, to, () => next.view.hands[to] ?? []) }
  return { ...received, received: { from, cards }, pass: next.pass }
}

function played(shown: Snapshot, seat: Seat, card: string, led: boolean): Snapshot {
  const held = withHand(shown, seat, (hand) => without(hand, [asHeld(card)]))
  const detail = trickDetail(held)
  if (!detail) return held
  const trick = led ? [] : detail.trick
  const lead = led ? seat : detail.lead
  const laid = withTrick(held, { trick: [...trick, { seat, card }], lead })
  return withView(laid, { to_act: [] })
}

function corrected(shown: Snapshot, seat: Seat, from: string, to: string): Snapshot {
  const swapped = withHand(shown, seat, (held) => {
    const left = without(held, [to])
    return Array.isArray(left) ? [...left, from] : left + 1
  })
  const trick = trickDetail(swapped)?.trick ?? []
  return withTrick(swapped, {
    trick: trick.map((laid) => (laid.seat === seat ? { seat, card: to } : laid)),
  })
}

function trickTaken(
  shown: Snapshot,
  seat: Seat,
  cards: { seat: Seat; card: string }[],
  points: number,
): Snapshot {
  const detail = trickDetail(shown)
  if (!detail) return shown
  const taken = detail.taken.map((held, index) => {
    if (index !== seat) return held
    return Array.isArray(held) ? [...held, ...cards.map((laid) => laid.card)] : held + cards.length
  })
  const points_taken = detail.points_taken?.map((have, index) =>
    index === seat ? have + points : have,
  )
  return withTrick(shown, { trick: [], last_trick: cards, lead: seat, taken, points_taken })
}

function handScored(shown: Snapshot, scores: number[], totals: number[]): Snapshot {
  const history = trickDetail(shown)?.hand_scores_history ?? []
  return withView(withTrick(shown, { hand_scores_history: [...history, scores] }), { totals })
}

function caught(shown: Snapshot, seat: Seat, card: string, place: number): Snapshot {
  const held = withHand(shown, seat, (hand) => without(hand, [card]))
  return withStack(held, seat, place, (stack) => ({ ...stack, up: [...stack.up, card] }))
}

function stole(shown: Snapshot, seat: Seat, card: string, place: number, given: number): Snapshot {
  const other = 1 - seat
  const held = withHand(shown, seat, (hand) => without(hand, [card]))
  const detail = fieldDetail(held)
  const won = detail?.field[other]?.[place - 1]
  const lost = detail?.field[seat]?.[given - 1]
  if (!won || !lost) return held
  const taken = withStack(held, seat, given, () => ({ ...won, up: [...won.up, card] }))
  return withStack(taken, other, place, () => lost)
}

function secretLaid(
  shown: Snapshot,
  event: Extract<TableEvent, { kind: 'secret-laid' }>,
): Snapshot {
  const { seat, card, side, place } = event
  const held = withHand(shown, seat, (hand) => without(hand, [card ?? '']))
  return withStack(held, side, place, (stack) => ({
    ...stack,
    secrets: [...stack.secrets, { card, by: seat }],
  }))
}

type Stack = FieldDetail['field'][number][number]

function withStack(
  snapshot: Snapshot,
  side: Seat,
  place: number,
  change: (stack: Stack) => Stack,
): Snapshot {
  const field = fieldDetail(snapshot)?.field.map((row, seat) =>
    row.map((stack, index) => (seat === side && index === place - 1 ? change(stack) : stack)),
  )
  return field ? withField(snapshot, { field }) : snapshot
}

function drew(shown: Snapshot, seat: Seat, count: number, cards: string[] | null): Snapshot {
  const held = withHand(shown, seat, (hand) =>
    Array.isArray(hand) ? [...hand, ...(cards ?? [])] : hand + count,
  )
  const pile = fieldDetail(held)?.pile ?? 0
  return withField(held, { pile: Array.isArray(pile) ? pile.slice(count) : pile - count })
}
