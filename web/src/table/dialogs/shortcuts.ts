/** The keyboard short cuts at the table. */
import { settings } from '../../settings/settings.svelte'

export type Wanted =
  | 'trick'
  | 'history'
  | 'scores'
  | 'log'
  | 'people'
  | 'rules'
  | 'keys'
  | 'undo'
  | 'on'
  | 'sound'
  | 'full'
  | 'escape'

const LETTERS: Record<string, Wanted> = {
  l: 'trick',
  h: 'history',
  s: 'scores',
  g: 'log',
  p: 'people',
  r: 'rules',
  u: 'undo',
  c: 'on',
  m: 'sound',
  f: 'full',
  '?': 'keys',
}

export function shortcut(event: KeyboardEvent): Wanted | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) {
    return null
  }
  if (event.key === 'Escape') return 'escape'
  return settings.keys ? (LETTERS[event.key.toLowerCase()] ?? null) : null
}

/** The key of a short cut as it is printed on the keyboard; empty while letters are none. */
export function keyOf(wanted: Wanted): string {
  const found = Object.entries(LETTERS).find(([, name]) => name === wanted)
  return settings.keys && found ? found[0].toUpperCase() : ''
}

/** A button's name with its key, to be shown on hover. */
export function withKey(name: string, wanted: Wanted): string {
  const key = keyOf(wanted)
  return key ? `${name} (${key})` : name
}

/** Whether a key that is no short cut goes on where the table waits: not Tab, a modifier, or a button's own key. */
export function goesOn(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(event.key)) return false
  const button = event.target instanceof HTMLElement && event.target.matches('button, a')
  return !(button && (event.key === 'Enter' || event.key === ' '))
}
