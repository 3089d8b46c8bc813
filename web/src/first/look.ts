/** The player's settings that change how the first drawing looks; the page has the rest, and the same defaults. */
import type { Look } from '../cards/first'
import type { HandOrder } from '../settings/settings.svelte'
import { recall } from '../settings/storage'

export interface FirstLook extends Look {
  theme: string
  large: boolean
  cloth: string
  hand: string
  order: HandOrder
  ascending: boolean
  hints: boolean
}

/** Reads the settings and shows on the root element what concerns the whole page. */
export function takeLook(): FirstLook {
  const wanted: FirstLook = {
    theme: 'system',
    fourColours: false,
    large: false,
    cloth: 'game',
    hand: 'right',
    order: 'alternate',
    ascending: true,
    hints: true,
    ...recall<Partial<FirstLook>>('settings', {}),
  }
  const root = document.documentElement
  if (wanted.theme !== 'system') root.dataset['theme'] = wanted.theme
  root.toggleAttribute('data-large', wanted.large)
  root.dataset['cloth'] = wanted.cloth
  root.dataset['hand'] = wanted.hand
  return wanted
}
