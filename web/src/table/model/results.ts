/** The result of a hand, with its heading. */
import { t } from '../../language/language.svelte'
import type { Result } from './game-logic'
import { logicOf } from './games'
import type { TableEvent } from '../../wire/types'

/** The result in an event; null for any other event. */
export function resultOf(event: TableEvent, game: string): Result | null {
  const own = logicOf(game).result?.(event)
  if (own || event.kind !== 'hand-scored') return own ?? null
  return { title: t('sentences-hand', { hand: event.hand }), next: t('sentences-next-hand') }
}
