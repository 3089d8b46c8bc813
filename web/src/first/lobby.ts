/**
 * What the lobby needs before its script has come: the player's colours, and that no press of a button is lost. The build
 * writes this into the page of the lobby.
 */
import { ABOVE, ANSWERS, isNew, NEW, PRESSED, WAITS } from '../lobby/shown'
import { recall } from '../settings/storage'
import { runWhenSeen } from './files'
import { takeLook } from './look'

takeLook()
// Tables will stand above the games, which would be pushed down.
document.documentElement.toggleAttribute(WAITS, recall(ABOVE, false))
document.documentElement.toggleAttribute(NEW, isNew())

addEventListener('click', ({ target }) => {
  const lobby = (target as Element).closest('#app > .lobby')
  const button = (target as Element).closest('[data-do]')
  // The script of the page has come, and has the lobby.
  if (!button || !lobby || lobby.hasAttribute(ANSWERS)) return
  document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED)
  button.setAttribute(PRESSED, '')
})

// Once the lobby stands in the page.
document.addEventListener('DOMContentLoaded', runWhenSeen)
