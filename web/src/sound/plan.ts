/** The recipe of each sound: a few short tones and bursts of noise, layered. */

export type Sound =
  'card' | 'stone' | 'trick' | 'turn' | 'danger' | 'reveal' | 'moon' | 'stopped' | 'win' | 'over'

/** A tone or a burst of noise; times in seconds, pitch in hertz. */
export interface Strand {
  kind: 'sine' | 'triangle' | 'noise'
  /** When it begins. */
  at: number
  /** How long it rings. */
  rings: number
  /** Its pitch, or the centre of the noise. */
  pitch: number
  /** The pitch it glides to. */
  glidesTo?: number
  /** Its peak, from 0 to 1. */
  loud: number
}

const tone = (at: number, pitch: number, rings: number, loud: number): Strand => ({
  kind: 'sine',
  at,
  rings,
  pitch,
  loud,
})
const breath = (at: number, pitch: number, rings: number, loud: number): Strand => ({
  kind: 'noise',
  at,
  rings,
  pitch,
  loud,
})

/** Cards on cloth, and short melodies. */
export const PLANS: Record<Sound, readonly Strand[]> = {
  card: [breath(0, 2600, 0.05, 0.5), breath(0.012, 700, 0.07, 0.6)],
  /* A tile on a table. */
  stone: [
    breath(0, 4600, 0.025, 0.4),
    { ...tone(0.002, 1850, 0.05, 0.3), glidesTo: 1500 },
    { ...tone(0.004, 420, 0.06, 0.35), kind: 'triangle', glidesTo: 300 },
  ],
  trick: [
    breath(0, 1500, 0.16, 0.32),
    breath(0.09, 2100, 0.14, 0.26),
    { ...tone(0.02, 150, 0.18, 0.35), glidesTo: 90 },
  ],
  turn: [tone(0, 659, 0.22, 0.3), tone(0.11, 880, 0.34, 0.26)],
  danger: [
    { ...tone(0, 196, 0.55, 0.34), kind: 'triangle', glidesTo: 174 },
    { ...tone(0.05, 208, 0.5, 0.22), kind: 'triangle', glidesTo: 185 },
  ],
  /* Something is turned up. */
  reveal: [breath(0, 3200, 0.12, 0.3), tone(0.08, 698, 0.3, 0.24), tone(0.2, 1047, 0.5, 0.2)],
  moon: [
    tone(0, 262, 1.6, 0.24),
    tone(0.16, 330, 1.5, 0.22),
    tone(0.32, 392, 1.4, 0.22),
    tone(0.48, 494, 1.3, 0.2),
    tone(0.64, 587, 1.5, 0.2),
    breath(0.1, 5200, 1.3, 0.05),
  ],
  /* The moon's melody, the other way. */
  stopped: [tone(0, 587, 0.4, 0.24), tone(0.14, 392, 0.4, 0.24), tone(0.28, 262, 0.7, 0.24)],
  win: [
    tone(0, 523, 0.3, 0.3),
    tone(0.14, 659, 0.3, 0.3),
    tone(0.28, 784, 0.3, 0.3),
    tone(0.42, 1047, 0.9, 0.3),
    tone(0.42, 523, 0.9, 0.16),
  ],
  over: [tone(0, 440, 0.4, 0.26), tone(0.2, 349, 0.7, 0.26)],
}

/** How long a sound lasts, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...PLANS[sound].map(({ at, rings }) => at + rings))
}
