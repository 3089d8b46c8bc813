/** Diagrams of a game's rules: cards with a caption. */
import type { RulesTable } from '../../game/rules'
import { format, plain } from '../../language/language.svelte'
import type { PlainKey } from '../../language/translate'
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

/** All texts are in the language of the page when they are read. */
export interface Diagrams {
  /** The game's id. */
  game: string
  tile?: boolean
  /** The sentence before the diagrams. */
  note?: PlainKey
  diagrams: () => DiagramText[]
  /** An example of scoring; null if it needs the printed points of the server and those are unknown. */
  scoring: (offered: Games | null, table?: RulesTable) => Example | null
  /** The diagrams that depend on a table's options; they are shown at the table too. */
  at?: (table: RulesTable) => DiagramText[]
}

const PLAYERS = [
  'rules-you',
  'rules-ada',
  'rules-boris',
  'rules-clara',
  'rules-dmitri',
  'rules-edith',
  'rules-felix',
  'rules-greta',
] as const satisfies PlainKey[]

/** The name of a player of the examples; the first is "You". */
export const nameOf = (seat: number): string => plain(PLAYERS[seat] ?? PLAYERS[0])

/** Points in an example of scoring. */
export const points = (count: number): string => format().number(count)

/** A trick, from "You" on, with the winning card highlighted. */
export function trick(codes: string[], takes: number): Shown[] {
  return codes.map((code, seat) => ({ code, by: nameOf(seat), lit: seat === takes }))
}

/** A row of cards, some highlighted, some dimmed. */
export function row(codes: (string | null)[], lit: string[] = [], dim: string[] = []): Shown[] {
  return codes.map((code) => ({
    code,
    lit: code !== null && lit.includes(code),
    dim: code !== null && dim.includes(code),
  }))
}
