/** Gives the keyboard its place on a page that one went to. */

/** Puts the focus on the heading of the page; whether there is one. */
export function toHeading(document: Document): boolean {
  const heading = document.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Puts the focus on the heading as soon as it is there, unless something has it; until the returned function is called. */
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
