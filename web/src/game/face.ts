/** What every page knows of a game: its name, its look, its rules in prose. */
import type { Component } from 'svelte'
import type { PlainKey } from '../language/translate'
import type { Games } from '../wire/types'
import type { Cloth } from './cloth'
import type { RulesProps } from './rules'

/** What the rounds of a match are. */
export type Round = 'hand' | 'game'

export interface GameFace {
  id: string
  /** The message with its name; `gameName` reads it. */
  name: PlainKey
  /** The message that says in a sentence what it is like. */
  summary: PlainKey
  /** Its place among the games in the lobby. */
  order: number
  /** Loads the rules in our own words, for a table or for the game in general. */
  rules: () => Promise<{ default: Component<RulesProps> }>
  /** The cloth of its table and its picture. */
  cloth: Cloth
  /** Whether the cards are tiles that stand on edge. */
  tiles?: boolean
  /** Whether no queen of spades is in its pack. */
  hasNoQueen?: boolean
  /** What a round of the match is; a hand by default. */
  round?: Round
  /** Takes what it needs from the server's offer. */
  learn?: (offered: Games) => void
}
