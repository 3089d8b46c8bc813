/**
 * Calls the player back to a table that waits for them: the tab's icon, the badge of the installed page, and, where the
 * page is hidden and the player wants it, a notification of the system. All of it goes as soon as nothing waits.
 */
import { settings } from '../settings/settings.svelte'

/** What a table asks of whoever may look elsewhere. */
export interface Call {
  table: string
  title: string
  text: string
}

/** What it needs of the browser; tests pass their own. */
export interface Desk {
  hidden(): boolean
  /** Shows that something waits, or no more. */
  mark(waits: boolean): void
  /** Shows a notification and returns what takes it away. */
  notify(call: Call): () => void
  /** Calls back when the page is shown or hidden; returns what ends that. */
  watch(changed: () => void): () => void
}

export class Caller {
  #call: Call | null = null
  #remove: (() => void) | null = null
  readonly #unwatch: () => void

  constructor(private readonly desk: Desk = BROWSER) {
    this.#unwatch = desk.watch(() => this.#show())
  }

  /** This is what the table waits for now; null where it waits for nothing. */
  set(call: Call | null) {
    if (call?.text !== this.#call?.text) this.#clear()
    this.#call = call
    this.desk.mark(call !== null)
    this.#show()
  }

  close() {
    this.set(null)
    this.#unwatch()
  }

  /** Whoever looks at the page needs no notification; whoever turns away from their turn gets one. */
  #show() {
    if (!this.#call || !this.desk.hidden()) this.#clear()
    else if (isWanted()) this.#remove ??= this.desk.notify(this.#call)
  }

  #clear() {
    this.#remove?.()
    this.#remove = null
  }
}

const ICON = { rests: '/moon.svg', waits: '/moon-waits.svg' }

const BROWSER: Desk = {
  hidden: () => document.hidden,
  mark(waits) {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    link?.setAttribute('href', waits ? ICON.waits : ICON.rests)
    // Only installed pages have a badge, and only some systems show it.
    const badge = waits ? navigator.setAppBadge?.() : navigator.clearAppBadge?.()
    badge?.catch(() => null)
  },
  notify(call) {
    let gone = false
    let shown: { close(): void } | null = null
    void notification(call).then((made) => {
      shown = made
      if (gone) made?.close()
    })
    return () => {
      gone = true
      shown?.close()
    }
  },
  watch(changed) {
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  },
}

/** Shows a notification, by the service worker where there is one: phones allow no other. */
async function notification({ table, title, text }: Call): Promise<{ close(): void } | null> {
  if (!isAllowed()) return null
  const options = { body: text, tag: table, icon: '/icons/apple.png', data: `/table/${table}` }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (!worker?.active) return focusing(new Notification(title, options))
    await worker.showNotification(title, options)
    const [made] = await worker.getNotifications({ tag: table })
    return made ?? null
  } catch {
    // The system has switched notifications off.
    return null
  }
}

/** A click on the notification leads back to the page. */
function focusing(made: Notification): Notification {
  made.onclick = () => {
    window.focus()
    made.close()
  }
  return made
}

/** Whether this browser has notifications. */
export const canNotify = () => 'Notification' in globalThis

const isAllowed = () => canNotify() && Notification.permission === 'granted'
const isWanted = () => settings.notify && !settings.quiet

/** Whether the player is notified while the page is hidden. */
export const isNotified = () => isWanted() && isAllowed()

/** Asks the player's leave for notifications, on their click; whether they gave it. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}
