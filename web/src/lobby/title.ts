/** The title of an unfinished match. */
import { t } from '../language/language.svelte'
import { gameName } from '../game/faces'
import { isLearned } from '../lessons/begin'
import type { TableSummary } from '../wire/types'

export function titleOf(table: TableSummary): string {
  const game = gameName(table.game, table.game_name)
  return table.lesson && !isLearned(table) ? t('lobby-lesson', { game }) : game
}
