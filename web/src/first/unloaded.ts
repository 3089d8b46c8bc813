/** Says that the script of the page did not come. The words stand in every page (`index.html`): nothing else has come then. */

/** The id of the element that has them. */
const WORDS = 'unloaded'

export function showUnloaded(): void {
  // A file may be missed before the words have been read.
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
