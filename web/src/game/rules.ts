/** What the rules of a game are shown for: one table, or any. */
import type { Document } from '../generated/Document'

/** What the rules depend on: the number of players, and every option with its value. */
export interface RulesTable {
  players: number
  options: Document['options']
}

export interface RulesProps {
  /** The table; without one the rules describe every option. */
  table?: RulesTable | undefined
}
