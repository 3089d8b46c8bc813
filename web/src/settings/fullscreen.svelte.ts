/** Full screen, in browsers that support it. */

export const canFill = () => document.fullscreenEnabled ?? false

/** Whether the page fills the screen now. */
export const screen = $state({ filled: false })

if (typeof document !== 'undefined') {
  document.addEventListener('fullscreenchange', () => {
    screen.filled = document.fullscreenElement !== null
  })
}

export async function switchFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // The browser or the player refused.
  }
}
