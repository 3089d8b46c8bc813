/** The entries of the table's bar and menu. */
import type { PlainKey } from '../../language/translate'
import type { IconName } from '../../ui/Icon.svelte'
import type { Shortcut } from './shortcuts'

/** A dialog over the table. */
export type DialogName =
  'trick' | 'history' | 'scores' | 'people' | 'rules' | 'settings' | 'keys' | 'menu' | 'hint'

/** What a button opens: a dialog, or the log beside the table. */
export type MenuTarget = DialogName | 'log'

export interface MenuEntry {
  opens: MenuTarget
  icon: IconName
  /** The key of its name. */
  name: PlainKey
  /** Its keyboard shortcut. */
  key?: Shortcut
}

/** What the entries of a table depend on. */
export interface TableKind {
  /** Whether it is a trick game. */
  tricks: boolean
  /** Whether several people play there. */
  multiplayer: boolean
}

const TRICK: MenuEntry = { opens: 'trick', icon: 'trick', name: 'table-last-trick', key: 'trick' }
const SCORES: MenuEntry = { opens: 'scores', icon: 'scores', name: 'table-scores', key: 'scores' }
const LOG: MenuEntry = { opens: 'log', icon: 'log', name: 'table-log', key: 'log' }
const HISTORY: MenuEntry = {
  opens: 'history',
  icon: 'history',
  name: 'table-history',
  key: 'history',
}
const PEOPLE: MenuEntry = { opens: 'people', icon: 'people', name: 'table-people', key: 'people' }
const RULES: MenuEntry = { opens: 'rules', icon: 'rules', name: 'table-rules', key: 'rules' }
const SETTINGS: MenuEntry = { opens: 'settings', icon: 'settings', name: 'table-settings' }
const KEYS: MenuEntry = { opens: 'keys', icon: 'keys', name: 'table-shortcuts', key: 'keys' }

/** The entries of the bar in every window. A table without other people has `Take back` as well. */
export function barOf({ tricks, multiplayer }: TableKind): MenuEntry[] {
  return [...(multiplayer ? [PEOPLE] : []), tricks ? TRICK : RULES]
}

/** The entries that are in the bar of a wide window and in the menu of a narrow one. */
export const WIDE: MenuEntry[] = [SCORES, LOG]

/** The entries of the menu in every window. */
export function menuOf({ tricks, multiplayer }: TableKind): MenuEntry[] {
  return [HISTORY, ...(multiplayer ? [] : [PEOPLE]), ...(tricks ? [RULES] : []), SETTINGS, KEYS]
}
