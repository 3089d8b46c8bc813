/** Figures of a game's rules: cards with a caption. */
import type { RulesTable } from '../../game/rules'
import type { Games } from '../../wire/types'

export interface Shown {
  /** The notation; null is a card's back. */
  code: string | null
  /** What stands under it, such as who played it. */
  by?: string
  lit?: boolean
  /** Dimmed: it may not be played. */
  dim?: boolean
}

export interface FigureText {
  cards: Shown[]
  caption: string
}

/** An example of scoring: its lines, and what there is to say of them. */
export interface Example {
  lines: [what: string, points: string][]
  sum: string
}

export interface Figures {
  /** The game's id. */
  game: string
  tile?: boolean
  /** What there is to say before the figures. */
  note?: string
  figures: FigureText[]
  /** An example of scoring; null where it needs the points that the server prints on cards, and those are not known. */
  scoring: (offered: Games | null, table?: RulesTable) => Example | null
  /** The figures of a table, where they are others for other options; they are shown at the table too. */
  at?: (table: RulesTable) => FigureText[]
}

export const NAMES = ['You', 'Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']

/** A trick: who played what, from you on; the card that takes it is lit. */
export function trick(codes: string[], takes: number): Shown[] {
  return codes.map((code, seat) => ({ code, by: NAMES[seat] ?? '', lit: seat === takes }))
}

/** Cards without words; those named are lit, others dimmed. */
export function row(codes: (string | null)[], lit: string[] = [], dim: string[] = []): Shown[] {
  return codes.map((code) => ({
    code,
    lit: code !== null && lit.includes(code),
    dim: code !== null && dim.includes(code),
  }))
}
