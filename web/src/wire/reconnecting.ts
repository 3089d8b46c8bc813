/** A connection that reconnects after every loss, including a half-open connection that nobody reports. */
import { heartbeatOf } from './heartbeat'

/** A lost connection stays `lost` during the retries, until one opens. */
export type Link = 'connecting' | 'open' | 'lost'

/** What a transport reports. */
export interface TransportEvents {
  opened(): void
  received(text: string): void
  closed(): void
}

/** Opens a connection; returns a function that closes it. */
export type Transport = (events: TransportEvents) => () => void

export interface Handlers {
  /** Takes every message that is no heartbeat. */
  receive(text: string): void
  link?(state: Link): void
  /** Whether the player gets notifications while the page is hidden. Otherwise a hidden page disconnects after a while. */
  notifies?(): boolean
}

/** A page that was hidden for longer, in milliseconds, reconnects: its connection may have died while the device slept. */
const ASLEEP = 10_000

/** A page without notifications that is hidden for longer, in milliseconds, disconnects: its player is away. */
const AWAY = 5 * 60_000

/** How long a connection may take to open, in milliseconds. */
const OPEN_TIMEOUT = 15_000

/** How many heartbeats may be missing before the connection counts as half-open. */
const MISSED = 2

/** The longest timeout of browsers, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** The delay before retry number `attempt` (from 0), in milliseconds: it doubles up to ten seconds. */
export function retryDelay(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt)
}

export class Reconnecting {
  /** Closes the current connection. */
  #end: (() => void) | null = null
  /** How many connections were made. */
  #made = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  /** When the page went out of sight, or was frozen. */
  #hidden: number | null = null
  /** How long the connection may be silent, in milliseconds; without a limit before the first heartbeat. */
  #patience: number | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly transport: Transport,
    private readonly handlers: Handlers,
  ) {
    window.addEventListener('online', this.#now)
    window.addEventListener('offline', this.lost)
    window.addEventListener('pageshow', this.#visible)
    document.addEventListener('visibilitychange', this.#visible)
    document.addEventListener('freeze', this.#asleep)
    document.addEventListener('resume', this.#visible)
    this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#now)
    window.removeEventListener('offline', this.lost)
    window.removeEventListener('pageshow', this.#visible)
    document.removeEventListener('visibilitychange', this.#visible)
    document.removeEventListener('freeze', this.#asleep)
    document.removeEventListener('resume', this.#visible)
    this.#drop()
  }

  /** Drops the connection, which may not know that it is dead, and reconnects. */
  lost = () => {
    if (this.#drop()) this.#retry()
  }

  /** Connects at once if there is no connection. */
  #now = () => {
    if (this.#end || this.#closed || this.#isAway()) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** Closes the connection; false without one. */
  #drop(): boolean {
    const end = this.#end
    this.#end = null
    clearTimeout(this.#watchdog)
    end?.()
    return end !== null
  }

  #isAway(): boolean {
    const { notifies } = this.handlers
    const hidden = this.#hidden !== null && Date.now() - this.#hidden > AWAY
    return hidden && notifies !== undefined && !notifies()
  }

  /** Also called when the browser freezes the page. */
  #asleep = () => {
    this.#hidden ??= Date.now()
  }

  #visible = () => {
    if (document.hidden) {
      this.#asleep()
      return
    }
    const slept = this.#hidden !== null && Date.now() - this.#hidden > ASLEEP
    this.#hidden = null
    if (slept) this.#drop()
    this.#now()
  }

  #retry() {
    if (this.#closed) return
    this.handlers.link?.('lost')
    this.#timer = setTimeout(this.#now, retryDelay(this.#attempt++))
  }

  #connect() {
    if (this.#attempt === 0) this.handlers.link?.('connecting')
    this.#patience = undefined
    this.#watchdog = setTimeout(this.lost, OPEN_TIMEOUT)
    const number = ++this.#made
    /** Ignores events of a connection that was dropped. */
    const ifCurrent = (handle: () => void) => {
      if (this.#end && this.#made === number) handle()
    }
    this.#end = this.transport({
      opened: () =>
        ifCurrent(() => {
          this.#attempt = 0
          this.#restartWatchdog()
          this.handlers.link?.('open')
        }),
      received: (text) => ifCurrent(() => this.#received(text)),
      closed: () => ifCurrent(this.lost),
    })
  }

  #received(text: string) {
    const heartbeat = heartbeatOf(text)
    if (heartbeat) this.#patience = Math.min(MISSED * heartbeat.beat * 1000, LONGEST_WAIT)
    if (this.#isAway()) {
      // It reconnects when the page is shown.
      this.#drop()
      return
    }
    this.#restartWatchdog()
    if (!heartbeat) this.handlers.receive(text)
  }

  /** The connection lives: the silence is counted from now. */
  #restartWatchdog() {
    clearTimeout(this.#watchdog)
    if (this.#patience !== undefined) this.#watchdog = setTimeout(this.lost, this.#patience)
  }
}
