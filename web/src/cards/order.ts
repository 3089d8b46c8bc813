/** The order a hand is shown in. */
import type { HandOrder } from '../settings/settings.svelte'
import { suitOrder } from './suits'

/** The suits from left to right. */
const SUITS: Record<Exclude<HandOrder, 'ranks'>, string> = {
  alternate: 'CDSH',
  'hearts-first': 'HSDC',
  'spades-first': 'SHCD',
}
/** How far apart the suits of `CardFace.order` are. */
const SUIT = suitOrder('D') - suitOrder('C')

/** Sorts a hand by the order of its cards; those without one come last, in the server's order. */
export function sortBy(
  orderOf: (code: string) => number | undefined,
  cards: readonly string[],
  order: HandOrder = 'alternate',
  ascending = true,
): string[] {
  const place = (code: string) => {
    const usual = orderOf(code)
    if (usual === undefined) return Infinity
    const suit = Math.floor(usual / SUIT)
    const rank = ascending ? usual % SUIT : SUIT - 1 - (usual % SUIT)
    if (order === 'ranks') return rank * SUIT + suit
    return SUITS[order].indexOf('CDSH'[suit]!) * SUIT + rank
  }
  const places = new Map(cards.map((code) => [code, place(code)] as const))
  // Cards without an order can only be reversed.
  const laid = ascending ? [...cards] : [...cards].reverse()
  return laid.sort((a, b) => {
    const [first, second] = [places.get(a)!, places.get(b)!]
    return first === second ? 0 : first - second
  })
}
