/**
 * Alerts the player to a table that waits for them: by the tab's icon, the badge of the installed app and, if the page is
 * hidden and the player wants it, a system notification. An alert disappears when nothing waits any more.
 */
import { isAllowed, isWanted } from './permission'

/** What a table waits for. */
export interface Alert {
  table: string
  title: string
  text: string
}

/** What alerts need of the browser; tests pass their own. */
export interface AlertTarget {
  hidden(): boolean
  /** Marks the tab and the app while something waits. */
  mark(waits: boolean): void
  /** Shows a notification; returns a function that removes it. */
  notify(alert: Alert): () => void
  /** Calls back when the page is shown or hidden; returns a function that ends that. */
  watch(changed: () => void): () => void
}

export class Alerter {
  #alert: Alert | null = null
  #remove: (() => void) | null = null
  readonly #unwatch: () => void

  constructor(private readonly target: AlertTarget = BROWSER) {
    this.#unwatch = target.watch(() => this.#show())
  }

  /** Sets what the table waits for; null when it waits for nothing. */
  set(alert: Alert | null) {
    if (alert?.text !== this.#alert?.text) this.#clear()
    this.#alert = alert
    this.target.mark(alert !== null)
    this.#show()
  }

  close() {
    this.set(null)
    this.#unwatch()
  }

  /** Only a hidden page notifies, also when it is hidden after the alert. */
  #show() {
    if (!this.#alert || !this.target.hidden()) this.#clear()
    else if (isWanted()) this.#remove ??= this.target.notify(this.#alert)
  }

  #clear() {
    this.#remove?.()
    this.#remove = null
  }
}

const ICON = { rests: '/moon.svg', waits: '/moon-waits.svg' }

const BROWSER: AlertTarget = {
  hidden: () => document.hidden,
  mark(waits) {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    link?.setAttribute('href', waits ? ICON.waits : ICON.rests)
    // Only installed pages have a badge, and only some systems show it.
    const badge = waits ? navigator.setAppBadge?.() : navigator.clearAppBadge?.()
    badge?.catch(() => null)
  },
  notify(alert) {
    let gone = false
    let shown: { close(): void } | null = null
    void notification(alert).then((made) => {
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

/** Shows a notification, through the service worker if there is one: phones allow no other. */
async function notification({ table, title, text }: Alert): Promise<{ close(): void } | null> {
  if (!isAllowed()) return null
  const options = { body: text, tag: table, icon: '/icons/apple.png', data: `/table/${table}` }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (!worker?.active) return focusing(new Notification(title, options))
    await worker.showNotification(title, options)
    const [made] = await worker.getNotifications({ tag: table })
    return made ?? null
  } catch {
    // Notifications are off in the system.
    return null
  }
}

/** Makes a click on the notification lead back to the page. */
function focusing(made: Notification): Notification {
  made.onclick = () => {
    window.focus()
    made.close()
  }
  return made
}
