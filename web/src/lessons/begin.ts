/** Starts a lesson, or resumes it. */
import { t } from '../language/language.svelte'
import * as api from '../wire/api'
import type { TableSummary } from '../wire/types'

/** The player's unfinished lesson of a game. */
export function openLesson(game: string, tables: TableSummary[]): TableSummary | undefined {
  return tables.find(
    (table) => table.lesson && !isLearned(table) && !table.over && table.game === game,
  )
}

/** Whether the guided hand of a lesson is over; the match may continue without the guide. */
export function isLearned(table: TableSummary): boolean {
  return table.lesson && table.hand_number > 1
}

/** The address of the unfinished lesson, or of a new one. */
export async function lessonAddress(game: string): Promise<string> {
  const { tables } = await api.tables()
  const open = openLesson(game, tables)
  const { table } = open ?? (await api.beginLesson({ lesson: game, name: t('games-you') }))
  return `/table/${table}`
}
