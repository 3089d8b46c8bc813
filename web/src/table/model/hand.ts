/** The cards of a hand with keys that distinguish equal cards. */
import { asHeld } from '../../cards/notation'
import { t } from '../../language/language.svelte'

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

/** Toggles `key` in a selection; a full one drops its oldest key. */
export function toggled(selected: readonly string[], key: string, most: number): string[] {
  if (selected.includes(key)) return selected.filter((other) => other !== key)
  return [...selected, key].slice(-most)
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

/** The label of one of several equal cards: `1 of 2`; empty for a single one. */
export function amongEqual(card: HandCard, held: readonly HandCard[]): string {
  const equal = held.filter((other) => other.card === card.card)
  if (equal.length < 2) return ''
  return t('sentences-among-equal', { place: equal.indexOf(card) + 1, count: equal.length })
}
