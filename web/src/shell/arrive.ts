/** Moves the focus to the heading of a new page. */

/** Focuses the heading; returns whether there is one. */
export function toHeading(document: Document): boolean {
  const heading = document.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Focuses the heading as soon as it is there, unless something else has the focus. Returns a function that stops. */
export function arrive(document: Document): () => void {
  const arrived = () => {
    const focused = document.activeElement
    return (focused !== null && focused !== document.body) || toHeading(document)
  }
  if (arrived()) return () => undefined
  const watcher = new MutationObserver(() => arrived() && watcher.disconnect())
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => watcher.disconnect()
}
