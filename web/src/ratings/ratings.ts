/** How strong players are: what is asked of the server, and how it is written. */
import { ask } from '../wire/api'
import type { LevelInfo, OwnRatings, PlayerRating, Ratings } from '../wire/types'

export const ratingsOf = (game: string) =>
  ask<Ratings>('GET', `/api/ratings/${encodeURIComponent(game)}`)

export const ownRatings = () => ask<OwnRatings>('GET', '/api/ratings')

/** What a player is called in the list; programs are marked. */
export function playerName(player: PlayerRating, levels: LevelInfo[]): string {
  if (player.level === null) return player.bot ? `${player.name} (bot)` : player.name
  const level = levels.find((level) => level.id === player.level)
  return `${level?.name ?? player.level} (bot of the house)`
}

/** A rating with how far off it may be: `1,040 ± 120`. */
export function ratingText({ rating, give_or_take }: PlayerRating): string {
  return `${rating.toLocaleString('en')} ± ${give_or_take.toLocaleString('en')}`
}
