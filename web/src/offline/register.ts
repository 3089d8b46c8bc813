/** Registers the service worker, so that the page opens without the server. */

/** How long to wait after the load, in milliseconds: the worker fetches all files, which would slow down a slow phone. */
const LATER = 2_000

let registered: ServiceWorkerRegistration | null = null

export function registerWorker(): void {
  // The development server has no worker, and browsers allow none for a page without HTTPS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // A private window may refuse it; the page then needs the server.
    navigator.serviceWorker.register('/worker.js').then(
      (made) => (registered = made),
      () => null,
    )
  const later = () => setTimeout(register, LATER)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** Checks for a new version of the page. */
export function lookForUpdate(): void {
  void registered?.update().catch(() => null)
}

/** Whether a new version of the page is waiting. */
export function isOutdated(): boolean {
  return Boolean(registered?.waiting && registered.active)
}

/** Lets the worker cache the pages in the language that the player has just chosen. */
export function cacheLanguage(): void {
  registered?.active?.postMessage('language')
}
