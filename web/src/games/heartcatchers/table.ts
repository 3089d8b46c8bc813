import { awaitsFirst } from '../../table/model/scene'
import type { GameTable } from '../../table/model/game'
import { heartDrawing } from './cards'
import Emblem from './Emblem.svelte'
import { PLACES } from './actions'
import { fieldDetail } from './field'
import Middle from './Field.svelte'
import Scoring from './Scoring.svelte'
import HeartFace from './HeartFace.svelte'
import opening from './opening'
import logic from './logic'

heartDrawing.current = HeartFace

export default {
  logic,
  Emblem,
  Middle,
  places: 2 * PLACES.length,
  Scoring,
  rounds: ({ best_of: most }) => (Number(most) > 1 ? Number(most) : 0),
  hints: [
    {
      id: 'heartcatchers.turn',
      text: opening.turn,
      when: (_, choices) => choices.placed.size > 0,
      before: (scene) => awaitsFirst(scene.snapshot),
    },
    {
      id: 'heartcatchers.secrets',
      text: 'heartcatchers-hint-secrets',
      when: (scene, choices) => choices.placed.size > 0 && turns(scene) > 2,
    },
    {
      id: 'heartcatchers.change',
      text: 'heartcatchers-hint-change',
      when: (scene, choices) => choices.placed.size > 0 && turns(scene) > 6,
    },
  ],
} satisfies GameTable

/** The number of the turn, from 1. */
function turns(scene: Parameters<GameTable['hints'][number]['when']>[0]): number {
  return fieldDetail(scene.snapshot)?.turn_number ?? 0
}
