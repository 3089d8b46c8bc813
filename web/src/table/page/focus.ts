/** Restores the focus: when the focused element disappears, another one gets the focus. */

/** The candidates, the first one first: an open dialog, the question, the hand, the bar above the table. */
const PLACES = [
  'dialog[open] .foot .button.primary',
  // Nothing behind a dialog can have the focus.
  'dialog[open] .body',
  '.rail .button.primary:not(:disabled)',
  '.rail .button:not(:disabled)',
  '.hand button[tabindex="0"]',
  'main button:not(:disabled)',
  'header a',
]
/** The last resort: the focus moves on as soon as there is another candidate. */
const LAST = 'header a'

/** The best candidate for the focus. */
export function placeIn(root: ParentNode): HTMLElement | null {
  for (const place of PLACES) {
    const found = root.querySelector<HTMLElement>(place)
    if (found) return found
  }
  return null
}

/** Watches the page until the returned function is called. */
export function keepFocus(document: Document): () => void {
  // Restored only after keyboard use: a press on the background drops the focus on purpose.
  let somewhere = false
  /** The element that got the focus as a last resort, not by the player's choice. */
  let lent: HTMLElement | null = null
  const arrived = ({ target }: FocusEvent) => {
    somewhere = true
    if (target !== lent && !(target as Element).closest('dialog')) lent = null
  }
  const pressed = () => {
    somewhere = false
    lent = null
  }
  const changed = () => {
    const active = document.activeElement
    const nowhere = !active || active === document.body
    if (!somewhere || !(nowhere || active === lent)) return
    const place = placeIn(document)
    if (!place || place === active) return
    lent = place.matches(LAST) ? place : null
    place.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(changed)
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  document.addEventListener('focusin', arrived)
  document.addEventListener('pointerdown', pressed)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', arrived)
    document.removeEventListener('pointerdown', pressed)
  }
}
