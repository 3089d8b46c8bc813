/** What an attempt at a mark is worth. Pure. */
import type { ReviewedDecision } from '../../wire/types'

/** The bot’s choice, the choice that was made, or another. */
export type Answer = 'right' | 'same' | 'wrong'

/** A pass of these cards, in notation. */
export const passOf = (cards: readonly string[]): string => `pass ${cards.join(' ')}`

/** The same text for passes of the same cards. */
const sorted = (action: string): string => {
  const [word, ...cards] = action.split(' ')
  return word === 'pass' ? passOf(cards.sort()) : action
}

export function judge(
  action: string,
  { action: done, recommended }: Pick<ReviewedDecision, 'action' | 'recommended'>,
): Answer {
  if (sorted(action) === sorted(recommended)) return 'right'
  return sorted(action) === sorted(done) ? 'same' : 'wrong'
}
