/** The first hints of the game. */
import type { Opening } from '../../cards/first'
import { playHint } from '../../table/hand/card-states'

export default {
  play: `${playHint('cards')} When you play a Wild, you choose: highest or lowest of its suit.`,
} satisfies Opening
