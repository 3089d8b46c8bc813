/** Sitting down at tables, with the player's part in their shuffles. */
import { keepCommitment } from '../table/promise'
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
  await api.start(table, freshNonce(table))
  return `/table/${table}`
}

/** Makes a table that waits for people, where the player has that name, and returns its address. */
export async function playTogether(wanted: NewTable, name: string): Promise<string> {
  const names = [name, ...wanted.names.slice(1)]
  return `/table/${await make({ ...wanted, names })}`
}

/** Sits down at the next open table of the game, or opens one; returns its address. */
export async function quickMatch(game: string, name: string): Promise<string> {
  const { table, commitment } = await api.quick({ game, name })
  if (commitment) keepCommitment(table, commitment)
  // Whoever made the table sits there already. Whoever cannot sit down is told why in its room: somebody was faster,
  // or has the same name.
  await sitDown(table, name).catch(() => null)
  return `/table/${table}`
}

/** Sits down at a table whose commitment the page has shown. */
export async function sitDown(table: string, name: string | null, seat?: Seat): Promise<void> {
  if (name) keepName(name)
  const wanted = { nonce: freshNonce(table), ...(name && { name }) }
  await api.sit(table, seat === undefined ? wanted : { ...wanted, seat })
}

/** Whether a name was refused because an account has it, which may be the player's own. */
export const isNameOfAccount = (error: unknown) =>
  error instanceof api.RequestError && error.code === 'name-of-account'

/** The name that the player gave last; empty before there was any. */
export const lastName = () => recall<string>('name', '')

export const keepName = (name: string) => keep('name', name)
