/** The stream of a table's updates. It reconnects from the last version that it received. */
import { Baseline } from './baseline'
import { Reconnecting, type Link } from './reconnecting'
import type { Update } from './types'
import { socketOrEvents, type StreamUrls } from './transport'

export interface StreamHandlers {
  update(update: Update): void
  link(state: Link): void
  /** Whether the player gets notifications while the page is hidden. */
  notifies(): boolean
}

/** How long the result of the player's own request may take to arrive before the stream reconnects, in milliseconds. */
const EXPECTED_WITHIN = 5_000

/** The URLs of a table's stream of deltas after version `since`. */
export function streamUrls(
  page: { protocol: string; host: string },
  table: string,
  since?: number,
): StreamUrls {
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
  #connection: Reconnecting
  /** The first message of each connection is a whole snapshot. */
  #baseline = new Baseline()
  #version: number | undefined
  #overdue: ReturnType<typeof setTimeout> | undefined

  constructor(
    table: string,
    handlers: StreamHandlers,
    /** The version that the page has. */
    since?: number,
  ) {
    this.#version = since
    this.#connection = new Reconnecting(
      socketOrEvents(() => streamUrls(location, table, this.#version)),
      {
        receive: (text) => {
          const update = this.#baseline.read(text)
          this.#version = update.version
          handlers.update(update)
        },
        link: (state) => handlers.link(state),
        notifies: () => handlers.notifies(),
      },
    )
  }

  close() {
    clearTimeout(this.#overdue)
    this.#connection.close()
  }

  /** Reconnects unless that version arrives soon: the server has accepted a request of the player's. */
  expect(version: number) {
    clearTimeout(this.#overdue)
    this.#overdue = setTimeout(() => {
      if ((this.#version ?? 0) < version) this.#connection.lost()
    }, EXPECTED_WITHIN)
  }
}
