/** The steps of a replay in sentences. */
import { t } from '../../language/language.svelte'
import { isNews } from '../../seats/people'
import { nameIn, namesOf } from '../../table/model/names'
import { sentence, together } from '../../table/sentences/sentences'
import type { Snapshot, TableEvent } from '../../wire/types'

/** An event in a sentence; null for one that needs none. Nobody is addressed: the reader may not be the one who sees it. */
export function eventText(event: TableEvent, snapshot: Snapshot): string | null {
  const names = { ...namesOf(snapshot), you: null }
  if (event.kind === 'passed' && event.cards) {
    const { from, to, cards } = event
    return t('replay-passed', { from: nameIn(from, names), to: nameIn(to, names), cards })
  }
  return sentence(event, names, snapshot.game)
}

/** What happened in a step; empty if nothing of it could be noticed. */
export function stepText(events: readonly TableEvent[], snapshot: Snapshot): string {
  const told = events.flatMap((event) => (isNews(event) ? [] : (eventText(event, snapshot) ?? [])))
  return together(told)
}
