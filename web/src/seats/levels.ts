/** The levels of bots, in words. */
import type { LevelInfo, SeatInfo } from '../wire/types'

/** The label of a bot's seat: `Bot, Steady`. */
export function botText({ level }: SeatInfo, levels: readonly LevelInfo[]): string {
  const known = levels.find(({ id }) => id === level)
  return known ? `Bot, ${known.name}` : 'Bot'
}

/** How a bot plays, in a sentence; empty if unknown. */
export function botPlays({ bot, level }: SeatInfo, levels: readonly LevelInfo[]): string {
  return bot ? (levels.find(({ id }) => id === level)?.about ?? '') : ''
}
