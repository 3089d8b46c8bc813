/** The stream of a table's updates: a WebSocket that reconnects and asks for what it missed. */
import { beatOf } from './beat'
import { Kept } from './kept'
import type { Update } from './types'

export type Link = 'connecting' | 'open' | 'lost'

export interface StreamHandlers {
  update(update: Update): void
  link(state: Link): void
}

/** After so many milliseconds out of sight a page connects anew: its connection may have died in its sleep. */
const ASLEEP = 10_000

/** After so many milliseconds a page that has not been told what it did itself connects anew. */
const OWED = 5_000

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

/** The address of a table's stream, from the version that the page has; it tells what has changed. */
export function streamUrl(page: { protocol: string; host: string }, table: string, since?: number) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = since === undefined ? '' : `&since=${since}`
  const stream = `/api/tables/${encodeURIComponent(table)}/live?changes=true&beats=true${query}`
  return `${scheme}//${page.host}${stream}`
}

export class UpdateStream {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  #version: number | undefined
  /** When the page went out of sight. */
  #hidden: number | null = null
  /** How long nothing may come, in milliseconds; an older server says nothing where nothing happens. */
  #patience: number | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #owed: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly handlers: StreamHandlers,
    /** The version that the page has already. */
    since?: number,
  ) {
    this.#version = since
    window.addEventListener('online', this.#now)
    window.addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#visible)
    this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#owed)
    window.removeEventListener('online', this.#now)
    window.removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#visible)
    this.#drop()
  }

  /** The server has done something of the player's, and will tell of it with that version. */
  owes(version: number) {
    clearTimeout(this.#owed)
    this.#owed = setTimeout(() => {
      if ((this.#version ?? 0) < version) this.#lost()
    }, OWED)
  }

  /** Reconnects at once if the link is down. */
  #now = () => {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** The connection is gone, as with its network, and may not know yet. */
  #lost = () => {
    if (this.#drop()) this.#retry()
  }

  /** Gives the connection up; false where there is none. */
  #drop(): boolean {
    const socket = this.#socket
    this.#socket = null
    clearTimeout(this.#silence)
    socket?.close()
    return socket !== null
  }

  #visible = () => {
    if (document.hidden) {
      this.#hidden = Date.now()
      return
    }
    const slept = this.#hidden !== null && Date.now() - this.#hidden > ASLEEP
    this.#hidden = null
    if (slept) this.#drop()
    this.#now()
  }

  #retry() {
    if (this.#closed) return
    this.handlers.link('lost')
    this.#timer = setTimeout(this.#now, retryDelay(this.#attempt++))
  }

  #connect() {
    this.handlers.link('connecting')
    const socket = new WebSocket(streamUrl(location, this.table, this.#version))
    this.#socket = socket
    this.#patience = undefined
    this.#silence = setTimeout(this.#lost, OPENS_WITHIN)
    const kept = new Kept()
    socket.onopen = () => {
      if (this.#socket !== socket) return
      this.#attempt = 0
      this.#hears()
      this.handlers.link('open')
    }
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return
      const text = String(message.data)
      const beat = beatOf(text)
      if (beat !== null) this.#patience = Math.min(MISSED * beat * 1000, LONGEST_WAIT)
      this.#hears()
      if (beat !== null) return
      const update = kept.read(text)
      this.#version = update.version
      this.handlers.update(update)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#drop()
      this.#retry()
    }
  }

  /** The connection lives: from now on nothing may come for a while. */
  #hears() {
    clearTimeout(this.#silence)
    if (this.#patience !== undefined) this.#silence = setTimeout(this.#lost, this.#patience)
  }
}
