/** The steps (beats) in which an event is shown. Pure functions, so that tests need no clock. */
import { t } from '../../language/language.svelte'
import { logicOf } from '../model/games'
import type { Snapshot, TableEvent } from '../../wire/types'
import type { Tempo } from '../model/pace'
import { trickMoments } from '../model/moments'
import { notice, type Beat } from '../model/beats'
import { mustBreak, type Banner } from '../model/scene'
import { namesOf } from '../model/names'
import { moonChoiceText, moonText, outcomeText, revokedText } from '../sentences/sentences'

/**
 * The beats of an event.
 *
 * `rest` are the events after it in the same update, `next` is the snapshot at the end of the update, `before` is the
 * snapshot shown before the event.
 */
export function beatsOf(
  event: TableEvent,
  rest: readonly TableEvent[],
  tempo: Tempo,
  next: Snapshot,
  before: Snapshot = next,
): Beat[] {
  return (
    logicOf(next.game).beats?.(event, tempo, namesOf(next)) ??
    sharedBeats(event, rest, tempo, next, before)
  )
}

/** How long passed cards are in flight. */
export const passTakes = (tempo: Tempo) => 1.6 * tempo.fly

function sharedBeats(
  event: TableEvent,
  rest: readonly TableEvent[],
  tempo: Tempo,
  next: Snapshot,
  before: Snapshot,
): Beat[] {
  const names = namesOf(next)
  switch (event.kind) {
    case 'played':
    case 'corrected':
      return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly + tempo.play }]
    case 'trick-taken':
      return [
        { do: 'mark', taker: event.seat },
        tempo.waits ? { do: 'ask', ask: 'trick' } : { do: 'hold', ms: tempo.trick },
        { do: 'gather', to: event.seat, ms: tempo.gather },
        { do: 'apply' },
        ...trickMoments(event, before, next, rest).flatMap((moment) => notice(moment, tempo)),
      ]
    case 'hearts-broken':
      if (!mustBreak(next)) return [{ do: 'apply' }]
      return [
        { do: 'apply' },
        ...notice({ text: t('sentences-notice-hearts-broken'), tone: 'hearts' }, tempo, 0.5),
      ]
    case 'moon-shot':
      return [
        { do: 'apply' },
        ...notice({ text: moonText(event.seat, names), tone: 'moon', picture: 'moon' }, tempo, 1.4),
      ]
    case 'moon-chosen':
      return notice({ text: moonChoiceText(event.seat, event.others, names), tone: 'moon' }, tempo)
    case 'revoked': {
      const text = revokedText(event.seats, names)
      return [{ do: 'apply' }, ...notice({ text, tone: 'warning', picture: 'revoke' }, tempo, 1.6)]
    }
    case 'hand-scored':
      return rest.some((later) => later.kind === 'match-over')
        ? [{ do: 'apply' }]
        : [{ do: 'apply' }, { do: 'ask', ask: 'result' }]
    case 'match-over': {
      const { winners } = event.outcome
      const won = next.you === null || winners.includes(next.you)
      const text = outcomeText(winners, names)
      const banner: Banner = { text, tone: 'moon', picture: won ? 'win' : 'moon' }
      return [{ do: 'apply' }, ...notice(banner, tempo, 1.4)]
    }
    case 'passed': {
      // The passes of all players move together.
      if (rest[0]?.kind === 'passed') return [{ do: 'send' }]
      const comes = next.received ? tempo.fly + tempo.play : 0
      return [
        { do: 'send' },
        { do: 'hold', ms: passTakes(tempo) },
        { do: 'land' },
        { do: 'hold', ms: comes },
      ]
    }
    case 'dealt':
      return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly }]
    default:
      return [{ do: 'apply' }]
  }
}
