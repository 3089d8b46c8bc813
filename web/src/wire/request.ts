/** Requests to the server, and the errors that they end in. */
import { t } from '../language/language.svelte'
import { sending } from './sending.svelte'
import { learnTime } from './server-time'
import type { Problem, Reason } from './types'

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

/** The address of a table, or of a part of it. */
export function path(table: string, rest = ''): string {
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
export async function send(method: string, url: string, body?: object): Promise<string> {
  if (method === 'GET') return sent(method, url, body)
  // Without cookies the server could not recognise the player afterwards.
  if (navigator.cookieEnabled === false) throw await noCookies()
  sending.add(1)
  try {
    return await sent(method, url, body)
  } finally {
    sending.add(-1)
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
