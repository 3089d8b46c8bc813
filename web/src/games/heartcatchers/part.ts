import type { Beat } from '../../table/choreography'
import type { Tempo } from '../../table/pace'
import type { TableEvent } from '../../wire/types'
import type { GamePart } from '../part'
import { readFieldAction, suggestionOf } from './actions'
import { fieldProgress, reduceField } from './field'
import { fieldSentence } from './sentences'
import { isOnField } from './targets'

function beats(event: TableEvent, tempo: Tempo): Beat[] | null {
  if (isOnField(event)) return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly + 2 * tempo.play }]
  if (event.kind === 'drew') return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly }]
  return event.kind === 'game-scored' ? [{ do: 'ask', ask: 'stage' }, { do: 'apply' }] : null
}

export default {
  id: 'heartcatchers',
  placedCard: (action) => readFieldAction(action)?.card ?? null,
  reduce: reduceField,
  sentence: fieldSentence,
  beats,
  isMarked: isOnField,
  result: (event) =>
    event.kind === 'game-scored' ? { title: `Game ${event.game}`, next: 'Continue' } : null,
  suggestion: suggestionOf,
  progress: fieldProgress,
} satisfies GamePart
