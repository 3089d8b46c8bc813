/** The result of a hand, with its heading. */
import type { Result } from '../games/part'
import { partOf } from '../games/parts'
import type { TableEvent } from '../wire/types'

/** The result that an event brings; null for any other event. */
export function resultOf(event: TableEvent, game: string): Result | null {
  const own = partOf(game).result?.(event)
  if (own || event.kind !== 'hand-scored') return own ?? null
  return { title: `Hand ${event.hand}`, next: 'Next hand' }
}
