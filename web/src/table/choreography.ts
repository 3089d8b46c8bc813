/** Which beats an event is shown in: pure, so that pace is tested without a clock. */
import type { TableEvent } from '../wire/types'
import type { Tempo } from './pace'
import type { Ask, Banner } from './scene'

export type Beat =
  /** The event changes what is shown. */
  | { do: 'apply' }
  /** Nothing moves for a while. */
  | { do: 'hold'; ms: number }
  /** Cards of the trick go to their winner. */
  | { do: 'gather'; to: number; ms: number }
  /** The complete trick is marked with who took it. */
  | { do: 'mark'; taker: number }
  /** A notice is shown; null takes it away. */
  | { do: 'banner'; banner: Banner | null }
  /** The page waits for the player. */
  | { do: 'ask'; ask: Ask }

/** What the choreography asks about the names at the table. */
export interface Cast {
  /** `Ann shot the moon!`, from the player's point of view. */
  moonText(seat: number): string
  /** What the moon's shooter chose. */
  moonChoiceText(seat: number, others: boolean): string
  revokedText(seats: number[]): string
}

/** The beats of `event`; `rest` are the events after it in the same update. */
export function beatsOf(
  event: TableEvent,
  rest: readonly TableEvent[],
  tempo: Tempo,
  cast: Cast,
): Beat[] {
  const notice = (banner: Banner, times = 1): Beat[] => [
    { do: 'banner', banner },
    { do: 'hold', ms: tempo.banner * times },
    { do: 'banner', banner: null },
  ]
  switch (event.kind) {
    case 'played':
    case 'corrected':
      return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly + tempo.play }]
    case 'caught':
    case 'stole':
    case 'secret-laid':
      return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly + 2 * tempo.play }]
    case 'drew':
      return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly }]
    case 'trick-taken':
      return [
        { do: 'mark', taker: event.seat },
        tempo.waits ? { do: 'ask', ask: 'trick' } : { do: 'hold', ms: tempo.trick },
        { do: 'gather', to: event.seat, ms: tempo.gather },
        { do: 'apply' },
      ]
    case 'hearts-broken':
      return [{ do: 'apply' }, ...notice({ text: 'Hearts are broken', tone: 'hearts' }, 0.5)]
    case 'gift-turned':
      return [
        { do: 'apply' },
        ...notice({ text: `${event.name}: ${event.text}`, tone: 'gift' }, 1.6),
      ]
    case 'moon-shot':
      return [{ do: 'apply' }, ...notice({ text: cast.moonText(event.seat), tone: 'moon' }, 1.4)]
    case 'moon-chosen':
      return notice({ text: cast.moonChoiceText(event.seat, event.others), tone: 'moon' })
    case 'revoked':
      return notice({ text: cast.revokedText(event.seats), tone: 'warning' }, 1.4)
    case 'hand-scored':
      return rest.some((later) => later.kind === 'match-over')
        ? [{ do: 'apply' }]
        : [{ do: 'apply' }, { do: 'ask', ask: 'hand' }]
    case 'game-scored':
      return [{ do: 'apply' }, { do: 'ask', ask: 'game' }]
    case 'passed':
      return [{ do: 'apply' }, { do: 'hold', ms: event.cards ? tempo.play : 0 }]
    case 'dealt':
      return [{ do: 'apply' }, { do: 'hold', ms: tempo.fly }]
    case 'drawn':
    case 'pass-chosen':
    case 'leftovers-taken':
    case 'match-over':
    case 'undone':
      return [{ do: 'apply' }]
  }
}
