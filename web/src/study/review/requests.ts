/** The requests about the review of a seat of a finished match. */
import { requestJson } from '../../wire/request'
import { matchPath } from '../../wire/match-api'
import type { HindsightState, ReviewState, Seat } from '../../wire/types'

const path = (table: string, seat: Seat) => matchPath(table, `/review?seat=${seat}`)

/** Starts the review in the background, or takes it up. */
export const start = (table: string, seat: Seat) =>
  requestJson<ReviewState>('POST', path(table, seat))

/** The review as far as it has come. */
export const read = (table: string, seat: Seat) =>
  requestJson<ReviewState>('GET', path(table, seat))

/** Stops the review; it can be taken up. */
export const stop = (table: string, seat: Seat) =>
  requestJson<ReviewState>('DELETE', path(table, seat))

const hindsightPath = (table: string, seat: Seat) => matchPath(table, `/hindsight?seat=${seat}`)

/** Looks at the reviewed decisions with all cards open, in the background, or takes that up. */
export const startHindsight = (table: string, seat: Seat) =>
  requestJson<HindsightState>('POST', hindsightPath(table, seat))

/** What the open cards say, as far as it has come. */
export const hindsight = (table: string, seat: Seat) =>
  requestJson<HindsightState>('GET', hindsightPath(table, seat))
