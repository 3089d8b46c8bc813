/** How many requests that do something are on their way: the page shows that it works. */
export const sending = $state({ count: 0 })
