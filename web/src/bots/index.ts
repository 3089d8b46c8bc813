/** What makes bots somebody: their faces, and what they say. Loaded once the table is there. */
export { default as Portrait } from './Portrait.svelte'
export { remarkOf } from './phrases'
