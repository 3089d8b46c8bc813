/** The lobby that the build rendered into its page. The script adopts it instead of rendering it again. */
import { keep, recall } from '../settings/storage'

/** The storage key for: something was above the games. */
export const ABOVE = 'above'
/** The attribute of the root element while the games wait for what is above them. */
export const WAITS = 'data-above'
/** The attribute of the root element on a first visit, which is offered a lesson. */
export const NEW = 'data-new'
/** The storage key for: the player has started something, or wants no lesson. */
const KNOWN = 'known'
/** The attribute of a button that was pressed before the script had loaded. */
export const PRESSED = 'data-pressed'
/** The attribute of the lobby once its buttons work. */
export const ANSWERS = 'data-answers'

/** Whether this is the player's first visit. */
export function isNew(): boolean {
  const was = [recall(KNOWN, false), recall(ABOVE, false), recall('name', '')]
  return !was.some(Boolean) && recall<unknown>('setup.hearts', null) === null
}

/** Ends the offer of a lesson. */
export function isKnown(): void {
  keep(KNOWN, true)
  document.documentElement.removeAttribute(NEW)
}

let shown: HTMLElement | null | undefined = null

/** The lobby that came with the page, also after another page was shown; null if there was none. */
export function shownLobby(): HTMLElement | null {
  if (shown === null) shown = document.querySelector<HTMLElement>('#app > .lobby')
  return shown ?? null
}

/** Gives up that lobby: it is in another language than the page now. */
export function dropLobby(): void {
  shownLobby()?.remove()
  shown = undefined
}

/** Repeats the press of a button from before the script had loaded. */
export function pressAgain(lobby: HTMLElement): void {
  const pressed = lobby.querySelector<HTMLElement>(`[${PRESSED}]`)
  pressed?.removeAttribute(PRESSED)
  pressed?.click()
}
