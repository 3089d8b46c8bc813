/** The requests about the review of a seat of a finished match. */
import { requestJson } from '../../wire/request'
import { matchPath } from '../../wire/match-api'
import type { ReviewState, Seat } from '../../wire/types'

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
