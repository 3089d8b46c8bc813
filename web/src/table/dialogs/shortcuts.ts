/** The keyboard shortcuts at the table. */
import { t } from '../../language/language.svelte'
import { settings } from '../../settings/settings.svelte'

export type Shortcut =
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

const LETTERS: Record<string, Shortcut> = {
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

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) {
    return null
  }
  if (event.key === 'Escape') return 'escape'
  return settings.keys ? (LETTERS[event.key.toLowerCase()] ?? null) : null
}

/** The key of a shortcut, for display; empty if letters are off. */
export function keyOf(shortcut: Shortcut): string {
  const found = Object.entries(LETTERS).find(([, name]) => name === shortcut)
  return settings.keys && found ? found[0].toUpperCase() : ''
}

/** A button's name with its key, for its tooltip. */
export function withKey(name: string, shortcut: Shortcut): string {
  const key = keyOf(shortcut)
  return key ? t('table-with-key', { name, key }) : name
}

/** Whether a key without a shortcut continues where the table waits: not Tab, a modifier, or a button's own key. */
export function goesOn(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(event.key)) return false
  const button = event.target instanceof HTMLElement && event.target.matches('button, a')
  return !(button && (event.key === 'Enter' || event.key === ' '))
}
