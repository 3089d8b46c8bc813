/** The pictures of the games in the lobby: the `Picture.svelte` of each folder of `games`. */
import type { Component } from 'svelte'

const modules = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte', {
  eager: true,
})

export const pictureOf = (game: string) => modules[`../games/${game}/Picture.svelte`]?.default
