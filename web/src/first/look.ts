/** The settings that change the first view, with the same defaults as in the page. */
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

/** Reads the settings, and sets the attributes of the root element. */
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
