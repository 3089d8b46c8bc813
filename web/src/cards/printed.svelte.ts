/** What is printed on cards besides their number: told by the server, for it can be another edition's. */
import type { CardSetInfo } from '../wire/types'

export interface Print {
  points: number
  title: string | null
}

/** Cards that have a name of their own printed on them. */
const TITLES: Record<string, string> = { B2: 'Two o’clock' }

export const cardSet = $state<CardSetInfo>({ curses: [], gifts: [] })

/** Takes in what the server says is printed on the cards. */
export function learnPrints(told: CardSetInfo) {
  Object.assign(cardSet, told)
}

export function printed(code: string): Print {
  const curse = /^R([1-6])$/.exec(code)
  const points = curse ? (cardSet.curses[Number(curse[1]) - 1]?.points ?? 0) : 0
  return { points, title: TITLES[code] ?? null }
}

/** A gift's name and text; its id alone until the server has told more. */
export function giftNamed(id: string | null): { id: string; name: string; text: string } | null {
  if (id === null) return null
  return cardSet.gifts.find((gift) => gift.id === id) ?? { id, name: id, text: '' }
}
