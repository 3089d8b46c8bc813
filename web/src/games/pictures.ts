/** The pictures of the games in the lobby: the `Picture.svelte` of each folder beside this file. */
import type { Component } from 'svelte'

const modules = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true })

export const pictureOf = (game: string) => modules[`./${game}/Picture.svelte`]?.default
