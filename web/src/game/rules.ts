/** What the rules of a game are told for: one table, or any. */
import type { Document } from '../generated/Document'

/** A table as its rules are told: how many play there, and every option with its value. */
export interface RulesTable {
  players: number
  options: Document['options']
}

export interface RulesProps {
  /** The table whose rules are told; without one the page tells what every table may have. */
  table?: RulesTable | undefined
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A number in words as far as nine, as books print them. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
