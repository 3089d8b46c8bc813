/** The dialogs that can be opened from the bar above the table. */
import type { IconName } from '../shell/Icon.svelte'
import type { Wanted } from './shortcuts'

export type Sheet =
  'trick' | 'history' | 'scores' | 'people' | 'rules' | 'settings' | 'keys' | 'menu'

export interface SheetEntry {
  sheet: Sheet
  icon: IconName
  name: string
  /** The short cut that opens it. */
  key?: Wanted
  /** Only in games with tricks. */
  tricks?: boolean
  /** Whether it stands in the bar of a narrow screen too; the others are in the menu there. */
  first?: boolean
  /** Whether even that bar has no room for it where the screen is very narrow. */
  narrow?: boolean
}

export const SHEETS: SheetEntry[] = [
  { sheet: 'trick', icon: 'trick', name: 'Last trick', key: 'trick', tricks: true, first: true },
  { sheet: 'history', icon: 'log', name: 'What happened', key: 'history' },
  { sheet: 'scores', icon: 'scores', name: 'Scores', key: 'scores', first: true, narrow: true },
  { sheet: 'people', icon: 'people', name: 'People', key: 'people', first: true },
  { sheet: 'rules', icon: 'rules', name: 'Rules', key: 'rules' },
  { sheet: 'settings', icon: 'settings', name: 'Settings' },
  { sheet: 'keys', icon: 'keys', name: 'Keys', key: 'keys' },
]

/** The entries that a table has. */
export function sheetsOf(tricks: boolean): SheetEntry[] {
  return SHEETS.filter((entry) => tricks || !entry.tricks)
}
