/** How a card is drawn and named. */
import type { Component } from 'svelte'

export interface CardFace {
  /** Its name in a form of the language, see `locales/en/cards.ftl`; `another` when an equal card was named before it. */
  name: (form: string, another: boolean) => string
  /** The drawing, in a box of 100 by 140. */
  Drawing: Component<{ code: string; tile: boolean }>
  /** Its place in a sorted hand; cards without one keep the server's order. */
  order?: number
  /** More of what is printed on it, for screen readers. */
  readonly printed?: string[]
  /** The actions that play it, if there are several. */
  plays?: string[]
  /** How it was declared, if there are several ways. */
  readonly declared?: string
  /** The word that is called out when it is declared. */
  readonly called?: string
}

/** Parses the notation of a card; null for any other text. */
export type ReadCard = (code: string) => CardFace | null
