/** The cards that cross the table in a pass. */
import type { PassedEvent } from './scene'
import type { Seat } from '../../wire/types'

/** A card that flies from one player to another. */
export interface Crossing {
  key: string
  from: Seat
  to: Seat
  /** The card, if the viewer passes it; null face down. */
  card: string | null
  /** Its index among `count`, or among the viewer's equal cards. */
  nth: number
  count: number
}

/** The cards that cross the table. Cards for the viewer are not included: they fly into the hand. */
export function crossing(passing: readonly PassedEvent[], you: Seat | null): Crossing[] {
  return passing
    .filter(({ to }) => to !== you)
    .flatMap(({ from, to, count, cards }) =>
      Array.from({ length: count }, (_, index) => {
        // The viewer knows only their own cards and those passed to them.
        const card = cards?.[index] ?? null
        const equal = cards?.slice(0, index).filter((other) => other === card).length ?? 0
        return { key: `${from} ${index}`, from, to, card, nth: card ? equal : index, count }
      }),
    )
}

/** The viewer's own cards in flight. */
export function leaving(passing: readonly PassedEvent[], you: Seat | null): readonly string[] {
  return passing.find(({ from }) => from === you)?.cards ?? []
}
