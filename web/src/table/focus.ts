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
  const arrived = () => (somewhere = true)
  const pressed = () => (somewhere = false)
  const changed = () => {
    if (!somewhere || (document.activeElement && document.activeElement !== document.body)) return
    placeIn(document)?.focus({ preventScroll: true })
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
