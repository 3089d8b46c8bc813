/** How a card is drawn and named. */
import type { Component } from 'svelte'

export interface CardFace {
  /** Its name in a sentence, without an article: `queen of spades`. */
  name: string
  /** `the` for a unique card, `a` or `an` for one of several. */
  article: 'the' | 'a' | 'an'
  /** The drawing, in a box of 100 by 140. */
  Drawing: Component<{ code: string; tile: boolean }>
  /** Its place in a sorted hand; cards without one keep the server's order. */
  order?: number
  /** More of what is printed on it, for screen readers. */
  printed?: string[]
  /** The actions that play it, if there are several. */
  plays?: string[]
  /** How it was declared, if there are several ways. */
  declared?: string
  /** The word that is called out when it is declared. */
  called?: string
}

/** Parses the notation of a card; null for any other text. */
export type ReadCard = (code: string) => CardFace | null
