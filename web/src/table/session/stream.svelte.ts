/** The stream of a table's updates: its gaps, and a table that does not exist. */
import { t } from '../../language/language.svelte'
import { isNotified } from '../../alerts/permission'
import { takeEmbedded } from '../../wire/embedded'
import { DELETED, NOT_FOUND, type NotFoundText } from '../../ui/not-found'
import * as api from '../../wire/table-api'
import type { Link } from '../../wire/reconnecting'
import { UpdateStream, type StreamHandlers } from '../../wire/stream'
import type { Snapshot, Update } from '../../wire/types'

/** How long the connection may be down before it is announced, in milliseconds. */
const SHORT_GAP = 700

export interface Listener {
  receive(update: Update): void
  announce(text: string): void
}

/** What the stream needs of the server; tests pass their own. */
export interface Source {
  /** The snapshot embedded in the page. */
  embedded(table: string): Snapshot | null
  snapshot(table: string): Promise<Snapshot>
  /** Subscribes to the updates after version `since`. */
  connect(table: string, handlers: StreamHandlers, since?: number): Connection
}

/** A connection to a table. */
export interface Connection {
  close(): void
  /** Reconnects unless that version arrives soon: the server has accepted a request of the player's. */
  expect(version: number): void
}

const SERVER: Source = {
  embedded: takeEmbedded,
  snapshot: api.snapshot,
  connect: (table, handlers, since) => new UpdateStream(table, handlers, since),
}

export class TableStream {
  link = $state<Link>('connecting')
  /** Whether the connection has been down for longer than a short gap. */
  lost = $state(false)
  /** Why there is no table to show. */
  notFound = $state<NotFoundText | null>(null)
  /** Whether the snapshot came with the page, whose first view shows the player's cards already. */
  readonly embedded: boolean
  #embedded: Snapshot | null
  #connection: Connection | null = null
  #closed = false
  /** Whether the table has been shown. */
  #shown = false
  #soon: ReturnType<typeof setTimeout> | undefined
  #gap: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly source: Source = SERVER,
  ) {
    this.#embedded = source.embedded(table)
    this.embedded = this.#embedded !== null
  }

  /** Shows the table and connects, unless the server says that there is no such table. */
  async open() {
    const snapshot = this.#embedded ?? (await this.#fetch())
    this.#embedded = null
    if (this.notFound || this.#closed) return
    if (snapshot) this.#receive({ version: snapshot.version, events: [], snapshot })
    // The first view of an embedded table is painted before.
    if (this.embedded) this.#soon = setTimeout(() => this.#connect(snapshot?.version))
    else this.#connect(snapshot?.version)
  }

  /** The table as it is. Where there is none to follow it is notFound; what else fails may pass, and the stream keeps trying. */
  async #fetch(): Promise<Snapshot | null> {
    try {
      return await this.source.snapshot(this.table)
    } catch (error) {
      if (error instanceof api.RequestError) this.notFound = this.#notFoundText(error)
      return null
    }
  }

  #notFoundText({ status, code }: api.RequestError): NotFoundText | null {
    if (status === 404) return this.#shown ? DELETED : NOT_FOUND.table
    if (status !== 403) return null
    return code === 'removed' ? NOT_FOUND.removed : NOT_FOUND.closed
  }

  #connect(since?: number) {
    const handlers: StreamHandlers = {
      update: (update) => this.#receive(update),
      link: (link) => this.#linked(link),
      notifies: isNotified,
    }
    this.#connection = this.source.connect(this.table, handlers, since)
  }

  #receive(update: Update) {
    this.#shown = true
    this.listener.receive(update)
  }

  /** Reconnects unless that version arrives soon: the server has accepted a request of the player's. */
  expect(version: number) {
    this.#connection?.expect(version)
  }

  /** Reconnects: the player has another cookie now. */
  reconnect() {
    this.#connection?.close()
    if (!this.#closed) this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#soon)
    clearTimeout(this.#gap)
    this.#connection?.close()
  }

  /** Announces when the connection is lost for longer than a short gap, and when it is back. */
  #linked(link: Link) {
    this.link = link
    clearTimeout(this.#gap)
    if (link === 'open') {
      if (this.lost) this.listener.announce(t('sentences-link-back'))
      this.lost = false
    } else if (!this.lost) {
      this.#gap = setTimeout(() => {
        this.lost = true
        this.listener.announce(t('sentences-link-lost'))
        // A player who was removed cannot come back.
        void this.#fetch().then(() => this.notFound && this.close())
      }, SHORT_GAP)
    }
  }
}
