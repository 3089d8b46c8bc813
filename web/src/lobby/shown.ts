/** The lobby as its page shows it before the script has come. The script adopts it: nothing is drawn twice. */
import { keep, recall } from '../settings/storage'

/** Under which name it is stored that something stood above the games. */
export const ABOVE = 'above'
/** The attribute of the root element while the games wait for what will stand above them. */
export const WAITS = 'data-above'
/** The attribute of the root element on a first visit, which is offered a lesson. */
export const NEW = 'data-new'
/** Under which name it is stored that the player has begun something, or wants no lesson. */
const KNOWN = 'known'
/** The attribute of the button that was pressed before it could answer. */
export const PRESSED = 'data-pressed'
/** The attribute of the lobby while it answers when a button is pressed. */
export const ANSWERS = 'data-answers'

/** Whether nothing tells that the player was here before. */
export function isNew(): boolean {
  const was = [recall(KNOWN, false), recall(ABOVE, false), recall('name', '')]
  return !was.some(Boolean) && recall<unknown>('setup.hearts', null) === null
}

/** The player needs no offer of a lesson any more. */
export function isKnown(): void {
  keep(KNOWN, true)
  document.documentElement.removeAttribute(NEW)
}

let shown: HTMLElement | null = null

/** The lobby that came with the page, also after another page was shown; null where the page came with none. */
export function shownLobby(): HTMLElement | null {
  shown ??= document.querySelector<HTMLElement>('#app > .lobby')
  return shown
}

/** Presses the button that was pressed before it could answer. */
export function pressAgain(lobby: HTMLElement): void {
  const pressed = lobby.querySelector<HTMLElement>(`[${PRESSED}]`)
  pressed?.removeAttribute(PRESSED)
  pressed?.click()
}
