/** Challenges and the deals of the day: the requests, and the text to share. */
import { t } from '../../language/language.svelte'
import { gameName } from '../../game/faces'
import type { Challenge } from '../../generated/Challenge'
import type { Daily } from '../../generated/Daily'
import type { DailyGame } from '../../generated/DailyGame'
import { requestJson } from '../../wire/api'
import type { TableMade } from '../../wire/types'

const path = (challenge: string) => `/api/challenges/${encodeURIComponent(challenge)}`

export const challengeOf = (challenge: string) => requestJson<Challenge>('GET', path(challenge))

export const playChallenge = (challenge: string, name: string) =>
  requestJson<TableMade>('POST', `${path(challenge)}/play`, { name })

export const daily = () => requestJson<Daily>('GET', '/api/daily')

export const playDaily = (game: string, name: string) =>
  requestJson<TableMade>('POST', `/api/daily/${encodeURIComponent(game)}/play`, { name })

/** The hours and minutes until a time. */
export function timeLeft(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** A result to share. It has no card in it. */
export function shareText(day: string, game: DailyGame, address: string): string {
  const { result } = game
  if (!result) return ''
  const text = t('daily-shared', {
    day,
    game: gameName(game.game, game.game_name),
    total: result.round.total,
    place: result.place,
    count: result.finished,
  })
  const streak = game.streak > 1 ? [t('daily-streak', { count: game.streak })] : []
  return [text, ...streak, address].join('\n')
}
