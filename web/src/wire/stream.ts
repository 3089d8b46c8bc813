/** The stream of a table's updates, which reconnects and asks for what it missed. */
import { Kept } from './baseline'
import { Lasting, type Link } from './reconnecting'
import type { Update } from './types'
import { eitherWay, type Ways } from './transport'

export interface StreamHandlers {
  update(update: Update): void
  link(state: Link): void
  /** Whether the player is called back to a table that is out of sight. */
  calls(): boolean
}

/** After so many milliseconds a page that has not been told what it did itself connects anew. */
const OWED = 5_000

/** The addresses of a table's stream, from the version that the page has; it tells what has changed. */
export function streamUrls(
  page: { protocol: string; host: string },
  table: string,
  since?: number,
): Ways {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  const path = `/api/tables/${encodeURIComponent(table)}`
  const from = since === undefined ? '' : `&since=${since}`
  const query = `?changes=true&attends=true&beats=true${from}`
  return {
    socket: `${scheme}//${page.host}${path}/live${query}`,
    events: `${path}/events${query}`,
  }
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
      eitherWay(() => streamUrls(location, table, this.#version)),
      {
        said: (text) => {
          const update = this.#kept.read(text)
          this.#version = update.version
          handlers.update(update)
        },
        link: (state) => handlers.link(state),
        calls: () => handlers.calls(),
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
