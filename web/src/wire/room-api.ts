/** The requests about the people at a table, each with the generated types of its body and answer, and those of a table. */
import { path, requestJson, send } from './request'
import type { Accepted, Network, ReportRequest, Said, Seat, SeatCode, Terms } from './types'

export * from './table-api'

/** The addresses of the server in the network. */
export const network = () => requestJson<Network>('GET', '/api/network')

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

export const seatCode = (table: string) => requestJson<SeatCode>('POST', path(table, 'code'))

/** Moves a seat to this device with its code. */
export const moveSeat = (table: string, code: string, nonce: string) =>
  requestJson<Accepted>('POST', path(table, 'move'), { code, nonce })

/** Reports a person to the operator of the server. */
export const report = (table: string, wanted: ReportRequest) =>
  send('POST', path(table, 'report'), wanted)

export const stepOut = (table: string) => requestJson<Accepted>('POST', path(table, 'out'))

export const say = (table: string, said: Said) =>
  requestJson<Accepted>('POST', path(table, 'say'), { said })
