/**
 * What is printed on the cards: the set of the table that is shown, elsewhere the set that the server gives to new
 * tables. A table keeps the set it was made with.
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

/** Keeps what the server prints on the cards of new tables. */
export function learnCardSet(told: CardSetInfo) {
  offered = told
}

/** Keeps what is printed on the cards of the table that is shown; null when it is left. */
export function learnTableSet(shown: { table: string; card_set: CardSetInfo | null } | null) {
  if (shown?.table === table) return
  table = shown?.table ?? null
  ofTable = shown?.card_set ?? null
}

/** The face of a Curse card; null for other cards, and until the server has told it. */
export function curseOn(card: NumberCard): Curse | null {
  return card.colour === 'R' ? (cardSet().curses[card.number - 1] ?? null) : null
}

/** The name printed on a card, where it has one. */
export function titleOf(card: NumberCard): string | null {
  if (card.colour === 'B' && card.number === 2) return 'Two o’clock'
  return curseOn(card)?.name ?? null
}

/** The face of a gift; null for one that the set does not have. */
export function giftOf(id: string | null | undefined): Gift | null {
  return cardSet().gifts.find((gift) => gift.id === id) ?? null
}

/** The gift of the hand, where it changes what the points that are printed come to. */
export function countingGift(snapshot: Snapshot): Gift | null {
  const gift = giftOf(trickDetail(snapshot)?.gift)
  return gift?.effect === 'multiply' || gift?.effect === 'reduce' ? gift : null
}
