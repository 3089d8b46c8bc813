/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'opening-cardominoes-pass',
  play: 'opening-cardominoes-play',
} satisfies Opening
