import { t } from '../../language/language.svelte'
import type { Beat } from '../../table/model/beats'
import type { Tempo } from '../../table/model/pace'
import type { Snapshot, TableEvent } from '../../wire/types'
import type { GameLogic, Rematch } from '../../table/model/game-logic'
import { decided } from './decided'
import { placementsOf, plannedText, readFieldAction, suggestionOf } from './actions'
import { fieldProgress, reduceField } from './field'
import { refusalOf } from './refusals'
import { fieldSentence, presentField } from './sentences'
import { turnLasts } from './flights'
import { isOnField } from './targets'

function beats(event: TableEvent, tempo: Tempo): Beat[] | null {
  if (isOnField(event)) return [{ do: 'apply' }, { do: 'hold', ms: turnLasts(event, tempo) }]
  if (event.kind === 'drew') return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly }]
  return event.kind === 'game-scored' ? [{ do: 'ask', ask: 'stage' }, { do: 'apply' }] : null
}

/** The rules break a tie by a best of three. */
function rematch({ view }: Snapshot): Rematch | null {
  const drawn = (view.outcome?.winners.length ?? 0) > 1
  if (!drawn || view.options['best_of'] !== 1) return null
  return {
    label: t('heartcatchers-best-of', { games: 3 }),
    options: { ...view.options, best_of: 3 },
  }
}

export default {
  id: 'heartcatchers',
  placedCard: (action) => readFieldAction(action)?.card ?? null,
  placements: placementsOf,
  planned: plannedText,
  reduce: reduceField,
  sentence: fieldSentence,
  refusal: refusalOf,
  present: presentField,
  beats,
  isMarked: isOnField,
  // A stack changes sides; the Secrets are turned up.
  sound: ({ kind }) => (kind === 'stole' ? 'trick' : kind === 'game-scored' ? 'reveal' : null),
  result: (event) =>
    event.kind === 'game-scored'
      ? {
          title: t('heartcatchers-game', { game: event.game }),
          next: t('heartcatchers-continue'),
        }
      : null,
  decided,
  suggestion: suggestionOf,
  rematch,
  progress: fieldProgress,
} satisfies GameLogic
