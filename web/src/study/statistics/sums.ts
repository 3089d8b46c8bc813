/** Sums over the reader's matches, filtered. Pure. */
import type { MatchStatistics } from '../../wire/types'

/** Whom the reader played against. */
export type Against = 'all' | 'bots' | 'people'

export interface Filter {
  game: string
  against: Against
  /** Only matches of the last so many days; 0 for all. */
  days: number
}

const DAY = 24 * 60 * 60 * 1000

/** The matches that a filter keeps, the oldest first. */
export function filtered(
  matches: readonly MatchStatistics[],
  { game, against, days }: Filter,
  now: number,
): MatchStatistics[] {
  const kept = matches.filter(
    (match) =>
      match.game === game &&
      (against === 'all' || match.people > 0 === (against === 'people')) &&
      (days === 0 || match.ended >= now - days * DAY),
  )
  return kept.sort((one, other) => one.ended - other.ended)
}

/** The games that were played, the most played first, each with its number of matches. */
export function gamesOf(matches: readonly MatchStatistics[]): { game: string; played: number }[] {
  const played = new Map<string, number>()
  for (const { game } of matches) played.set(game, (played.get(game) ?? 0) + 1)
  return [...played]
    .map(([game, played]) => ({ game, played }))
    .sort((one, other) => other.played - one.played)
}

/** The direction of a pass. */
export type Direction = 'left' | 'right' | 'across' | 'further' | 'none'

export function directionOf(left: number, players: number): Direction {
  if (left === 0) return 'none'
  if (left === 1) return 'left'
  if (left === players - 1) return 'right'
  return 2 * left === players ? 'across' : 'further'
}

export interface Mean {
  hands: number
  /** Points a hand. */
  mean: number
}

export interface Sums {
  /** The matches with a result. */
  matches: number
  won: number
  /** The number of matches in each place, from the first. */
  places: number[]
  hands: number
  /** Points a hand; null without hands. */
  mean: number | null
  tried: number
  made: number
  stopped: number
  suffered: number
  taken: number
  given: number
  /** By direction, in the order of their first hands. */
  passes: (Mean & { direction: Direction })[]
}

const add = (of: readonly MatchStatistics[], what: (match: MatchStatistics) => number) =>
  of.reduce((sum, match) => sum + what(match), 0)

export function sumsOf(matches: readonly MatchStatistics[]): Sums {
  const over = matches.filter(({ place }) => place !== null)
  const last = Math.max(0, ...over.map(({ players }) => players))
  const hands = add(matches, (match) => match.hands)
  const points = add(matches, (match) => match.points)
  const passes = new Map<Direction, { hands: number; points: number }>()
  for (const { passes: own, players } of matches) {
    for (const { left, hands, points } of own) {
      const direction = directionOf(left, players)
      const sum = passes.get(direction) ?? { hands: 0, points: 0 }
      passes.set(direction, { hands: sum.hands + hands, points: sum.points + points })
    }
  }
  return {
    matches: over.length,
    won: over.filter(({ won }) => won).length,
    places: Array.from(
      { length: last },
      (_, at) => over.filter(({ place }) => place === at + 1).length,
    ),
    hands,
    mean: hands > 0 ? points / hands : null,
    tried: add(matches, (match) => match.moons_tried),
    made: add(matches, (match) => match.moons_made),
    stopped: add(matches, (match) => match.moons_stopped),
    suffered: add(matches, (match) => match.moons_suffered),
    taken: add(matches, (match) => match.queens_taken),
    given: add(matches, (match) => match.queens_given),
    passes: [...passes].map(([direction, { hands, points }]) => ({
      direction,
      hands,
      mean: points / hands,
    })),
  }
}

/** A dot in a chart over time. */
export interface Dot {
  key: string
  value: number
  /** Its standard error. */
  error?: number
  filled: boolean
}

/** A match in the chart over time: its points a hand, and the mean of the last ten matches up to it. */
export interface Point {
  match: MatchStatistics
  own: number
  mean: number
}

/** How many matches the running mean covers. */
export const RUNNING = 10

export function pointsOf(matches: readonly MatchStatistics[]): Point[] {
  const scored = matches.filter(({ hands }) => hands > 0)
  return scored.map((match, at) => {
    const last = scored.slice(Math.max(0, at + 1 - RUNNING), at + 1)
    const hands = add(last, ({ hands }) => hands)
    return {
      match,
      own: match.points / match.hands,
      mean: add(last, ({ points }) => points) / hands,
    }
  })
}

/** A mean and its standard error. */
export interface Estimate {
  mean: number
  error: number
}

/** What the reviews of matches add up to. */
export interface ReviewSums {
  matches: number
  /** The unit of results: points a hand, wins a match, or games won. */
  unit: 'points' | 'matches' | 'games'
  /** The mean result, with and without luck. */
  result: number
  adjusted: Estimate
  cost: (Estimate & { unit: CostUnit }) | null
}

/** The unit of the costs of decisions. */
export type CostUnit = 'points' | 'chance'

/** A match in the chart of costs: what a decision cost. */
export interface CostPoint extends Estimate {
  match: MatchStatistics
}

const reviewed = (matches: readonly MatchStatistics[]) =>
  matches.flatMap(({ review }) => (review && review.luck.hands > 0 ? [review] : []))

/** The unit in which most decisions were priced. */
function unitOf(matches: readonly MatchStatistics[]): CostUnit {
  const number = (unit: CostUnit) => add(matches, ({ review }) => review?.[unit]?.decisions ?? 0)
  return number('points') >= number('chance') ? 'points' : 'chance'
}

/** What decisions cost in each reviewed match, the oldest first. */
export function costsOf(matches: readonly MatchStatistics[]): {
  unit: CostUnit
  points: CostPoint[]
} {
  const unit = unitOf(matches)
  const points = matches.flatMap((match) => {
    const cost = match.review?.[unit]
    if (!cost) return []
    return { match, mean: cost.cost / cost.decisions, error: cost.error / cost.decisions }
  })
  return { unit, points }
}

/** The sums of all reviews; null without one. The matches are of one game. */
export function reviewsOf(matches: readonly MatchStatistics[]): ReviewSums | null {
  const all = reviewed(matches)
  const [first] = all
  if (!first) return null
  const unit = first.luck.unit as ReviewSums['unit']
  const each = (what: (review: (typeof all)[number]) => number) =>
    all.reduce((sum, review) => sum + what(review), 0)
  const count = unit === 'matches' ? all.length : each(({ luck }) => luck.hands)
  const priced = unitOf(matches)
  const decisions = each((review) => review[priced]?.decisions ?? 0)
  return {
    matches: all.length,
    unit,
    result: each(({ luck }) => luck.result) / count,
    adjusted: {
      mean: each(({ luck }) => luck.adjusted) / count,
      error: Math.sqrt(each(({ luck }) => luck.error ** 2)) / count,
    },
    cost:
      decisions > 0
        ? {
            unit: priced,
            mean: each((review) => review[priced]?.cost ?? 0) / decisions,
            error: Math.sqrt(each((review) => (review[priced]?.error ?? 0) ** 2)) / decisions,
          }
        : null,
  }
}
