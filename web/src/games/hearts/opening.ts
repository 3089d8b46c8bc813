/** What the first hints of the game say. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'Choose three cards to give away. High spades and hearts are a burden. They leave only when you press Pass.',
  play: 'Cards with a golden edge may be played: choose or drag one. Choose a dim one to hear why it may not.',
} satisfies Opening
