/** How a card is drawn and named. */
import type { Component } from 'svelte'

export interface CardFace {
  /** Its name in a sentence, without an article: `queen of spades`. */
  name: string
  /** `the` where the pack has one such card, `a` or `an` where it has several. */
  article: 'the' | 'a' | 'an'
  /** The drawing, in a box of 100 by 140. */
  Drawing: Component<{ code: string; tile: boolean }>
  /** Its place in a sorted hand; cards without one keep the server's order. */
  order?: number
  /** What else is printed on it, for a screen reader. */
  printed?: string[]
  /** The actions that play it, where there are several ways. */
  plays?: string[]
  /** The label of the way in which it was played, where there are several. */
  declared?: string
  /** The word that is called as it is played so. */
  called?: string
}

/** Reads a card in notation; null for text that is no card of this kind. */
export type ReadCard = (code: string) => CardFace | null
