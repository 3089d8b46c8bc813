/** The sounds of events. */
import { logicOf } from '../model/games'
import { faceOf } from '../../game/faces'
import type { Snapshot, TableEvent } from '../../wire/types'
import type { Sound } from '../../sound/plan'

/** The sound of an event for the viewer of `snapshot`; null for a silent one. */
export function soundOf(event: TableEvent, snapshot: Snapshot): Sound | null {
  const laid = faceOf(snapshot.game)?.tiles ? 'stone' : 'card'
  switch (event.kind) {
    case 'played':
    case 'corrected':
    case 'dealt':
      return laid
    case 'passed':
      return event.cards ? laid : null
    case 'trick-taken':
      return event.seat === snapshot.you && event.points > 0 ? 'danger' : 'trick'
    case 'hearts-broken':
    case 'revoked':
      return 'danger'
    case 'moon-shot':
      return 'moon'
    case 'match-over':
      return snapshot.you === null || event.outcome.winners.includes(snapshot.you) ? 'win' : 'over'
    default: {
      const logic = logicOf(snapshot.game)
      return logic.sound?.(event) ?? (logic.isMarked?.(event) ? laid : null)
    }
  }
}
