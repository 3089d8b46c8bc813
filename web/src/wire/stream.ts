/** The stream of a table's updates: a WebSocket that reconnects and asks for what it missed. */
import { Kept } from './kept'
import type { Update } from './types'

export type Link = 'connecting' | 'open' | 'lost'

export interface StreamHandlers {
  update(update: Update): void
  link(state: Link): void
}

/** After so many milliseconds out of sight a page connects anew: its connection may have died in its sleep. */
const ASLEEP = 10_000

/** How many milliseconds to wait before try number `attempt` (from 0): it doubles up to ten seconds. */
export function retryDelay(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt)
}

/** The address of a table's stream, from the version that the page has; it tells what has changed. */
export function streamUrl(page: { protocol: string; host: string }, table: string, since?: number) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = since === undefined ? '' : `&since=${since}`
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/live?changes=true${query}`
}

export class UpdateStream {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  #version: number | undefined
  /** When the page went out of sight. */
  #hidden: number | null = null

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
    window.removeEventListener('online', this.#now)
    window.removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#visible)
    this.#drop()
  }

  /** Reconnects at once if the link is down. */
  #now = () => {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** The network is gone, and with it the connection, which may not know yet. */
  #lost = () => {
    if (this.#drop()) this.#retry()
  }

  /** Gives the connection up; false where there is none. */
  #drop(): boolean {
    const socket = this.#socket
    this.#socket = null
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
    const kept = new Kept()
    socket.onopen = () => {
      this.#attempt = 0
      this.handlers.link('open')
    }
    socket.onmessage = (message) => {
      const update = kept.read(String(message.data))
      this.#version = update.version
      this.handlers.update(update)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#retry()
    }
  }
}
