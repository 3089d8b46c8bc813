/** The portraits of bots, loaded once the table is there: until then, and where they do not come, a seat shows an initial. */
import type { Component } from 'svelte'

let Portrait = $state.raw<Component<{ name: string }> | null>(null)

/** How a portrait is drawn; null as long as that is not known. */
export const portrait = () => Portrait

/** Loads what draws portraits. */
export async function loadPortraits(): Promise<void> {
  try {
    Portrait ??= (await import('./Portrait.svelte')).default
  } catch {
    // The initials do.
  }
}
