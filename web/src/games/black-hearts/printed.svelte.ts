/**
 * The print of the cards: the card set of the shown table, or else the set for new tables. A table keeps the set it
 * was made with.
 */
import { trickDetail } from '../../table/model/scene'
import type { CardSetInfo, Snapshot } from '../../wire/types'
import type { NumberCard } from './notation'

export type Curse = CardSetInfo['curses'][number]
export type Gift = CardSetInfo['gifts'][number]
export type GiftEffect = Gift['effect']

let offered = $state.raw<CardSetInfo>({ name: '', curses: [], gifts: [] })
let ofTable = $state.raw<CardSetInfo | null>(null)
/** The table that `ofTable` is of: its set never changes, so one reading is enough. */
let table: string | null = null

export function cardSet(): CardSetInfo {
  return ofTable ?? offered
}

/** Sets the card set of new tables. */
export function learnCardSet(set: CardSetInfo) {
  offered = set
}

/** Sets the card set of the table that is shown; null when it is closed. */
export function learnTableSet(shown: { table: string; card_set: CardSetInfo | null } | null) {
  if (shown?.table === table) return
  table = shown?.table ?? null
  ofTable = shown?.card_set ?? null
}

/** The face of a Curse; null for other cards, and until the set is known. */
export function curseOn(card: NumberCard): Curse | null {
  return card.colour === 'R' ? (cardSet().curses[card.number - 1] ?? null) : null
}

/** The face of a gift; null for one that the set does not have. */
export function giftOf(id: string | null | undefined): Gift | null {
  return cardSet().gifts.find((gift) => gift.id === id) ?? null
}

/** The gift of the hand, if it changes the printed points. */
export function countingGift(snapshot: Snapshot): Gift | null {
  const gift = giftOf(trickDetail(snapshot)?.gift)
  return gift?.effect === 'multiply' || gift?.effect === 'reduce' ? gift : null
}
