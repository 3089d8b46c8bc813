/** The player's matches, in words. */
import { isLearned } from '../lessons/begin'
import { listed } from '../text'
import type { TableSummary } from '../wire/types'

/** Whether the match is unfinished and not archived. */
export function goesOn({ over, put_away }: TableSummary): boolean {
  return !over && !put_away
}

/** The title of an unfinished match. */
export function titleOf(table: TableSummary): string {
  return table.lesson && !isLearned(table) ? `Lesson: ${table.game_name}` : table.game_name
}

/** The result of a match, from the player's point of view. */
export function resultFor({ winners, names, you }: TableSummary): string {
  if (winners.length === 0) return 'Stopped without a result'
  const won = you !== null && winners.includes(you)
  if (winners.length === 1) return won ? 'You won' : `${names[winners[0]!]} won`
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]!)
  return `${listed(won ? ['You', ...others] : others)} shared the win`
}

/** How many matches of a game the player finished, and how many of them they won. */
export interface Tally {
  game: string
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

/** How long ago, rounded: `5 hours ago`. */
export function since(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000))
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`
  const days = Math.round(hours / 24)
  return days === 1 ? 'yesterday' : `${days} days ago`
}
