/** The cards of a table's first view, which is shown before the script of the page has loaded. */

import type { PlainKey } from '../language/translate'
import type { Lay } from './fan'

/** The settings that change how cards look. */
export interface Look {
  fourColours: boolean
}

/** Reads a message of the area `opening`. */
export type Word = (key: PlainKey) => string

export interface FirstCard {
  /** Its face, as markup for a box of 100 by 140. */
  face: string
  /** Its place in a sorted hand; cards without one keep the server's order. */
  order?: number
}

/** Parses the notation of a card; null for any other text. */
export type ReadFirst = (code: string, look: Look & { word: Word }) => FirstCard | null

/** The cards of a game in the first view; by default the standard pack. */
export interface FirstCards {
  read?: ReadFirst
  /** Whether they are tiles that stand on edge. */
  tiles?: boolean
  /** The layout of the player's hand, if it is not a fan. */
  lay?: Lay
}

/**
 * The keys of the first hints for a new player of a game, each stored as read under its name (`hearts.pass`). They are of the
 * area `opening`, which the page of a table has in it.
 */
export interface Opening {
  /** With the first pass. */
  pass?: PlainKey
  /** With the first card. */
  play?: PlainKey
  /** With the first turn, in games whose turns are more than a card. */
  turn?: PlainKey
}
