/** A card as it is drawn and named. */
import type { Component } from 'svelte'

export interface CardFace {
  /** What it is called in a sentence, without an article: `queen of spades`. */
  name: string
  /** `the` where there is one such card in the pack, `a` or `an` where several are alike. */
  article: 'the' | 'a' | 'an'
  /** What is drawn on the card, in a box of 100 by 140. */
  Drawing: Component<{ code: string; tile: boolean }>
  /** Its place in a sorted hand; a card without one stays where the server put it. */
  order?: number
  /** What else is printed on it, for a screen reader. */
  printed?: string[]
  /** Where it can be played in several ways: the action for each. */
  plays?: string[]
  /** Where it was played in one of several ways: the label of that way. */
  declared?: string
}

/** Reads a card in notation; null for text that is no card of this kind. */
export type ReadCard = (code: string) => CardFace | null
