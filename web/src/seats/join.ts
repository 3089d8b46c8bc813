/** Making tables and taking seats, with the player's nonce for the shuffles. */
import { keepCommitment } from './commitment'
import { keep, recall } from '../settings/storage'
import * as api from '../wire/api'
import type { NewTable, Seat } from '../wire/types'
import { freshNonce } from './nonce'

/** Makes a waiting table, stores its commitment, and returns its id. */
async function make(wanted: NewTable): Promise<string> {
  const { table, commitment } = await api.createTable({ ...wanted, waits: true })
  if (commitment) keepCommitment(table, commitment)
  return table
}

/** Makes a table, starts the match at once, and returns the address. */
export async function playAlone(wanted: NewTable): Promise<string> {
  const table = await make(wanted)
  try {
    await api.start(table, freshNonce(table))
  } catch (error) {
    // Not seated at the table just made: the cookie did not come back.
    throw isRefusedAs(error, 'not-seated') ? await api.noCookies() : error
  }
  return `/table/${table}`
}

/** Makes a table that waits for people, with the player's name, and returns the address. */
export async function playTogether(wanted: NewTable, name: string): Promise<string> {
  const names = [name, ...wanted.names.slice(1)]
  return `/table/${await make({ ...wanted, names })}`
}

/** How often to look for a table when others were faster. */
const LOOKS = 4

/** Takes a seat at an open table of the game, or opens one; returns the address. */
export async function quickMatch(game: string, name: string): Promise<string> {
  for (let look = 1; ; look++) {
    const { table, commitment } = await api.quick({ game, name })
    if (commitment) keepCommitment(table, commitment)
    try {
      await sitDown(table, name)
    } catch (error) {
      if (isRefusedAs(error, ...GONE) && look < LOOKS) continue
      // The maker of a new table has a seat already.
      if (!isRefusedAs(error, 'sits-already')) throw error
    }
    return `/table/${table}`
  }
}

/** The error codes when a free seat is gone. */
const GONE = ['full', 'taken', 'begun', 'closed', 'match-over']

/** Takes a seat at a table whose commitment is stored. */
export async function sitDown(table: string, name: string | null, seat?: Seat): Promise<void> {
  if (name) keepName(name)
  const wanted = { nonce: freshNonce(table), ...(name && { name }) }
  await api.sit(table, seat === undefined ? wanted : { ...wanted, seat })
}

const isRefusedAs = (error: unknown, ...codes: string[]) =>
  error instanceof api.RequestError && codes.includes(error.code)

/** Why the server refused a name, and what the player can do. */
export interface NameRefusal {
  text: string
  /** A free name. */
  other: string | null
  /** Whether the name belongs to an account, perhaps the player's own. */
  account: boolean
}

/** Reads the refusal of a name; null for any other error. */
export function nameRefusal(error: unknown): NameRefusal | null {
  if (!(error instanceof api.RequestError)) return null
  const account = error.code === 'name-of-account'
  if (!account && error.code !== 'name-taken') return null
  return { text: error.sentence, other: error.otherName ?? null, account }
}

/** The player's last name; empty at first. */
export const lastName = () => recall<string>('name', '')

export const keepName = (name: string) => keep('name', name)
