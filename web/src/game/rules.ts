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
