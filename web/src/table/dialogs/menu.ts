/** What the bar and the menu of the table open. */
import type { IconName } from '../../ui/Icon.svelte'
import type { Wanted } from './shortcuts'

/** A dialog over the table. */
export type Sheet =
  'trick' | 'history' | 'scores' | 'people' | 'rules' | 'settings' | 'keys' | 'menu'

/** What a button opens: a dialog, or the log beside the table. */
export type Opens = Sheet | 'log'

export interface SheetEntry {
  sheet: Opens
  icon: IconName
  name: string
  /** The short cut that opens it. */
  key?: Wanted
}

/** What a table is, for what stands in its bar. */
export interface TableKind {
  /** Whether its game has tricks. */
  tricks: boolean
  /** Whether several people sit there. */
  company: boolean
}

const TRICK: SheetEntry = { sheet: 'trick', icon: 'trick', name: 'Last trick', key: 'trick' }
const SCORES: SheetEntry = { sheet: 'scores', icon: 'scores', name: 'Scores', key: 'scores' }
const LOG: SheetEntry = { sheet: 'log', icon: 'log', name: 'Log', key: 'log' }
const HISTORY: SheetEntry = {
  sheet: 'history',
  icon: 'history',
  name: 'What happened',
  key: 'history',
}
const PEOPLE: SheetEntry = { sheet: 'people', icon: 'people', name: 'People', key: 'people' }
const RULES: SheetEntry = { sheet: 'rules', icon: 'rules', name: 'Rules', key: 'rules' }
const SETTINGS: SheetEntry = { sheet: 'settings', icon: 'settings', name: 'Settings' }
const KEYS: SheetEntry = { sheet: 'keys', icon: 'keys', name: 'Keys', key: 'keys' }

/** The entries of the bar that have a place there in every window. Without other people there is `Take back` as well. */
export function barOf({ tricks, company }: TableKind): SheetEntry[] {
  return [...(company ? [PEOPLE] : []), tricks ? TRICK : RULES]
}

/** The entries of the bar that a narrow window has in its menu. */
export const WIDE: SheetEntry[] = [SCORES, LOG]

/** What stands in the menu alone. */
export function menuOf({ tricks, company }: TableKind): SheetEntry[] {
  return [HISTORY, ...(company ? [] : [PEOPLE]), ...(tricks ? [RULES] : []), SETTINGS, KEYS]
}
