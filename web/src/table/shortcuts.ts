/** The keyboard short cuts at the table. */
import { settings } from '../settings/settings.svelte'

export type Wanted = 'trick' | 'scores' | 'rules' | 'keys' | 'undo' | 'on' | 'escape'

const LETTERS: Record<string, Wanted> = {
  l: 'trick',
  s: 'scores',
  r: 'rules',
  u: 'undo',
  c: 'on',
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
