/** What the first hints of the game say. */
import type { Opening } from '../../cards/first'

export default {
  pass: 'Your tiles stand with their faces to you. Choose three to give away, then press Pass.',
  play: 'Tiles with a golden edge may be played. A finished trick stays until its winner leads or gathers it.',
} satisfies Opening
