/** How a card is drawn and named. */
import type { Component } from 'svelte'

/** Draws the card of a code. */
export type CardDrawing = Component<{ code: string; tile: boolean }>

export interface CardFace {
  /** Its name in a form of the language, see `locales/en/cards.ftl`; `another` when an equal card was named before it. */
  name: (form: string, another: boolean) => string
  /** The drawing, in a box of 100 by 140; undefined until it is loaded. */
  readonly Drawing: CardDrawing | undefined
  /** Its place in a sorted hand; cards without one keep the server's order. */
  order?: number
  /** More of what is printed on it, for screen readers. */
  readonly printed?: string[]
  /** The actions that play it, if there are several. */
  plays?: string[]
  /** How it was declared, if there are several ways. */
  readonly declared?: string | undefined
  /** The word that is called out when it is declared. */
  readonly called?: string | undefined
}

/** Parses the notation of a card; null for any other text. */
export type ReadCard = (code: string) => CardFace | null
