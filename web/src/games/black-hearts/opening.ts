/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'opening-black-hearts-pass',
  play: 'opening-black-hearts-play',
} satisfies Opening
