/** What the page asks of the server over HTTP. */
import type { Autoplay, CardSetInfo, GameInfo, Snapshot, TableSummary } from './types'

/** A request that the server refused, or that never reached it (`code` is then `unreachable`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
  ) {
    super(detail)
  }
}

export interface NewTable {
  game: string
  players: number
  options: Record<string, unknown>
  names: string[]
}

export const games = () =>
  request<{ games: GameInfo[]; card_set: CardSetInfo }>('GET', '/api/games')

export const tables = () =>
  request<{ tables: TableSummary[] }>('GET', '/api/tables').then((r) => r.tables)

export const createTable = (table: NewTable) =>
  request<{ table: string }>('POST', '/api/tables', table).then((r) => r.table)

export const snapshot = (table: string) => request<Snapshot>('GET', path(table))

export const act = (table: string, version: number, action: string) =>
  request<{ version: number }>('POST', path(table, 'actions'), { version, action })

export const undo = (table: string, version: number) =>
  request<{ version: number }>('POST', path(table, 'undo'), { version })

export const finish = (table: string, version: number) =>
  request<{ version: number }>('POST', path(table, 'finish'), { version })

export const suggestion = (table: string) =>
  request<{ action: string | null }>('GET', path(table, 'suggestion')).then((r) => r.action)

export const setAutoplay = (table: string, autoplay: Autoplay) =>
  request<unknown>('PATCH', path(table, 'settings'), { autoplay })

function path(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${rest && `/${rest}`}`
}

async function request<T>(method: string, url: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(url, init)
  } catch {
    throw new Problem('unreachable', 'The server cannot be reached just now.', 0)
  }
  const text = await response.text()
  if (!response.ok) throw problem(response.status, text)
  return (text ? JSON.parse(text) : undefined) as T
}

function problem(status: number, text: string): Problem {
  try {
    const body = JSON.parse(text) as { code?: string; detail?: string; title?: string }
    const detail = body.detail ?? body.title ?? `The server answered ${status}.`
    return new Problem(body.code ?? 'error', detail, status)
  } catch {
    return new Problem('error', `The server answered ${status}.`, status)
  }
}
