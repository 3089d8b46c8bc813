/** How many requests that change something are under way, for the progress bar. */
import { untrack } from 'svelte'

let count = $state(0)

export const sending = {
  get count(): number {
    return count
  },
  /** Counts a request that begins (1) or ends (-1). An effect that sends one does not run again when it does. */
  add(more: 1 | -1): void {
    untrack(() => (count += more))
  },
}
