/** How long each step is shown at the pace that the player chose; all times are in milliseconds. */
import type { Pace } from '../../settings/settings.svelte'

export interface Tempo {
  /** A card's flight from a seat to the table. */
  fly: number
  /** The pause after a card. */
  play: number
  /** How long a complete trick stays. */
  trick: number
  /** The trick's flight to its winner. */
  gather: number
  /** How long a notice stays. */
  banner: number
  /** Whether a complete trick waits for the player. */
  waits: boolean
}

const TEMPI: Record<Pace, Tempo> = {
  slow: { fly: 420, play: 620, trick: 2600, gather: 560, banner: 2800, waits: false },
  normal: { fly: 300, play: 340, trick: 1500, gather: 400, banner: 1800, waits: false },
  fast: { fly: 180, play: 90, trick: 700, gather: 220, banner: 900, waits: false },
  wait: { fly: 300, play: 340, trick: 0, gather: 400, banner: 1800, waits: true },
  instant: { fly: 0, play: 0, trick: 0, gather: 0, banner: 0, waits: false },
}

export function tempoOf(pace: Pace): Tempo {
  return TEMPI[pace]
}

/** The paces to choose from. */
export const PACES = ['slow', 'normal', 'fast', 'wait'] as const satisfies Pace[]

/** The limits for how long a player can make a finished trick stay, in milliseconds. */
const STAYS = { least: 500, most: 4000 } as const

/** How long the player wants a finished trick to stay, for the server; null if that is not to be sent. */
export function trickStaysFor(pace: Pace): number | null {
  const { trick, waits } = TEMPI[pace]
  if (pace === 'instant') return null
  return waits ? STAYS.most : Math.min(STAYS.most, Math.max(STAYS.least, trick))
}

/** The tempo at a multiplayer table, where a finished trick stays for everybody. */
export function sharedTempo(tempo: Tempo, stays: number | null): Tempo {
  // At an instant pace, also of a page that catches up, nothing is held.
  if (stays === null || tempo.trick === 0) return tempo
  return { ...tempo, trick: Math.max(tempo.trick, stays) }
}
