/** Shows that the script of the page failed to load. The text is in every page (`index.html`). */

/** The id of the element with the text. */
const WORDS = 'unloaded'

export function showUnloaded(): void {
  // The failure may come before the text is parsed.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showUnloaded)
    return
  }
  const words = document.getElementById(WORDS)
  if (!words?.hidden) return
  document.querySelector('.opening small')?.remove()
  words.querySelector('button')?.addEventListener('click', () => location.reload())
  words.role = 'alert'
  words.hidden = false
}
