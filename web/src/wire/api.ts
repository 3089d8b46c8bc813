/** The requests of the lobby, each with the generated types of its body and answer. Those of tables and rooms are loaded with them. */
import { path, requestJson } from './request'
import type {
  Accepted,
  Games,
  NewLesson,
  NewTable,
  PutAway,
  QuickRequest,
  SitRequest,
  TableList,
  TableMade,
} from './types'

export * from './request'

export const games = () => requestJson<Games>('GET', '/api/games')

export const tables = () => requestJson<TableList>('GET', '/api/tables')

export const createTable = (wanted: NewTable) =>
  requestJson<TableMade>('POST', '/api/tables', wanted)

export const beginLesson = (wanted: NewLesson) =>
  requestJson<TableMade>('POST', '/api/lessons', wanted)

export const putAway = (table: string, put_away: boolean) =>
  requestJson<PutAway>('PATCH', path(table, 'put-away'), { put_away })

/** Finds an open table, or makes one. */
export const quick = (wanted: QuickRequest) => requestJson<TableMade>('POST', '/api/quick', wanted)

export const sit = (table: string, wanted: SitRequest) =>
  requestJson<Accepted>('POST', path(table, 'sit'), wanted)

/** Starts the match; bots of that level, or of the default one, take the free seats. */
export const start = (table: string, nonce: string, level?: string) =>
  requestJson<Accepted>('POST', path(table, 'start'), level ? { nonce, level } : { nonce })
