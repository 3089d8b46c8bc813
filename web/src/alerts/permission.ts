/** Whether the player gets notifications. */
import { settings } from '../settings/settings.svelte'

/** Whether this browser supports notifications. */
export const canNotify = () => 'Notification' in globalThis

/** Whether the player has allowed notifications. */
export const isAllowed = () => canNotify() && Notification.permission === 'granted'
/** Whether the player wants notifications now. */
export const isWanted = () => settings.notify && !settings.quiet

/** Whether the player gets notifications while the page is hidden. */
export const isNotified = () => isWanted() && isAllowed()

/** Asks the player for permission to notify; must be called on a click. Returns whether they gave it. */
export async function requestPermission(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}
