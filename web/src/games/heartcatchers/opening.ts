/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  turn: 'opening-heartcatchers-turn',
} satisfies Opening
