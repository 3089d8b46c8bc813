/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'opening-hearts-pass',
  play: 'opening-hearts-play',
} satisfies Opening
