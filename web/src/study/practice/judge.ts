/** What an attempt is worth. Pure. */

/** The bot’s choice, the choice that was made in the match, or another. */
export type Answer = 'right' | 'same' | 'wrong'

/** A pass of these cards, in notation. */
export const passOf = (cards: readonly string[]): string => `pass ${cards.join(' ')}`

/** The same text for passes of the same cards. */
export const sorted = (action: string): string => {
  const [word, ...cards] = action.split(' ')
  return word === 'pass' ? passOf(cards.sort()) : action
}

/** What the attempt is worth; `played` is null where there was no match of the player. */
export function judge(
  action: string,
  { played, answer }: { played: string | null; answer: string },
): Answer {
  if (sorted(action) === sorted(answer)) return 'right'
  return played !== null && sorted(action) === sorted(played) ? 'same' : 'wrong'
}
