/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  play: 'opening-wild-twists-play',
} satisfies Opening
