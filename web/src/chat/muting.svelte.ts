/** What the player hears of what others say at a table: everything, signs alone or nothing, and of some people nothing. */
import { settings } from '../settings/settings.svelte'
import { keep, recall } from '../settings/storage'
import type { Said } from '../wire/types'

const muted = $state<{ names: string[] }>({ names: recall('muted', []) })

/** Whether the player wants to hear nothing of whoever is called so. */
export const isMuted = (name: string) => muted.names.includes(name)

/** Hears nothing more of whoever is called so, or hears them again. */
export function mute(name: string) {
  muted.names = isMuted(name)
    ? muted.names.filter((other) => other !== name)
    : [...muted.names, name]
  keep('muted', $state.snapshot(muted.names))
}

/** Whether the player hears what somebody else says who is called so. */
export function hears(name: string, said: Said): boolean {
  const wanted = settings.hear === 'all' || (settings.hear === 'signs' && 'sign' in said)
  return wanted && !isMuted(name)
}
