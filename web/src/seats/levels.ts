/** The levels of bots, in words. */
import type { LevelInfo, SeatInfo } from '../wire/types'

/** What a bot's seat says of it: `Bot, Steady`. */
export function botText({ level }: SeatInfo, levels: readonly LevelInfo[]): string {
  const known = levels.find(({ id }) => id === level)
  return known ? `Bot, ${known.name}` : 'Bot'
}

/** How a bot plays, in a sentence; empty where that is not known. */
export function botPlays({ bot, level }: SeatInfo, levels: readonly LevelInfo[]): string {
  return bot ? (levels.find(({ id }) => id === level)?.about ?? '') : ''
}
