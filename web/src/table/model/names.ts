/** The players' names in sentences. */
import { t } from '../../language/language.svelte'
import type { Player } from '../../language/translate'
import type { Seat, Snapshot } from '../../wire/types'

/** The names by seat, and the player's own seat. */
export interface Names {
  you: Seat | null
  names: readonly string[]
}

export function namesOf(snapshot: Snapshot): Names {
  return { you: snapshot.you, names: snapshot.seats.map((seat) => seat.name) }
}

/** The name of a seat's player. */
export const nameIn = (seat: Seat, { names }: Names): string =>
  names[seat] || t('base-seat', { number: seat + 1 })

/** The player of a seat, for a message. */
export const playerOf = (seat: Seat, names: Names): Player => ({
  name: nameIn(seat, names),
  you: seat === names.you,
})

/** These seats with the player's own last, as people name themselves. */
export const youLast = (seats: readonly Seat[], { you }: Names): Seat[] => [
  ...seats.filter((seat) => seat !== you),
  ...seats.filter((seat) => seat === you),
]

/** The players of several seats, for a message. */
export const playersOf = (seats: readonly Seat[], names: Names): Player[] =>
  seats.map((seat) => playerOf(seat, names))

/** The name at a seat. */
export function nameOf(snapshot: Snapshot, seat: Seat): string {
  return snapshot.seats[seat]?.name ?? t('base-seat', { number: seat + 1 })
}
