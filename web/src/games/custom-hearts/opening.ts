/** The first hints of the game. */
import type { Opening } from '../../cards/first'
import { playHint, refusedHint } from '../../table/hand/card-states'

export default {
  pass: 'Choose the cards to give away: they lift. Then press Pass.',
  play: `${playHint('cards')} ${refusedHint}`,
} satisfies Opening
