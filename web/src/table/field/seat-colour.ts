/** The colour of a seat, for its portrait and its cards in the trick. */
import type { Seat } from '../../wire/types'

const COLOURS = [
  'var(--seat-0)',
  'var(--seat-1)',
  'var(--seat-2)',
  'var(--seat-3)',
  'var(--seat-4)',
  'var(--seat-5)',
  'var(--seat-6)',
  'var(--seat-7)',
]

export const seatColour = (seat: Seat) => COLOURS[seat % COLOURS.length]!
