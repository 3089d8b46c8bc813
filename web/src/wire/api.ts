/** The requests of the page, each with the generated types of its body and answer. */
import { t } from '../language/language.svelte'
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
    /** The sentence a player reads. */
    readonly sentence: string,
    readonly status: number,
    /** The refusal by the rules, if it is one. */
    readonly reason?: Reason,
    /** The name of the invalid option, if any. */
    readonly option?: string,
    /** A free name, if the wanted one is taken. */
    readonly otherName?: string,
  ) {
    super(sentence)
  }
}

export const games = () => requestJson<Games>('GET', '/api/games')

/** The addresses of the server in the network. */
export const network = () => requestJson<Network>('GET', '/api/network')

export const tables = () => requestJson<TableList>('GET', '/api/tables')

export const createTable = (wanted: NewTable) =>
  requestJson<TableMade>('POST', '/api/tables', wanted)

export const beginLesson = (wanted: NewLesson) =>
  requestJson<TableMade>('POST', '/api/lessons', wanted)

export const putAway = (table: string, put_away: boolean) =>
  requestJson<PutAway>('PATCH', path(table, 'put-away'), { put_away })

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

/** Finds an open table, or makes one. */
export const quick = (wanted: QuickRequest) => requestJson<TableMade>('POST', '/api/quick', wanted)

export const sit = (table: string, wanted: SitRequest) =>
  requestJson<Accepted>('POST', path(table, 'sit'), wanted)

export const leave = (table: string) => requestJson<Accepted>('POST', path(table, 'leave'))

/** Starts the match; bots of that level, or of the default one, take the free seats. */
export const start = (table: string, nonce: string, level?: string) =>
  requestJson<Accepted>('POST', path(table, 'start'), level ? { nonce, level } : { nonce })

/** Gives a seat to a bot of that level, or frees a bot's. */
export const seatBot = (table: string, seat: Seat, level: string | null) =>
  requestJson<Accepted>(
    'POST',
    path(table, 'bot'),
    level === null ? { seat, bot: false } : { seat, bot: true, level },
  )

export const swap = (table: string, seat: Seat, other: Seat) =>
  requestJson<Accepted>('POST', path(table, 'swap'), { seat, with: other })

export const remove = (table: string, seat: Seat) =>
  requestJson<Accepted>('POST', path(table, 'remove'), { seat })

export const giveHost = (table: string, seat: Seat) =>
  requestJson<Accepted>('POST', path(table, 'host'), { seat })

export const setTerms = (table: string, terms: Terms) =>
  requestJson<Accepted>('PUT', path(table, 'terms'), terms)

export const pause = (table: string, paused: boolean) =>
  requestJson<Accepted>('POST', path(table, 'pause'), { paused })

export const stepOut = (table: string) => requestJson<Accepted>('POST', path(table, 'out'))

export const comeBack = (table: string) => requestJson<Accepted>('POST', path(table, 'back'))

export const propose = (table: string, what: Proposed) =>
  requestJson<Accepted>('POST', path(table, 'propose'), { what })

export const answer = (table: string, agree: boolean) =>
  requestJson<Accepted>('POST', path(table, 'answer'), { agree })

export const say = (table: string, said: Said) =>
  requestJson<Accepted>('POST', path(table, 'say'), { said })

/** Reports a person to the operator of the server. */
export const report = (table: string, wanted: ReportRequest) =>
  send('POST', path(table, 'report'), wanted)

export const seatCode = (table: string) => requestJson<SeatCode>('POST', path(table, 'code'))

/** Moves a seat to this device with its code. */
export const moveSeat = (table: string, code: string, nonce: string) =>
  requestJson<Accepted>('POST', path(table, 'move'), { code, nonce })

/** The table of the rematch; the first caller may choose other options. */
export const rematch = (table: string, wanted: RematchRequest = {}) =>
  requestJson<TableMade>('POST', path(table, 'rematch'), wanted)

/** An error as a sentence for the player. */
export function errorText(error: unknown): string {
  if (error instanceof RequestError) return error.sentence
  return error instanceof Error ? error.message : String(error)
}

/** The same, with the name of the invalid option, if any. */
export function problemOf(error: unknown): { text: string; option?: string | undefined } {
  const option = error instanceof RequestError ? error.option : undefined
  return { text: errorText(error), option }
}

function path(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}${rest && `/${rest}`}`
}

/** Sends a request and parses the answer. */
export async function requestJson<Answer>(
  method: string,
  url: string,
  body?: object,
): Promise<Answer> {
  return JSON.parse(await send(method, url, body)) as Answer
}

/** The timeout of a request in milliseconds, after which the server counts as unreachable. */
const ANSWERS_WITHIN = 30_000

/** The sentences for errors; null where they cannot be loaded. */
const problems = () => import('./problems').catch(() => null)

/** The error for browsers without cookies, which cannot take a seat. */
export async function noCookies(): Promise<RequestError> {
  const text = (await problems())?.noCookiesText()
  return new RequestError('no-cookies', text ?? t('base-not-loaded-again'), 0)
}

/** Sends a request and returns the body of the answer, which may be empty. */
async function send(method: string, url: string, body?: object): Promise<string> {
  if (method === 'GET') return sent(method, url, body)
  // Without cookies the server could not recognise the player afterwards.
  if (navigator.cookieEnabled === false) throw await noCookies()
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
    throw new RequestError('unreachable', t('base-unreachable'), 0)
  }
  learnTime(response.headers.get('date'))
  if (!response.ok) throw await refusal(response, text)
  return text
}

/** The error for a problem document, or for an answer of another server. */
async function refusal({ status, headers }: Response, text: string): Promise<RequestError> {
  const problem = readProblem(text)
  if (!problem) return new RequestError('error', t('base-server-error', { status }), status)
  const { code, reason, option, other_name } = problem
  const wait = Number(headers.get('retry-after')) || null
  const words = await problems()
  const sentence = words?.problemText({ ...problem, wait }) ?? t('base-not-loaded-again')
  return new RequestError(code, sentence, status, reason, option, other_name)
}

function readProblem(text: string): Problem | null {
  try {
    const problem = JSON.parse(text) as Problem
    if (problem.code && problem.detail) return problem
  } catch {
    // A proxy may answer with a page of its own.
  }
  return null
}
