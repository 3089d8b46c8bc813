/** A position to decide, from a mistake of a review or from a spot. Pure. */
import type {
  CostExplanation,
  ReviewedDecision,
  Seat,
  Spot,
  SpotAlternative,
} from '../../wire/types'
import { sorted } from './judge'

/** An action and what it costs more than the best. */
export interface Priced {
  action: string
  cost: number
  error: number
  /** Why it costs more; null for the best, and where no reason is known. */
  why: CostExplanation | null
}

export interface Exercise {
  /** Its id in answers; null if nobody keeps them. */
  item: string | null
  game: string
  seat: Seat
  /** The match of the player that it is from; null for a spot. */
  table: string | null
  hand: number
  step: number
  trick: number | null
  unit: 'points' | 'chance'
  answer: string
  /** The code of the reason for the answer; null if it is not known. */
  reason: string | null
  /** The action in the match; null for a spot. */
  played: string | null
  /** The best action and then the others, the cheapest first. */
  priced: readonly Priced[]
}

const unitOf = (unit: string) => (unit === 'points' ? 'points' : 'chance')
const best = (action: string): Priced => ({ action, cost: 0, error: 0, why: null })

/** The exercise of a marked decision. `item` is null where the mark is not the reader’s. */
export function ofMark(
  { action, recommended, cost, error, explanation, unit, ...decision }: ReviewedDecision,
  place: { item: string | null; table: string; game: string; seat: Seat },
): Exercise {
  const { hand, step, trick } = decision
  return {
    ...place,
    hand,
    step,
    trick,
    unit: unitOf(unit),
    answer: recommended,
    reason: explanation?.recommended ?? null,
    played: action,
    priced: [best(recommended), { action, cost, error, why: explanation }],
  }
}

const why = (one: SpotAlternative, recommended: string): CostExplanation => ({
  reason: one.reason,
  cards: one.cards,
  after_action: one.after_action,
  after_recommended: one.after_answer,
  recommended,
  sentence: '',
})

/** The exercise of a spot. */
export function ofSpot(spot: Spot, game: string): Exercise {
  const { item, seat, hand, step, trick, answer, reason } = spot
  const others = spot.alternatives.map((one) => ({
    action: one.action,
    cost: one.cost,
    error: one.error,
    why: why(one, reason),
  }))
  return {
    ...{ item, game, seat, hand, step, trick, answer, reason },
    table: null,
    unit: unitOf(spot.unit),
    played: null,
    priced: [best(answer), ...others],
  }
}

/** The action whose price is explained: the first that was tried, or the cheapest of the others. */
export function explained(exercise: Exercise, tried: string | null): Priced | null {
  const [, ...others] = exercise.priced
  const same = ({ action }: Priced) => tried !== null && sorted(action) === sorted(tried)
  return others.find(same) ?? others[0] ?? null
}

/** How long the bar of a cost is, from 0 to 100. */
export function barOf(cost: number, exercise: Exercise): number {
  const most = Math.max(...exercise.priced.map((one) => one.cost))
  return most > 0 ? Math.min(100, Math.max(0, (100 * cost) / most)) : 0
}
