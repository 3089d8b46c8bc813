/** What a table's first cards need of a card, before the script of the page has come. */

import type { Lay } from './fan'

/** How the player likes the cards. */
export interface Look {
  fourColours: boolean
}

export interface FirstCard {
  /** Its face, as markup for a box of 100 by 140. */
  face: string
  /** Its place in a sorted hand; cards without one keep the server's order. */
  order?: number
}

/** Reads a card in notation; null for text that is no card of this kind. */
export type ReadFirst = (code: string, look: Look) => FirstCard | null

/** What a game says of its first cards; one that says nothing has the standard pack. */
export interface FirstCards {
  read?: ReadFirst
  /** Whether they are tiles that stand on edge. */
  tiles?: boolean
  /** How it lays the player's hand, where not as a fan. */
  lay?: Lay
}

/** The hints that whoever plays the game for the first time gets first, each under its name (`hearts.pass`). */
export interface Opening {
  /** With the first pass. */
  pass?: string
  /** With the first card. */
  play?: string
  /** With the first turn, where it is more than a card. */
  turn?: string
}
