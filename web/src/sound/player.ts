/** Plays the sounds of the table, as the settings say. */
import { DEFAULTS, settings } from '../settings/settings.svelte'
import type { Sound } from './plan'

/** The least time between two equal sounds, in milliseconds: a burst of events makes one. */
const AGAIN = 70
/** How long the phone vibrates, in milliseconds. */
const BUZZ = 40

/** What it needs of the browser; tests pass their own. */
export interface Ear {
  play(sound: Sound, volume: number): Promise<void>
  buzz(ms: number): void
  now(): number
  hidden(): boolean
  /** Whether the player has interacted with the page: browsers allow no sound before. */
  touched(): boolean
}

const BROWSER: Ear = {
  play: async (sound, volume) => (await import('./synth')).play(sound, volume),
  buzz: (ms) => void navigator.vibrate?.(ms),
  now: () => performance.now(),
  hidden: () => document.hidden,
  touched: () => navigator.userActivation?.hasBeenActive ?? true,
}

/** Whether this device can vibrate. */
export const canBuzz = () => 'vibrate' in navigator

export class Sounds {
  #last = new Map<Sound, number>()

  constructor(private readonly ear: Ear = BROWSER) {}

  /** Vibrates on the player's turn, if that is on. */
  shake(): void {
    if (settings.buzz && !settings.quiet && this.ear.touched()) this.ear.buzz(BUZZ)
  }

  play(sound: Sound | null): void {
    if (!sound || settings.quiet || !this.ear.touched()) return
    if (!settings.sound || settings.volume === 0) return
    // A hidden tab plays only what calls the player back.
    if (this.ear.hidden() && sound !== 'turn' && sound !== 'win' && sound !== 'over') return
    const now = this.ear.now()
    if (now - (this.#last.get(sound) ?? -Infinity) < AGAIN) return
    this.#last.set(sound, now)
    // Without audio support it stays silent.
    void this.ear.play(sound, settings.volume).catch(() => null)
  }
}

/** Whether sounds are on. */
export const sounding = () => settings.sound && settings.volume > 0 && !settings.quiet

/** Switches the sounds off, or on, whatever kept them silent. */
export function switchSounds(): void {
  if (sounding()) settings.sound = false
  else {
    settings.sound = true
    settings.quiet = false
    if (settings.volume === 0) settings.volume = DEFAULTS.volume
  }
}
