/** What the bar and the menu of the table open. */
import type { IconName } from '../../ui/Icon.svelte'
import type { Shortcut } from './shortcuts'

/** A dialog over the table. */
export type DialogName =
  'trick' | 'history' | 'scores' | 'people' | 'rules' | 'settings' | 'keys' | 'menu'

/** What a button opens: a dialog, or the log beside the table. */
export type MenuTarget = DialogName | 'log'

export interface MenuEntry {
  opens: MenuTarget
  icon: IconName
  name: string
  /** The short cut that opens it. */
  key?: Shortcut
}

/** What a table is, for what stands in its bar. */
export interface TableKind {
  /** Whether its game has tricks. */
  tricks: boolean
  /** Whether several people sit there. */
  multiplayer: boolean
}

const TRICK: MenuEntry = { opens: 'trick', icon: 'trick', name: 'Last trick', key: 'trick' }
const SCORES: MenuEntry = { opens: 'scores', icon: 'scores', name: 'Scores', key: 'scores' }
const LOG: MenuEntry = { opens: 'log', icon: 'log', name: 'Log', key: 'log' }
const HISTORY: MenuEntry = {
  opens: 'history',
  icon: 'history',
  name: 'What happened',
  key: 'history',
}
const PEOPLE: MenuEntry = { opens: 'people', icon: 'people', name: 'People', key: 'people' }
const RULES: MenuEntry = { opens: 'rules', icon: 'rules', name: 'Rules', key: 'rules' }
const SETTINGS: MenuEntry = { opens: 'settings', icon: 'settings', name: 'Settings' }
const KEYS: MenuEntry = { opens: 'keys', icon: 'keys', name: 'Keys', key: 'keys' }

/** The entries of the bar that have a place there in every window. Without other people there is `Take back` as well. */
export function barOf({ tricks, multiplayer }: TableKind): MenuEntry[] {
  return [...(multiplayer ? [PEOPLE] : []), tricks ? TRICK : RULES]
}

/** The entries of the bar that a narrow window has in its menu. */
export const WIDE: MenuEntry[] = [SCORES, LOG]

/** What stands in the menu alone. */
export function menuOf({ tricks, multiplayer }: TableKind): MenuEntry[] {
  return [HISTORY, ...(multiplayer ? [] : [PEOPLE]), ...(tricks ? [RULES] : []), SETTINGS, KEYS]
}
