/** The order a hand is shown in: suits alternate in colour, ranks rise. */
import { readCard } from './notation'

/** Sorts a hand; cards without an order of their own come last, as the server has them. */
export function sortHand(cards: readonly string[]): string[] {
  const place = (code: string) => readCard(code)?.order ?? Infinity
  const places = new Map(cards.map((code) => [code, place(code)] as const))
  return [...cards].sort((a, b) => {
    const [first, second] = [places.get(a)!, places.get(b)!]
    return first === second ? 0 : first - second
  })
}
