/** The cards of a hand with keys, so that equal cards can be told apart. */
import { asHeld } from '../cards/notation'

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

/** Whether an action plays this card of the hand. */
export function playsCard(action: string | null, card: string): boolean {
  return action !== null && (asHeld(action) === card || action.split(' ').includes(card))
}
