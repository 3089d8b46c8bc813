/** The live stream of a table: a WebSocket that comes back by itself and asks for what it missed. */
import type { Update } from './types'

export type Link = 'connecting' | 'open' | 'lost'

export interface LiveHandlers {
  update(update: Update): void
  link(state: Link): void
}

/** Milliseconds before try number `attempt` (from 0): quick at first, never more than ten seconds apart. */
export function retryDelay(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt)
}

/** Where the stream of a table is, from the version the page has on. */
export function liveUrl(page: { protocol: string; host: string }, table: string, since?: number) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = since === undefined ? '' : `?since=${since}`
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/live${query}`
}

export class LiveTable {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  #version: number | undefined

  constructor(
    private readonly table: string,
    private readonly handlers: LiveHandlers,
  ) {
    window.addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#visible)
    this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#visible)
    this.#socket?.close()
  }

  /** Tries again at once when the link is down. */
  #now = () => {
    if (this.#socket || this.#closed) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  #visible = () => {
    if (!document.hidden) this.#now()
  }

  #connect() {
    this.handlers.link('connecting')
    const socket = new WebSocket(liveUrl(location, this.table, this.#version))
    this.#socket = socket
    socket.onopen = () => {
      this.#attempt = 0
      this.handlers.link('open')
    }
    socket.onmessage = (message) => {
      const update = JSON.parse(String(message.data)) as Update
      this.#version = update.version
      this.handlers.update(update)
    }
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      if (this.#closed) return
      this.handlers.link('lost')
      this.#timer = setTimeout(this.#now, retryDelay(this.#attempt++))
    }
  }
}
