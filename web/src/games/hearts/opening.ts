/** The first hints of the game. */
import type { Opening } from '../../cards/first'
import { playHint, refusedHint } from '../../table/hand/card-states'

export default {
  pass: 'Choose three cards to give away, then press Pass. High spades and hearts are a burden.',
  play: `${playHint('cards')} ${refusedHint}`,
} satisfies Opening
