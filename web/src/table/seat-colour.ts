/** The colour that goes with a seat, on its face, its cards in the trick and its scores. */
import type { Seat } from '../wire/types'

const COLOURS = 8

export const seatColour = (seat: Seat) => `var(--seat-${seat % COLOURS})`
