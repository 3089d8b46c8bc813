/** The first hints of the game. */
import type { Opening } from '../../cards/first'
import { playHint } from '../../table/hand/card-states'

export default {
  pass: 'Your tiles stand with their faces to you. Choose three to give away, then press Pass.',
  play: `${playHint('tiles')} A finished trick stays until its winner leads or gathers it.`,
} satisfies Opening
