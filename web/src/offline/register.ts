/** Lets the page open without the server: registers the service worker once the page has loaded. */

/** After so many milliseconds more: the worker fetches all files, which a slow phone must not do while it opens the page. */
const LATER = 2_000

let registered: ServiceWorkerRegistration | null = null

export function registerWorker(): void {
  // The development server has no worker, and a page that came without HTTPS over a network may have none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // Where it is refused, in a private window perhaps, the page needs the server as before.
    navigator.serviceWorker.register('/worker.js').then(
      (made) => (registered = made),
      () => null,
    )
  const later = () => setTimeout(register, LATER)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** Asks the server for another version of the page: it may have been replaced while it was away. */
export function lookForUpdate(): void {
  void registered?.update().catch(() => null)
}

/** Whether the server has another version of the page than the one that is shown. */
export function isOutdated(): boolean {
  return Boolean(registered?.waiting && registered.active)
}
