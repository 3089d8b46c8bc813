/** What every page knows of a game: its name, its look, its rules in prose. */
import type { Component } from 'svelte'
import type { Games } from '../wire/types'
import type { Cloth } from './cloth'
import type { RulesProps } from './rules'

export interface GameFace {
  id: string
  name: string
  /** Its place among the games in the lobby. */
  order: number
  /** Loads the rules in our own words, for a table or for the game in general. */
  rules: () => Promise<{ default: Component<RulesProps> }>
  /** The cloth of its table and its picture. */
  cloth: Cloth
  /** Whether the cards are tiles that stand on edge. */
  tiles?: boolean
  /** What a round of the match is called; `hand` by default. */
  round?: string
  /** Takes what it needs from the server's offer. */
  learn?: (offered: Games) => void
}
