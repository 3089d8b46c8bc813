/** Which cards cross the table when cards are passed. */
import type { PassedEvent } from './scene'
import type { Seat } from '../../wire/types'

/** A card that flies from one player to another. */
export interface Crossing {
  key: string
  from: Seat
  to: Seat
  /** The card where the viewer passes it; null where it crosses face down. */
  card: string | null
  /** Which of `count` it is; of the viewer's equal cards, which of those. */
  nth: number
  count: number
}

/** The cards that cross the table. What comes to the viewer is no part of it: it flies to its place in the hand. */
export function crossing(passing: readonly PassedEvent[], you: Seat | null): Crossing[] {
  return passing
    .filter(({ to }) => to !== you)
    .flatMap(({ from, to, count, cards }) =>
      Array.from({ length: count }, (_, index) => {
        // The viewer knows which cards they pass and which they get, and no others.
        const card = cards?.[index] ?? null
        const equal = cards?.slice(0, index).filter((other) => other === card).length ?? 0
        return { key: `${from} ${index}`, from, to, card, nth: card ? equal : index, count }
      }),
    )
}

/** The viewer's own cards that are on their way. */
export function leaving(passing: readonly PassedEvent[], you: Seat | null): readonly string[] {
  return passing.find(({ from }) => from === you)?.cards ?? []
}
