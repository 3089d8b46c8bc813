/** The first hints of the game. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'Not sure what to pass? The rule book’s advice: the highest numbers in your hand.',
  play: 'Play any card. The highest takes the trick, of equals the last, unless a gift says otherwise.',
} satisfies Opening
