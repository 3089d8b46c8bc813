/**
 * Applies an event to the shown snapshot, until the snapshot at the end of its update replaces it.
 *
 * It only moves cards as the event says and decides nothing: the server's snapshot has the last word.
 */
import { asHeld } from '../../cards/notation'
import { logicOf } from '../model/games'
import type { Phase, Seat, Snapshot, TableEvent } from '../../wire/types'
import { still, withCards, without, withHand, withTrick, withView } from '../model/change'
import { trickDetail } from '../model/scene'

type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>

/**
 * The snapshot as it looks after `event`.
 *
 * `next` is the snapshot at the end of the event's update, `rest` are the events after it in that update, such as those of
 * bots that acted in turn.
 */
export function reduce(
  shown: Snapshot,
  event: TableEvent,
  next: Snapshot,
  rest: readonly TableEvent[] = [],
): Snapshot {
  const after =
    logicOf(shown.game).reduce?.(shown, event, next) ?? reduceShared(shown, event, next, rest)
  if (event.kind === 'pass-chosen' || event.kind === 'match-over') return after
  const phase = phaseAfter(event, rest, next) ?? after.view.phase
  return withView(after, { phase, to_act: actingBefore(rest, next) })
}

/** The phase that begins after the last pass; null after other events. */
function phaseAfter(event: TableEvent, rest: readonly TableEvent[], next: Snapshot): Phase | null {
  const own = logicOf(next.game).phaseAfter?.(event, rest[0], next)
  if (own || event.kind !== 'passed' || rest[0]?.kind === 'passed') return own ?? null
  return rest[0]?.kind === 'played' ? 'play' : next.view.phase
}

/** Events at which nobody is to act. */
const PAUSES: ReadonlySet<TableEvent['kind']> = new Set<TableEvent['kind']>([
  'drawn',
  'dealt',
  'passed',
  'trick-taken',
  'leftovers-taken',
  'revoked',
  'moon-shot',
  'hand-scored',
  'game-scored',
  'match-over',
])

/** The seats to act next: the one that acts in the following events, or those in the next snapshot. */
function actingBefore(rest: readonly TableEvent[], next: Snapshot): Seat[] {
  for (const event of rest) {
    if (PAUSES.has(event.kind) || logicOf(next.game).pauses?.(event)) return []
    if ('seat' in event && event.seat !== null) return [event.seat]
  }
  return next.view.to_act
}

function reduceShared(
  shown: Snapshot,
  event: TableEvent,
  next: Snapshot,
  rest: readonly TableEvent[],
): Snapshot {
  switch (event.kind) {
    case 'drawn':
      return withTrick(shown, { draw: event.draw, dealer: event.dealer })
    case 'dealt':
    case 'undone':
      return still(next)
    case 'pass-chosen':
      return withView(shown, { to_act: shown.view.to_act.filter((seat) => seat !== event.seat) })
    case 'passed':
      return passed(shown, event, next)
    case 'played':
      return played(shown, event)
    case 'corrected':
      return corrected(shown, event.seat, event.from, event.to)
    case 'hearts-broken':
      return withTrick(shown, { hearts_broken: true })
    case 'trick-taken':
      return trickTaken(shown, event, next, rest)
    case 'leftovers-taken':
      return withTrick(shown, { extras: 0 })
    case 'hand-scored':
      return handScored(shown, event, next)
    case 'match-over':
      return withView(shown, {
        outcome: event.outcome,
        to_act: [],
        phase: 'over',
        // The server counts one beyond the last hand.
        hand_number: next.view.hand_number,
      })
    default:
      return shown
  }
}

function passed(shown: Snapshot, event: EventOf<'passed'>, next: Snapshot): Snapshot {
  const { from, to, cards } = event
  if (cards === null || shown.you === null) return shown
  if (from === shown.you) return withHand(shown, from, (held) => without(held, cards))
  const received = withHand(shown, to, (held) => withCards(held, cards))
  return { ...received, received: { from, cards }, pass: next.pass }
}

function played(shown: Snapshot, { seat, card, led }: EventOf<'played'>): Snapshot {
  const held = withHand(shown, seat, (hand) => without(hand, [asHeld(card)]))
  const detail = trickDetail(held)
  if (!detail) return held
  const trick = led ? [] : detail.trick
  const lead = led ? seat : detail.lead
  const laid = withTrick(held, { trick: [...trick, { seat, card }], lead })
  return laid
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
  event: EventOf<'trick-taken'>,
  next: Snapshot,
  rest: readonly TableEvent[],
): Snapshot {
  const detail = trickDetail(shown)
  if (!detail) return shown
  const { seat, cards, points_taken } = event
  const taken = detail.taken.map((held, index) => {
    if (index !== seat) return held
    return withCards(
      held,
      cards.map((laid) => laid.card),
    )
  })
  // The next snapshot has the next lead and the visible last trick, if it is about this hand and this trick.
  const last = !rest.some((later) => later.kind === 'trick-taken')
  const current = last && next.view.hand_number === shown.view.hand_number
  const after = current ? trickDetail(next) : null
  const [lead, last_trick] = [after?.lead ?? null, after?.last_trick ?? []]
  const cleared = withTrick(shown, { trick: [], last_trick, lead, taken, points_taken })
  return { ...cleared, last_trick: after ? next.last_trick : { cards, winner: seat } }
}

function handScored(
  shown: Snapshot,
  { hand, scores, totals }: EventOf<'hand-scored'>,
  next: Snapshot,
): Snapshot {
  const history = trickDetail(shown)?.hand_scores_history ?? []
  const scored = withTrick(shown, { hand_scores_history: [...history, scores] })
  // The next snapshot has the details of this hand, unless it is already about a later one.
  const last_hand = next.last_hand?.hand === hand ? next.last_hand : shown.last_hand
  return withView({ ...scored, last_hand }, { totals })
}
