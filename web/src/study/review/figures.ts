/** What a review adds up to. Pure. */
import type { ReviewedDecision } from '../../wire/types'

export type Unit = 'points' | 'chance'
export const UNITS = ['points', 'chance'] as const satisfies Unit[]

export const AREAS = [
  'pass',
  'lead',
  'follow',
  'discard',
  'moon-tried',
  'moon-not-stopped',
  'reward',
  'turn',
] as const
export type Area = (typeof AREAS)[number]

/** The marks, the gravest first. */
export const MARKS = ['blunder', 'mistake', 'inaccuracy'] as const
export type Mark = (typeof MARKS)[number]

/** A sum of costs in one unit. */
export interface Total {
  cost: number
  /** Its standard error: the prices of different decisions are independent. */
  error: number
  /** The number of decisions. */
  count: number
}

/** The costs of one or more decisions, by unit; units without a decision are absent. */
export type Totals = Partial<Record<Unit, Total>>

/** What the decisions of a hand cost. */
export interface HandRow {
  hand: number
  areas: Partial<Record<Area, Totals>>
  all: Totals
}

export const unitOf = ({ unit }: Pick<ReviewedDecision, 'unit'>): Unit =>
  unit === 'points' ? 'points' : 'chance'

/** The mark of a decision; null for one without. */
export const markOf = ({ verdict }: ReviewedDecision): Mark | null =>
  MARKS.find((mark) => mark === verdict) ?? null

export const isMarked = (decision: ReviewedDecision): boolean => markOf(decision) !== null

/** Whether there was a choice, and it was priced. */
const isPriced = ({ verdict }: ReviewedDecision) => verdict !== 'forced' && verdict !== 'not-priced'

/** Whether another action was recommended, without a difference that is more than chance. */
export const isClose = ({ verdict, action, recommended }: ReviewedDecision): boolean =>
  verdict === 'too-close' && action !== recommended

/** Adds up the costs of the priced decisions. */
export function totalsOf(decisions: readonly ReviewedDecision[]): Totals {
  const totals: Totals = {}
  for (const unit of UNITS) {
    const priced = decisions.filter((decision) => isPriced(decision) && unitOf(decision) === unit)
    if (priced.length === 0) continue
    totals[unit] = {
      cost: priced.reduce((sum, { cost }) => sum + cost, 0),
      error: Math.hypot(...priced.map(({ error }) => error)),
      count: priced.length,
    }
  }
  return totals
}

/** The hands with what each kind of decision cost in them. */
export function handRows(decisions: readonly ReviewedDecision[]): HandRow[] {
  const hands = [...new Set(decisions.map(({ hand }) => hand))]
  return hands.map((hand) => {
    const within = decisions.filter((decision) => decision.hand === hand)
    const areas: HandRow['areas'] = {}
    for (const area of AREAS) {
      const totals = totalsOf(within.filter((decision) => decision.area === area))
      if (Object.keys(totals).length > 0) areas[area] = totals
    }
    return { hand, areas, all: totalsOf(within) }
  })
}

/** A point of the chart of the expected result. */
export interface Point {
  decision: ReviewedDecision
  /** Points, or a chance from 0 to 100. */
  value: number
}

/** The expected results after the priced decisions; empty where the unit does not apply. */
export function expectedIn(decisions: readonly ReviewedDecision[], unit: Unit): Point[] {
  return decisions.flatMap((decision) => {
    const { expected } = decision
    const value = unit === 'points' ? expected?.points : expected && 100 * expected.chance
    return value === null || value === undefined ? [] : [{ decision, value }]
  })
}
