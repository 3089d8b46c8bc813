/** The requests of the page, each with the generated types of its body and answer. */
import { sending } from './sending.svelte'
import { learnTime } from './server-time'
import type {
  Accepted,
  ActionRequest,
  Games,
  History,
  Network,
  NewLesson,
  NewTable,
  Problem,
  Proposed,
  PutAway,
  QuickRequest,
  Reason,
  RematchRequest,
  ReportRequest,
  Said,
  Seat,
  SeatCode,
  Settings,
  SitRequest,
  Snapshot,
  Suggestion,
  TableList,
  TableMade,
  Terms,
  VersionRequest,
} from './types'

/** A request that the server refused, or that never reached it (`code` is then `unreachable`). */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
    /** Why the rules refuse it, where they do. */
    readonly reason?: Reason,
    /** The name of the option that is wrong, where one is. */
    readonly option?: string,
    /** Another name that is free, where somebody else has the one that was wanted. */
    readonly otherName?: string,
  ) {
    super(detail)
  }

  /** The sentence a player reads. */
  get sentence(): string {
    return this.reason?.sentence ?? this.detail
  }
}

export const games = () => ask<Games>('GET', '/api/games')

/** Where others in the network reach the server. */
export const network = () => ask<Network>('GET', '/api/network')

export const tables = () => ask<TableList>('GET', '/api/tables')

export const createTable = (wanted: NewTable) => ask<TableMade>('POST', '/api/tables', wanted)

export const beginLesson = (wanted: NewLesson) => ask<TableMade>('POST', '/api/lessons', wanted)

export const putAway = (table: string, put_away: boolean) =>
  ask<PutAway>('PATCH', path(table, 'put-away'), { put_away })

export const history = (table: string) => ask<History>('GET', path(table, 'history'))

export const snapshot = (table: string) => ask<Snapshot>('GET', path(table))

export const act = (table: string, request: ActionRequest) =>
  ask<Accepted>('POST', path(table, 'actions'), request)

export const undo = (table: string, request: VersionRequest) =>
  ask<Accepted>('POST', path(table, 'undo'), request)

export const finish = (table: string, request: VersionRequest) =>
  ask<Accepted>('POST', path(table, 'finish'), request)

export const goOn = (table: string, request: VersionRequest) =>
  ask<Accepted>('POST', path(table, 'go-on'), request)

export const claim = (table: string, request: VersionRequest) =>
  ask<Accepted>('POST', path(table, 'claim'), request)

export const suggestion = (table: string) => ask<Suggestion>('POST', path(table, 'suggestion'))

export const changeSettings = (table: string, settings: Settings) =>
  ask<Settings>('PATCH', path(table, 'settings'), settings)

/** A table that waits for people, or a new one. */
export const quick = (wanted: QuickRequest) => ask<TableMade>('POST', '/api/quick', wanted)

export const sit = (table: string, wanted: SitRequest) =>
  ask<Accepted>('POST', path(table, 'sit'), wanted)

export const leave = (table: string) => ask<Accepted>('POST', path(table, 'leave'))

/** Starts the match; bots of that level, or of the usual one, sit down at the free seats. */
export const start = (table: string, nonce: string, level?: string) =>
  ask<Accepted>('POST', path(table, 'start'), level ? { nonce, level } : { nonce })

/** Gives a seat to a bot of that level, or frees a bot's. */
export const seatBot = (table: string, seat: Seat, level: string | null) =>
  ask<Accepted>(
    'POST',
    path(table, 'bot'),
    level === null ? { seat, bot: false } : { seat, bot: true, level },
  )

export const swap = (table: string, seat: Seat, other: Seat) =>
  ask<Accepted>('POST', path(table, 'swap'), { seat, with: other })

export const remove = (table: string, seat: Seat) =>
  ask<Accepted>('POST', path(table, 'remove'), { seat })

export const giveHost = (table: string, seat: Seat) =>
  ask<Accepted>('POST', path(table, 'host'), { seat })

export const setTerms = (table: string, terms: Terms) =>
  ask<Accepted>('PUT', path(table, 'terms'), terms)

export const pause = (table: string, paused: boolean) =>
  ask<Accepted>('POST', path(table, 'pause'), { paused })

export const stepOut = (table: string) => ask<Accepted>('POST', path(table, 'out'))

export const comeBack = (table: string) => ask<Accepted>('POST', path(table, 'back'))

export const propose = (table: string, what: Proposed) =>
  ask<Accepted>('POST', path(table, 'propose'), { what })

export const answer = (table: string, agree: boolean) =>
  ask<Accepted>('POST', path(table, 'answer'), { agree })

export const say = (table: string, said: Said) =>
  ask<Accepted>('POST', path(table, 'say'), { said })

/** Reports somebody to whoever runs the server. */
export const report = (table: string, wanted: ReportRequest) =>
  send('POST', path(table, 'report'), wanted)

export const seatCode = (table: string) => ask<SeatCode>('POST', path(table, 'code'))

/** Takes a seat over with its code. */
export const moveSeat = (table: string, code: string, nonce: string) =>
  ask<Accepted>('POST', path(table, 'move'), { code, nonce })

/** The table where the company goes on; whoever is the first to ask may wish for other options. */
export const rematch = (table: string, wanted: RematchRequest = {}) =>
  ask<TableMade>('POST', path(table, 'rematch'), wanted)

/** What went wrong, as a sentence for the player. */
export function errorText(error: unknown): string {
  if (error instanceof RequestError) return error.sentence
  return error instanceof Error ? error.message : String(error)
}

/** The same, with the name of the option that is wrong, where one is. */
export function problemOf(error: unknown): { text: string; option?: string | undefined } {
  const option = error instanceof RequestError ? error.option : undefined
  return { text: errorText(error), option }
}

function path(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${rest && `/${rest}`}`
}

/** A request, and its answer. */
export async function ask<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  return JSON.parse(await send(method, url, body)) as Answer
}

export const UNREACHABLE = 'The server cannot be reached just now.'

/** How long an answer may take, in milliseconds. What takes longer is told of as if no server were there. */
const ANSWERS_WITHIN = 30_000

/** Why a browser that keeps no cookies can sit at no table. */
export const noCookies = () =>
  new RequestError(
    'no-cookies',
    'Moonshot needs a cookie to know which seat is yours, and this browser blocks cookies. Allow them for this site, then try again.',
    0,
  )

/** Sends a request and returns the text of the answer, which may be empty. */
async function send(method: string, url: string, body?: object): Promise<string> {
  if (method === 'GET') return sent(method, url, body)
  // The server would do it for somebody whom it never knows again.
  if (navigator.cookieEnabled === false) throw noCookies()
  sending.count += 1
  try {
    return await sent(method, url, body)
  } finally {
    sending.count -= 1
  }
}

async function sent(method: string, url: string, body?: object): Promise<string> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN)
  const init: RequestInit = { method, signal, headers: { accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  let response: Response
  let text: string
  try {
    response = await fetch(url, init)
    text = await response.text()
  } catch {
    throw new RequestError('unreachable', UNREACHABLE, 0)
  }
  learnTime(response.headers.get('date'))
  if (!response.ok) throw problem(response.status, text)
  return text
}

/** The error for an answer that is a problem, or that does not come from our server. */
function problem(status: number, text: string): RequestError {
  try {
    const { code, detail, reason, option, other_name } = JSON.parse(text) as Problem
    if (code && detail) return new RequestError(code, detail, status, reason, option, other_name)
  } catch {
    // Not JSON: a proxy may answer with a page of its own.
  }
  return new RequestError('error', `The server answered ${status}.`, status)
}
