/** Plays the sounds of the table, where the player wants any. */
import { DEFAULTS, settings } from '../settings/settings.svelte'
import type { Sound } from './plan'

/** How soon the same sound may be heard again, in milliseconds: a burst of events is one sound. */
const AGAIN = 70
/** How long a phone shakes when it is the player's turn, in milliseconds. */
const BUZZ = 40

/** What it needs of the browser; tests pass their own. */
export interface Ear {
  play(sound: Sound, volume: number): Promise<void>
  buzz(ms: number): void
  now(): number
  hidden(): boolean
  /** Whether the player has touched the page: before that no browser lets it sound. */
  touched(): boolean
}

const BROWSER: Ear = {
  play: async (sound, volume) => (await import('./synth')).play(sound, volume),
  buzz: (ms) => void navigator.vibrate?.(ms),
  now: () => performance.now(),
  hidden: () => document.hidden,
  touched: () => navigator.userActivation?.hasBeenActive ?? true,
}

/** Whether this device can shake. */
export const canBuzz = () => 'vibrate' in navigator

export class Sounds {
  #last = new Map<Sound, number>()

  constructor(private readonly ear: Ear = BROWSER) {}

  /** Shakes the phone, where the player wants that: it is their turn. */
  shake(): void {
    if (settings.buzz && !settings.quiet && this.ear.touched()) this.ear.buzz(BUZZ)
  }

  play(sound: Sound | null): void {
    if (!sound || settings.quiet || !this.ear.touched()) return
    if (!settings.sound || settings.volume === 0) return
    // In a tab that is not looked at, only what calls the player back is heard.
    if (this.ear.hidden() && sound !== 'turn' && sound !== 'win' && sound !== 'over') return
    const now = this.ear.now()
    if (now - (this.#last.get(sound) ?? -Infinity) < AGAIN) return
    this.#last.set(sound, now)
    // A browser without sound plays in silence.
    void this.ear.play(sound, settings.volume).catch(() => null)
  }
}

/** Whether sounds are heard now. */
export const sounding = () => settings.sound && settings.volume > 0 && !settings.quiet

/** Switches the sounds off, or on again whatever kept them silent. */
export function switchSounds(): void {
  if (sounding()) settings.sound = false
  else {
    settings.sound = true
    settings.quiet = false
    if (settings.volume === 0) settings.volume = DEFAULTS.volume
  }
}
