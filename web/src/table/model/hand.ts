/** The cards of a hand with keys, so that equal cards can be told apart. */
import { asHeld } from '../../cards/notation'

export interface HandCard {
  key: string
  card: string
}

export function keyed(cards: readonly string[]): HandCard[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0
    seen.set(card, nth + 1)
    return { key: `${card}#${nth}`, card }
  })
}

export function cardOf(key: string): string {
  return key.slice(0, key.indexOf('#'))
}

/** The selection after a click on `key`, which adds or removes it; a full selection drops its oldest. */
export function toggled(selected: readonly string[], key: string, most: number): string[] {
  if (selected.includes(key)) return selected.filter((other) => other !== key)
  return [...selected, key].slice(-most)
}

/** Where a key press moves the focus in a row of `count`; null for keys that do not move it. */
export function moveFocus(at: number, key: string, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The keys of these cards in the hand, each key once. */
export function keysOf(wanted: readonly string[], held: readonly HandCard[]): string[] {
  const left = [...held]
  return wanted.flatMap((card) => {
    const at = left.findIndex((other) => other.card === card)
    return at < 0 ? [] : left.splice(at, 1).map((found) => found.key)
  })
}

/** The keys of the cards that an action takes from the hand; of equal cards those that were `pressed`. */
export function keysTaken(
  action: string | null,
  held: readonly HandCard[],
  pressed: readonly string[],
): string[] {
  if (action === null) return []
  const first = held.filter((card) => pressed.includes(card.key))
  const others = held.filter((card) => !pressed.includes(card.key))
  const named = action.includes(' ') ? action.split(' ') : [asHeld(action)]
  return keysOf(named, [...first, ...others])
}

/** How one of several equal cards is told from the others: `1 of 2`; empty where there is one alone. */
export function amongEqual(card: HandCard, held: readonly HandCard[]): string {
  const equal = held.filter((other) => other.card === card.card)
  return equal.length > 1 ? `${equal.indexOf(card) + 1} of ${equal.length}` : ''
}
