/** The results of the player's matches. */
import { t } from '../language/language.svelte'
import { playerOf, playersOf } from '../table/model/names'
import type { TableSummary } from '../wire/types'

/** The result of a match, from the player's point of view. */
export function resultFor({ winners, names, you }: TableSummary): string {
  const [first] = winners
  if (first === undefined) return t('matches-stopped')
  if (winners.length === 1) return t('matches-won', { player: playerOf(first, { you, names }) })
  // The player comes last.
  const order = [...winners].sort((a, b) => Number(a === you) - Number(b === you))
  return t('matches-shared', { players: playersOf(order, { you, names }) })
}

/** How many matches of a game the player finished, and how many of them they won. */
export interface Tally {
  game: string
  /** The server's name of the game. */
  name: string
  played: number
  won: number
}

/** The player's finished matches by game, without lessons and without matches they only watched. */
export function tally(tables: readonly TableSummary[]): Tally[] {
  const games = new Map<string, Tally>()
  for (const { game, game_name, over, lesson, you, winners } of tables) {
    if (!over || lesson || you === null || winners.length === 0) continue
    const sum = games.get(game) ?? { game, name: game_name, played: 0, won: 0 }
    sum.played += 1
    if (winners.includes(you)) sum.won += 1
    games.set(game, sum)
  }
  return [...games.values()].sort((a, b) => b.played - a.played)
}
