/** The stream of a table's updates: a WebSocket that reconnects and asks for what it missed. */
import type { Update } from './types'

export type Link = 'connecting' | 'open' | 'lost'

export interface StreamHandlers {
  update(update: Update): void
  link(state: Link): void
}

/** How many milliseconds to wait before try number `attempt` (from 0): it doubles up to ten seconds. */
export function retryDelay(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** attempt)
}

/** The address of a table's stream, from the version that the page has. */
export function streamUrl(page: { protocol: string; host: string }, table: string, since?: number) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = since === undefined ? '' : `?since=${since}`
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/live${query}`
}

export class UpdateStream {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #closed = false
  #version: number | undefined

  constructor(
    private readonly table: string,
    private readonly handlers: StreamHandlers,
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

  /** Reconnects at once if the link is down. */
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
    const socket = new WebSocket(streamUrl(location, this.table, this.#version))
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
