/** The steps of a replay in sentences. */
import { t } from '../../language/language.svelte'
import { isNews } from '../../seats/people'
import { nameIn, namesOf } from '../../table/model/names'
import { sentence, together } from '../../table/sentences/sentences'
import type { MatchOrigin, Snapshot, TableEvent } from '../../wire/types'

/** An event in a sentence; null for one that needs none. Nobody is addressed: the reader may not be the one who sees it. */
export function eventText(
  event: TableEvent,
  snapshot: Snapshot,
  action: string | null = null,
): string | null {
  const names = { ...namesOf(snapshot), you: null }
  if (event.kind === 'pass-chosen' && action?.startsWith('pass ')) {
    const cards = action.split(' ').slice(1)
    return t('replay-pass-chosen', { player: nameIn(event.seat, names), cards })
  }
  if (event.kind === 'passed' && event.cards) {
    const { from, to, cards } = event
    return t('replay-passed', { from: nameIn(from, names), to: nameIn(to, names), cards })
  }
  return sentence(event, names, snapshot.game)
}

/** What happened in a step; empty if nothing of it could be noticed. The action says what of it is hidden from events. */
export function stepText(
  events: readonly TableEvent[],
  snapshot: Snapshot,
  action: string | null = null,
): string {
  const told = events.flatMap((event) =>
    isNews(event) ? [] : (eventText(event, snapshot, action) ?? []),
  )
  return together(told)
}

/** How the table came to be, beside the place in the match; empty for one of the lobby, and for a kind of a later server. */
export function originText(origin: MatchOrigin | null): string {
  switch (origin?.kind) {
    case 'imported':
    case 'branch':
    case 'again':
    case 'challenge':
    case 'daily':
    case 'duplicate':
      return t('replay-origin', { kind: origin.kind })
    default:
      return ''
  }
}
