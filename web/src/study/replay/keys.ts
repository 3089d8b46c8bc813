/** The keys of a replay. */

export type Command =
  | 'forward'
  | 'back'
  | 'next-trick'
  | 'previous-trick'
  | 'next-hand'
  | 'previous-hand'
  | 'start'
  | 'end'
  | 'play'

const KEYS: Record<string, Command> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  ArrowDown: 'next-trick',
  ArrowUp: 'previous-trick',
  PageDown: 'next-hand',
  PageUp: 'previous-hand',
  Home: 'start',
  End: 'end',
  ' ': 'play',
}
const WITH_SHIFT: Record<string, Command> = {
  ArrowRight: 'next-trick',
  ArrowLeft: 'previous-trick',
}

/** The kind of element in focus, as far as it has keys of its own. */
export type Focused = 'field' | 'button' | 'list' | null

/** The kind of an element. A dialog counts as a field: all keys are its own. */
export function focusedOf(target: EventTarget | null): Focused {
  if (!(target instanceof Element)) return null
  if (target.matches('input, select, textarea') || target.closest('dialog')) return 'field'
  if (target.closest('button, a, summary')) return 'button'
  return target.matches('[data-scrolls]') ? 'list' : null
}

/** What a key does; null if it is for something else: a field, a button's own key, a list that scrolls. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  focused: Focused,
): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || focused === 'field') return null
  if (event.key === ' ' && focused === 'button') return null
  if (focused === 'list' && !['ArrowLeft', 'ArrowRight', ' '].includes(event.key)) return null
  return (event.shiftKey && WITH_SHIFT[event.key]) || (KEYS[event.key] ?? null)
}
