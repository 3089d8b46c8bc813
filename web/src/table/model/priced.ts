/** The choices of a hint, with how much more than the best one each costs. */
import type { PricedAction, SuggestionUnit } from '../../wire/types'

export interface PricedChoice {
  action: string
  /** How much more it costs than the best one, in the unit of the hint. */
  more: number
  /** The standard error of that; 0 for the best one. */
  error: number
  /** Whether it was tried once only, which says nothing of its cost. */
  once: boolean
  /** Whether it may be as good as the best one. */
  close: boolean
  /** The length of its bar, from 0 to 1. */
  length: number
  /** The ends of the line that shows the uncertainty, from 0 to 1. */
  from: number
  to: number
}

/** The standard error of a choice that was tried once only. */
const MOST: Record<SuggestionUnit, number> = { points: 26, chance: 0.5 }

const within = (value: number) => Math.min(1, Math.max(0, value))

/** Compares the choices with the first, which is recommended; the others follow by what they cost. */
export function pricedChoices(all: readonly PricedAction[], unit: SuggestionUnit): PricedChoice[] {
  const [best, ...others] = all
  if (!best) return []
  const priced = [best, ...others.sort((one, other) => one.cost - other.cost)]
  const compared = priced.map(({ action, cost, error }) => {
    const own = action === best.action
    const once = error >= MOST[unit] && !own
    return { action, once, more: cost - best.cost, error: own ? 0 : Math.hypot(error, best.error) }
  })
  // Rarely tried choices have errors of many points: they end the line, not the scale.
  const tried = compared.filter(({ once }) => !once)
  const most = Math.max(...tried.map(({ more }) => more))
  const least = tried.length > 1 ? Math.min(...tried.slice(1).map(({ error }) => error)) : 0
  const scale = 1.15 * Math.max(most, 2 * least, Number.MIN_VALUE)
  return compared.map((choice, at) => ({
    ...choice,
    close: at > 0 && !choice.once && choice.more < choice.error,
    length: within(choice.more / scale),
    from: within((choice.more - choice.error) / scale),
    to: within((choice.more + choice.error) / scale),
  }))
}

/** The cards of an action of the hand; null for an action of another kind. */
export function cardsOf(action: string, isCard: (code: string) => boolean): string[] | null {
  const codes = action.replace(/^(pass|correct) /, '').split(' ')
  return codes.every(isCard) ? codes : null
}
