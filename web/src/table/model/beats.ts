/** The steps in which an event is shown. */
import type { Tempo } from './pace'
import type { Ask, Banner } from './scene'

export type Beat =
  /** The event changes what is shown. */
  | { do: 'apply' }
  /** Nothing moves for a while. */
  | { do: 'hold'; ms: number }
  /** Cards of the trick go to their winner. */
  | { do: 'gather'; to: number; ms: number }
  /** Passed cards take off. */
  | { do: 'send' }
  /** All passed cards land. */
  | { do: 'land' }
  /** The complete trick is marked with who took it. */
  | { do: 'mark'; taker: number }
  /** A notice is shown; null removes it. */
  | { do: 'banner'; banner: Banner | null }
  /** The page waits for the player. */
  | { do: 'ask'; ask: Ask }

/** A notice, shown for `times` its usual duration. */
export function notice(banner: Banner, tempo: Tempo, times = 1): Beat[] {
  return [
    { do: 'banner', banner },
    { do: 'hold', ms: tempo.banner * times },
    { do: 'banner', banner: null },
  ]
}
