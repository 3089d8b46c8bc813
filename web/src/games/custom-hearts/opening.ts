/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'opening-custom-hearts-pass',
  play: 'opening-custom-hearts-play',
} satisfies Opening
