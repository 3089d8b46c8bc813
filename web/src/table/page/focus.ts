/** Keeps the keyboard's place: when the focused element goes away, another one near it gets the focus. */

/** Where the focus goes, the first that is there: an open dialog, what is asked, the hand, the bar above the table. */
const PLACES = [
  'dialog[open] .foot .button.primary',
  // Behind a dialog nothing can have the focus.
  'dialog[open] .body',
  '.rail .button.primary:not(:disabled)',
  '.rail .button:not(:disabled)',
  '.hand button[tabindex="0"]',
  'main button:not(:disabled)',
  'header a',
]
/** The place that leads away from the table: from there the focus goes on as soon as there is another. */
const LAST = 'header a'

/** The element that gets the focus when nothing has it. */
export function placeIn(root: ParentNode): HTMLElement | null {
  for (const place of PLACES) {
    const found = root.querySelector<HTMLElement>(place)
    if (found) return found
  }
  return null
}

/** Watches the page until the returned function is called. */
export function keepFocus(document: Document): () => void {
  // Only who was somewhere is brought back: a press beside everything means to be nowhere.
  let somewhere = false
  /** Where the focus waits for a better place, and comes back to from a dialog: the player did not choose it. */
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
