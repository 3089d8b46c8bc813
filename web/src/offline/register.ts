/** Lets the page open without the server: registers the service worker once the page has loaded. */
export function keepPage(): void {
  // The development server has no worker, and a page that came without HTTPS over a network may have none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Where it is refused, in a private window perhaps, the page needs the server as before.
    void navigator.serviceWorker.register('/worker.js').catch(() => null)
  })
}
