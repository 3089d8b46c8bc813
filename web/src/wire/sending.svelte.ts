/** How many requests that change something are under way, for the progress bar. */
export const sending = $state({ count: 0 })
