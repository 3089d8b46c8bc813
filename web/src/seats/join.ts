/** Sitting down at tables, with the player's part in their shuffles. */
import { keepCommitment } from './commitment'
import { keep, recall } from '../settings/storage'
import * as api from '../wire/api'
import type { NewTable, Seat } from '../wire/types'
import { freshNonce } from './nonce'

/** Makes a table that waits, keeps what the server promised of it, and returns its name. */
async function make(wanted: NewTable): Promise<string> {
  const { table, commitment } = await api.createTable({ ...wanted, waits: true })
  if (commitment) keepCommitment(table, commitment)
  return table
}

/** Makes a table, starts its match at once, and returns its address. */
export async function playAlone(wanted: NewTable): Promise<string> {
  const table = await make(wanted)
  try {
    await api.start(table, freshNonce(table))
  } catch (error) {
    // The server made the table for somebody whom it does not know any more: the cookie did not come back.
    throw isRefusedAs(error, 'not-seated') ? api.noCookies() : error
  }
  return `/table/${table}`
}

/** Makes a table that waits for people, where the player has that name, and returns its address. */
export async function playTogether(wanted: NewTable, name: string): Promise<string> {
  const names = [name, ...wanted.names.slice(1)]
  return `/table/${await make({ ...wanted, names })}`
}

/** How often a table is looked for where somebody else was faster at the one that was found. */
const LOOKS = 4

/** Sits down at the next open table of the game, or opens one; returns its address. */
export async function quickMatch(game: string, name: string): Promise<string> {
  for (let look = 1; ; look++) {
    const { table, commitment } = await api.quick({ game, name })
    if (commitment) keepCommitment(table, commitment)
    try {
      await sitDown(table, name)
    } catch (error) {
      if (isRefusedAs(error, ...GONE) && look < LOOKS) continue
      // Whoever made the table sits there already.
      if (!isRefusedAs(error, 'sits-already')) throw error
    }
    return `/table/${table}`
  }
}

/** How the server refuses a seat that was free a moment ago. */
const GONE = ['full', 'taken', 'begun', 'closed', 'match-over']

/** Sits down at a table whose commitment the page has shown. */
export async function sitDown(table: string, name: string | null, seat?: Seat): Promise<void> {
  if (name) keepName(name)
  const wanted = { nonce: freshNonce(table), ...(name && { name }) }
  await api.sit(table, seat === undefined ? wanted : { ...wanted, seat })
}

const isRefusedAs = (error: unknown, ...codes: string[]) =>
  error instanceof api.RequestError && codes.includes(error.code)

/** Why somebody cannot have a name, and what there is to do. */
export interface NameRefusal {
  text: string
  /** A name that nobody has. */
  other: string | null
  /** Whether an account has the name, which may be the player's own. */
  account: boolean
}

/** Why a name was refused; null where something else is wrong. */
export function nameRefusal(error: unknown): NameRefusal | null {
  if (!(error instanceof api.RequestError)) return null
  const account = error.code === 'name-of-account'
  if (!account && error.code !== 'name-taken') return null
  return { text: error.sentence, other: error.otherName ?? null, account }
}

/** The name that the player gave last; empty before there was any. */
export const lastName = () => recall<string>('name', '')

export const keepName = (name: string) => keep('name', name)
