/** The requests of a table, each with the generated types of its body and answer, and those of the lobby. */
import { path, requestJson, send } from './request'
import type {
  Accepted,
  ActionRequest,
  History,
  Proposed,
  RematchRequest,
  Settings,
  Snapshot,
  Suggestion,
  TableMade,
  VersionRequest,
} from './types'

export * from './api'

export const history = (table: string) => requestJson<History>('GET', path(table, 'history'))

/** The transcript of a finished match, as text: its form is checked by the page that verifies it. */
export const transcript = (table: string) => send('GET', path(table, 'transcript'))

export const snapshot = (table: string) => requestJson<Snapshot>('GET', path(table))

export const act = (table: string, request: ActionRequest) =>
  requestJson<Accepted>('POST', path(table, 'actions'), request)

export const undo = (table: string, request: VersionRequest) =>
  requestJson<Accepted>('POST', path(table, 'undo'), request)

export const finish = (table: string, request: VersionRequest) =>
  requestJson<Accepted>('POST', path(table, 'finish'), request)

export const goOn = (table: string, request: VersionRequest) =>
  requestJson<Accepted>('POST', path(table, 'go-on'), request)

export const claim = (table: string, request: VersionRequest) =>
  requestJson<Accepted>('POST', path(table, 'claim'), request)

export const suggestion = (table: string) =>
  requestJson<Suggestion>('POST', path(table, 'suggestion'))

export const changeSettings = (table: string, settings: Settings) =>
  requestJson<Settings>('PATCH', path(table, 'settings'), settings)

export const leave = (table: string) => requestJson<Accepted>('POST', path(table, 'leave'))

export const pause = (table: string, paused: boolean) =>
  requestJson<Accepted>('POST', path(table, 'pause'), { paused })

export const comeBack = (table: string) => requestJson<Accepted>('POST', path(table, 'back'))

export const propose = (table: string, what: Proposed) =>
  requestJson<Accepted>('POST', path(table, 'propose'), { what })

export const answer = (table: string, agree: boolean) =>
  requestJson<Accepted>('POST', path(table, 'answer'), { agree })

/** The table of the rematch; the first caller may choose other options. */
export const rematch = (table: string, wanted: RematchRequest = {}) =>
  requestJson<TableMade>('POST', path(table, 'rematch'), wanted)
