/** What says that a part of the page did not come. It comes early itself, but not with what the page needs at once. */

export const loadFailedNotice = () => import('./LoadFailed.svelte')

/** After so many milliseconds, when a slow phone has opened the page. */
const LATER = 2_000

export function prefetchLoadFailed(): void {
  setTimeout(() => void loadFailedNotice().catch(() => null), LATER)
}
