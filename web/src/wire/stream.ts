/** The stream of a table's updates: a WebSocket that reconnects and asks for what it missed. */
import { Kept } from './kept'
import { Lasting, type Link } from './lasting'
import type { Update } from './types'

export interface StreamHandlers {
  update(update: Update): void
  link(state: Link): void
}

/** After so many milliseconds a page that has not been told what it did itself connects anew. */
const OWED = 5_000

/** The address of a table's stream, from the version that the page has; it tells what has changed. */
export function streamUrl(page: { protocol: string; host: string }, table: string, since?: number) {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = since === undefined ? '' : `&since=${since}`
  const stream = `/api/tables/${encodeURIComponent(table)}/live?changes=true&beats=true${query}`
  return `${scheme}//${page.host}${stream}`
}

export class UpdateStream {
  #connection: Lasting
  /** The first message of each connection is whole. */
  #kept = new Kept()
  #version: number | undefined
  #owed: ReturnType<typeof setTimeout> | undefined

  constructor(
    table: string,
    handlers: StreamHandlers,
    /** The version that the page has already. */
    since?: number,
  ) {
    this.#version = since
    this.#connection = new Lasting(
      ({ opened, said, ended }) => {
        const socket = new WebSocket(streamUrl(location, table, this.#version))
        socket.onopen = opened
        socket.onmessage = ({ data }) => said(String(data))
        socket.onclose = ended
        return () => socket.close()
      },
      {
        said: (text) => {
          const update = this.#kept.read(text)
          this.#version = update.version
          handlers.update(update)
        },
        link: (state) => handlers.link(state),
      },
    )
  }

  close() {
    clearTimeout(this.#owed)
    this.#connection.close()
  }

  /** The server has done something of the player's, and will tell of it with that version. */
  owes(version: number) {
    clearTimeout(this.#owed)
    this.#owed = setTimeout(() => {
      if ((this.#version ?? 0) < version) this.#connection.lost()
    }, OWED)
  }
}
