/** Ratings: the requests, and how they are written. */
import { format, t } from '../language/language.svelte'
import { levelName } from '../seats/levels'
import { requestJson } from '../wire/request'
import type { LevelInfo, OwnRatings, PlayerRating, Ratings } from '../wire/types'

export const ratingsOf = (game: string) =>
  requestJson<Ratings>('GET', `/api/ratings/${encodeURIComponent(game)}`)

export const ownRatings = () => requestJson<OwnRatings>('GET', '/api/ratings')

/** The name of a player in the list; programs are marked. */
export function playerName(player: PlayerRating, levels: LevelInfo[]): string {
  if (player.level === null)
    return player.bot ? t('ratings-program', { name: player.name }) : player.name
  const level = levels.find((level) => level.id === player.level)
  return t('levels-bot', { level: level ? levelName(level) : player.level })
}

/** A rating with its uncertainty: `1,040 ± 120`. */
export function ratingText({
  rating,
  give_or_take,
}: Pick<PlayerRating, 'rating' | 'give_or_take'>): string {
  return `${format().number(rating)} ± ${format().number(give_or_take)}`
}
