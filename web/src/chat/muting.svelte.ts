/** Which chat messages the player sees: all, quick phrases only or none, and none of muted people. */
import { settings } from '../settings/settings.svelte'
import { keep, recall } from '../settings/storage'
import type { Said } from '../wire/types'

const muted = $state<{ names: string[] }>({ names: recall('muted', []) })

export const isMuted = (name: string) => muted.names.includes(name)

/** Mutes the person of that name, or unmutes them. */
export function toggleMuted(name: string) {
  muted.names = isMuted(name)
    ? muted.names.filter((other) => other !== name)
    : [...muted.names, name]
  keep('muted', $state.snapshot(muted.names))
}

/** Whether the player sees a message of the person of that name. */
export function showsChat(name: string, said: Said): boolean {
  const wanted = settings.hear === 'all' || (settings.hear === 'signs' && 'sign' in said)
  return wanted && !isMuted(name)
}
