/** A connection that is made anew whenever it is gone, whether or not anybody says so. */
import { beatOf } from './heartbeat'

/** A link that is lost stays so while it is tried again, until it is open. */
export type Link = 'connecting' | 'open' | 'lost'

/** What becomes of a connection. */
export interface Events {
  opened(): void
  said(text: string): void
  ended(): void
}

/** Makes a connection. Returns what closes it. */
export type Connect = (events: Events) => () => void

export interface Handlers {
  /** What comes that is no beat. */
  said(text: string): void
  link?(state: Link): void
  /** Whether the player is notified while the page is hidden. Otherwise its connection ends after a while. */
  calls?(): boolean
}

/** After so many milliseconds out of sight a page connects anew: its connection may have died in its sleep. */
const ASLEEP = 10_000

/** After so many milliseconds out of sight a page to which nobody is called back gives its connection up: its player is away. */
const AWAY = 5 * 60_000

/** How long a connection may take to open, in milliseconds. */
const OPENS_WITHIN = 15_000

/** How many of its beats a connection may miss. */
const MISSED = 2

/** Browsers wait for no longer than this, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** How many milliseconds to wait before try number `attempt` (from 0): it doubles up to ten seconds. */
export function retryDelay(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt)
}

export class Lasting {
  /** Closes the connection, where there is one. */
  #end: (() => void) | null = null
  /** How many connections there were. */
  #made = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  /** When the page went out of sight, or was frozen. */
  #hidden: number | null = null
  /** How long nothing may come, in milliseconds; an older server says nothing where nothing happens. */
  #patience: number | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly connect: Connect,
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

  /** The connection is gone, as with its network, and may not know yet. */
  lost = () => {
    if (this.#drop()) this.#retry()
  }

  /** Connects at once if there is no connection. */
  #now = () => {
    if (this.#end || this.#closed || this.#isAway()) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** Gives the connection up; false where there is none. */
  #drop(): boolean {
    const end = this.#end
    this.#end = null
    clearTimeout(this.#silence)
    end?.()
    return end !== null
  }

  #isAway(): boolean {
    const { calls } = this.handlers
    const hidden = this.#hidden !== null && Date.now() - this.#hidden > AWAY
    return hidden && calls !== undefined && !calls()
  }

  /** A browser freezes pages, mostly out of sight. */
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
    this.#silence = setTimeout(this.lost, OPENS_WITHIN)
    const number = ++this.#made
    /** Does that, unless the connection was given up. */
    const whileThere = (what: () => void) => {
      if (this.#end && this.#made === number) what()
    }
    this.#end = this.connect({
      opened: () =>
        whileThere(() => {
          this.#attempt = 0
          this.#hears()
          this.handlers.link?.('open')
        }),
      said: (text) => whileThere(() => this.#said(text)),
      ended: () => whileThere(this.lost),
    })
  }

  #said(text: string) {
    const beat = beatOf(text)
    if (beat) this.#patience = Math.min(MISSED * beat.beat * 1000, LONGEST_WAIT)
    if (this.#isAway()) {
      // It connects again when the page is shown.
      this.#drop()
      return
    }
    this.#hears()
    if (!beat) this.handlers.said(text)
  }

  /** The connection lives: from now on nothing may come for a while. */
  #hears() {
    clearTimeout(this.#silence)
    if (this.#patience !== undefined) this.#silence = setTimeout(this.lost, this.#patience)
  }
}
