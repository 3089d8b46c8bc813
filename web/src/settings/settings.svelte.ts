/** The player's settings of the page. */
import type { Pace } from '../table/pace'
import { keep, recall } from './storage'

export type Theme = 'system' | 'light' | 'dark'

interface Stored {
  theme: Theme
  fourColours: boolean
  pace: Pace
  hints: boolean
  /** Whether letters are short cuts at the table. */
  keys: boolean
}

const DEFAULTS: Stored = {
  theme: 'system',
  fourColours: false,
  pace: 'normal',
  hints: true,
  keys: true,
}

export const settings = $state<Stored>({ ...DEFAULTS, ...recall<Partial<Stored>>('settings', {}) })

/** Stores the settings and applies the theme whenever they change. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      keep('settings', $state.snapshot(settings))
      const root = document.documentElement
      if (settings.theme === 'system') root.removeAttribute('data-theme')
      else root.dataset['theme'] = settings.theme
    })
  })
}

/** Whether animations run: the pace has them and the system does not ask for reduced motion. */
export function mayMove(): boolean {
  return settings.pace !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
