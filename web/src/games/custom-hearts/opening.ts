/** What the first hints of the game say. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'Choose the cards to give away: they lift. Then press Pass.',
  play: 'Cards with a golden edge may be played. Choose a dim one to hear why it may not.',
} satisfies Opening
