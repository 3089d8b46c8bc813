/** Diagrams of a game's rules: cards with a caption. */
import type { RulesTable } from '../../game/rules'
import type { Games } from '../../wire/types'

export interface Shown {
  /** The notation; null is a card's back. */
  code: string | null
  /** The label under it, such as who played it. */
  by?: string
  lit?: boolean
  /** Dimmed: it may not be played. */
  dim?: boolean
}

export interface DiagramText {
  cards: Shown[]
  caption: string
}

/** An example of scoring: its lines, and a comment. */
export interface Example {
  lines: [what: string, points: string][]
  sum: string
}

export interface Diagrams {
  /** The game's id. */
  game: string
  tile?: boolean
  /** A sentence before the diagrams. */
  note?: string
  diagrams: DiagramText[]
  /** An example of scoring; null if it needs the printed points of the server and those are unknown. */
  scoring: (offered: Games | null, table?: RulesTable) => Example | null
  /** The diagrams that depend on a table's options; they are shown at the table too. */
  at?: (table: RulesTable) => DiagramText[]
}

export const NAMES = ['You', 'Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']

/** A trick, from "You" on, with the winning card highlighted. */
export function trick(codes: string[], takes: number): Shown[] {
  return codes.map((code, seat) => ({ code, by: NAMES[seat] ?? '', lit: seat === takes }))
}

/** A row of cards, some highlighted, some dimmed. */
export function row(codes: (string | null)[], lit: string[] = [], dim: string[] = []): Shown[] {
  return codes.map((code) => ({
    code,
    lit: code !== null && lit.includes(code),
    dim: code !== null && dim.includes(code),
  }))
}
