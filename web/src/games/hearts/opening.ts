/** What the first hints of the game say. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'Choose three cards to give away, then press Pass. High spades and hearts are a burden.',
  play: 'Cards with a golden edge may be played. Choose a dim one to hear why it may not.',
} satisfies Opening
