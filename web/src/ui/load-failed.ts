/** The notice for parts that fail to load, which is itself prefetched. */

export const loadFailedNotice = () => import('./LoadFailed.svelte')

/** The delay of the prefetch in milliseconds, after which a slow phone has opened the page. */
const LATER = 2_000

export function prefetchLoadFailed(): void {
  setTimeout(() => void loadFailedNotice().catch(() => null), LATER)
}
