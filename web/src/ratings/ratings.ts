/** Ratings: the requests, and how they are written. */
import { levelName } from '../seats/levels'
import { requestJson } from '../wire/api'
import type { LevelInfo, OwnRatings, PlayerRating, Ratings } from '../wire/types'

export const ratingsOf = (game: string) =>
  requestJson<Ratings>('GET', `/api/ratings/${encodeURIComponent(game)}`)

export const ownRatings = () => requestJson<OwnRatings>('GET', '/api/ratings')

/** The name of a player in the list; programs are marked. */
export function playerName(player: PlayerRating, levels: LevelInfo[]): string {
  if (player.level === null) return player.bot ? `${player.name} (bot)` : player.name
  const level = levels.find((level) => level.id === player.level)
  return `${level ? levelName(level) : player.level} (bot of the house)`
}

/** A rating with its uncertainty: `1,040 ± 120`. */
export function ratingText({ rating, give_or_take }: PlayerRating): string {
  return `${rating.toLocaleString('en')} ± ${give_or_take.toLocaleString('en')}`
}
