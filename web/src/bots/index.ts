/** The portraits and phrases of bots, loaded after the table is shown. */
export { default as Portrait } from './Portrait.svelte'
export { remarkOf } from './phrases'
