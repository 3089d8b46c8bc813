/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  turn: 'Choose a card, then Catch, Steal or Hide. The row of hearts tells what catches what.',
} satisfies Opening
