/** Beginning a lesson, or taking it up again. */
import * as api from '../wire/api'
import type { TableSummary } from '../wire/types'

/** The lesson of that game that is still in its guided hand, among the player's tables. */
export function openLesson(game: string, tables: TableSummary[]): TableSummary | undefined {
  return tables.find(
    (table) => table.lesson && !isLearned(table) && !table.over && table.game === game,
  )
}

/** What the button says that leads to a lesson. */
export const lessonLabel = (underWay: boolean) => (underWay ? 'Go on learning' : 'Learn')

/** Whether that is a lesson whose guided hand is played; the match may go on without the guide. */
export function isLearned(table: TableSummary): boolean {
  return table.lesson && table.hand_number > 1
}

/** The address of the lesson's table: that of the one under way, or of a new one. */
export async function lessonAddress(game: string): Promise<string> {
  const { tables } = await api.tables()
  const open = openLesson(game, tables)
  const { table } = open ?? (await api.beginLesson({ lesson: game, name: 'You' }))
  return `/table/${table}`
}
