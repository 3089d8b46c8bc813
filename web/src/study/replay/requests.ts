/** The requests about finished matches. */
import { requestJson } from '../../wire/request'
import { matchPath } from '../../wire/match-api'
import type {
  Branches,
  Chances,
  HandReplay,
  LeadRequest,
  MatchOverview,
  NewBranch,
  Seat,
  SharedReplay,
  TableMade,
} from '../../wire/types'

const through = (eyes: Seat | null) => (eyes === null ? '' : `?eyes=${eyes}`)

export const overview = (table: string) => requestJson<MatchOverview>('GET', matchPath(table))

export const hand = (table: string, number: number, eyes: Seat | null) =>
  requestJson<HandReplay>('GET', `${matchPath(table, `/hands/${number}`)}${through(eyes)}`)

/** What a seat could think of the unseen cards before a step. */
export const chances = (table: string, number: number, step: number, eyes: Seat) =>
  requestJson<Chances>(
    'GET',
    `${matchPath(table, `/hands/${number}/steps/${step}/chances`)}${through(eyes)}`,
  )

/** Goes on from a moment at a table of its own. */
export const branch = (table: string, wanted: NewBranch) =>
  requestJson<TableMade>('POST', matchPath(table, '/branches'), wanted)

/** The caller's branches of a match. */
export const branches = (table: string) =>
  requestJson<Branches>('GET', matchPath(table, '/branches'))

/** Imports a transcript; the server checks every step of it. */
export const importTranscript = (transcript: object) =>
  requestJson<TableMade>('POST', '/api/matches', transcript)

/** The stream of a shared replay. */
export const sharedEvents = (table: string) => `${matchPath(table, '/shared/events')}?beats=true`

/** Leads the others to a moment, or lets another participant lead; an empty request gives this browser an identity. */
export const lead = (table: string, wanted: LeadRequest) =>
  requestJson<SharedReplay>('POST', matchPath(table, '/shared'), wanted)
