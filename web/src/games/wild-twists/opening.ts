/** What the first hints of the game say. */
import type { Opening } from '../../cards/first'

export default {
  play: 'Cards with a golden edge may be played. A Wild is the highest or lowest of its suit, as you say.',
} satisfies Opening
