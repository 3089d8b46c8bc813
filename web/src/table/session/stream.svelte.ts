/** The connection to a table: its updates, its gaps, and a table that does not exist. */
import { isNotified } from '../../alerts/alerts'
import { takeFirst } from '../../wire/embedded'
import { GONE, MISSING, type Words } from '../../ui/not-found'
import * as api from '../../wire/api'
import type { Link } from '../../wire/reconnecting'
import { UpdateStream, type StreamHandlers } from '../../wire/stream'
import type { Snapshot, Update } from '../../wire/types'

/** How long the link may be down before the player is told, in milliseconds. */
const SHORT_GAP = 700

export interface Listener {
  receive(update: Update): void
  say(text: string): void
}

/** What it needs of the server; tests pass their own. */
export interface Source {
  /** What the page came with. */
  first(table: string): Snapshot | null
  snapshot(table: string): Promise<Snapshot>
  /** Connects, and is told what has happened since that version. */
  connect(table: string, handlers: StreamHandlers, since?: number): Connection
}

/** A connection to a table. */
export interface Connection {
  close(): void
  /** The server has done something of the player's, and will tell of it with that version. */
  owes(version: number): void
}

const SERVER: Source = {
  first: takeFirst,
  snapshot: api.snapshot,
  connect: (table, handlers, since) => new UpdateStream(table, handlers, since),
}

export class TableStream {
  link = $state<Link>('connecting')
  /** Whether the link has been down for longer than a short gap. */
  lost = $state(false)
  /** Why there is no table to show. */
  missing = $state<Words | null>(null)
  /** Whether the page came with the table, and has shown its cards already. */
  readonly cameWithPage: boolean
  #first: Snapshot | null
  #connection: Connection | null = null
  #closed = false
  /** Whether the table was there already. */
  #shown = false
  #soon: ReturnType<typeof setTimeout> | undefined
  #gap: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly source: Source = SERVER,
  ) {
    this.#first = source.first(table)
    this.cameWithPage = this.#first !== null
  }

  /** Shows the table and connects, unless the server says that there is no such table. */
  async open() {
    const snapshot = this.#first ?? (await this.#ask())
    this.#first = null
    if (this.missing || this.#closed) return
    if (snapshot) this.#receive({ version: snapshot.version, events: [], snapshot })
    // What is shown first of a table that came with the page is drawn before.
    if (this.cameWithPage) this.#soon = setTimeout(() => this.#connect(snapshot?.version))
    else this.#connect(snapshot?.version)
  }

  /** The table as it is. Where there is none to follow it is missing; what else fails may pass, and the stream keeps trying. */
  async #ask(): Promise<Snapshot | null> {
    try {
      return await this.source.snapshot(this.table)
    } catch (error) {
      if (error instanceof api.RequestError) this.missing = this.#whyMissing(error)
      return null
    }
  }

  #whyMissing({ status, code, sentence }: api.RequestError): Words | null {
    if (status === 404) return this.#shown ? GONE : MISSING.table
    if (status !== 403) return null
    return code === 'removed' ? MISSING.removed : { ...MISSING.closed, text: sentence }
  }

  #connect(since?: number) {
    const handlers: StreamHandlers = {
      update: (update) => this.#receive(update),
      link: (link) => this.#linked(link),
      calls: isNotified,
    }
    this.#connection = this.source.connect(this.table, handlers, since)
  }

  #receive(update: Update) {
    this.#shown = true
    this.listener.receive(update)
  }

  /** The server has done something of the player's, and will tell of it with that version. */
  owes(version: number) {
    this.#connection?.owes(version)
  }

  /** Connects anew: the player is known by another name now. */
  again() {
    this.#connection?.close()
    if (!this.#closed) this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#soon)
    clearTimeout(this.#gap)
    this.#connection?.close()
  }

  /** Says when the link is lost for longer than a short gap, and when it is back. */
  #linked(link: Link) {
    this.link = link
    clearTimeout(this.#gap)
    if (link === 'open') {
      if (this.lost) this.listener.say('The table is back.')
      this.lost = false
    } else if (!this.lost) {
      this.#gap = setTimeout(() => {
        this.lost = true
        this.listener.say('The connection to the table is lost. Trying again.')
        // Whoever was removed has no table to come back to.
        void this.#ask().then(() => this.missing && this.close())
      }, SHORT_GAP)
    }
  }
}
