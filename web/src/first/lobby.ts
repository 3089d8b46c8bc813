/**
 * The inline script of the lobby: applies the player's theme, and remembers a press of a button until the page has loaded.
 * The build writes it into the lobby's page.
 */
import { ABOVE, ANSWERS, isNew, NEW, PRESSED, WAITS } from '../lobby/shown'
import { recall } from '../settings/storage'
import { runWhenSeen } from './files'
import { takeLook } from './look'

takeLook()
// Tables above the games would push them down.
document.documentElement.toggleAttribute(WAITS, recall(ABOVE, false))
document.documentElement.toggleAttribute(NEW, isNew())

addEventListener('click', ({ target }) => {
  const lobby = (target as Element).closest('#app > .lobby')
  const button = (target as Element).closest('[data-do]')
  // The page has adopted the lobby.
  if (!button || !lobby || lobby.hasAttribute(ANSWERS)) return
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED)
  button.setAttribute(PRESSED, '')
})

// Once the lobby is parsed.
document.addEventListener('DOMContentLoaded', runWhenSeen)
