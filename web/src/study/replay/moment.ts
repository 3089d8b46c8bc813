/** A moment of a replayed match, and its address. Pure. */
import type { HandOverview, Seat } from '../../wire/types'

export interface Moment {
  /** The number of the hand, from 1. */
  hand: number
  /** How many steps of the hand have been taken; null for the opening, when the cards have been dealt. */
  step: number | null
  /** Through whose eyes the match is seen; null if every hand lies open. */
  eyes: Seat | null
}

export const isSame = (one: Moment, other: Moment): boolean =>
  one.hand === other.hand && one.step === other.step && one.eyes === other.eyes

/** A whole number of at least `least` in a query; null if there is none. */
function numberIn(query: URLSearchParams, name: string, least: number): number | null {
  const text = query.get(name)
  const number = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : NaN
  return number >= least ? number : null
}

/** The moment that the query of an address names. What it does not name, or not well, is the beginning. */
export function readMoment(query: string): Moment {
  const named = new URLSearchParams(query)
  return {
    hand: numberIn(named, 'hand', 1) ?? 1,
    step: numberIn(named, 'step', 0),
    eyes: numberIn(named, 'eyes', 0),
  }
}

/** The query of a moment; other parameters of the address stay. */
export function queryOf({ hand, step, eyes }: Moment, query = ''): string {
  const named = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ hand, step, eyes })) {
    if (value === null) named.delete(name)
    else named.set(name, String(value))
  }
  return `?${named}`
}

/** The trick of which the step is part: its index, or -1 before the first. */
export function trickAt(tricks: readonly number[], step: number): number {
  return tricks.findLastIndex((first) => first < step)
}

/** The steps where the view stops on the way through a hand by tricks: before each trick, and at the end. */
const stopsOf = ({ tricks, steps }: Pick<HandOverview, 'tricks' | 'steps'>) => [...tricks, steps]

/** The next stop after a step; null at the end of the hand. */
export function stopAfter(
  hand: Pick<HandOverview, 'tricks' | 'steps'>,
  step: number,
): number | null {
  return stopsOf(hand).find((stop) => stop > step) ?? null
}

/** The last stop before a step; null before the first trick. */
export function stopBefore(
  hand: Pick<HandOverview, 'tricks' | 'steps'>,
  step: number,
): number | null {
  return stopsOf(hand).findLast((stop) => stop < step) ?? null
}
