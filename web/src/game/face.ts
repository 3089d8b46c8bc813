/** What a game adds to the look of the page. Everything else about the table is shared. */
import type { Component } from 'svelte'
import type { Choices } from '../table/model/choices'
import type { Scene } from '../table/model/scene'
import type { Session } from '../table/session/session.svelte'
import type { Lay } from '../cards/fan'
import type { RulesProps, RulesTable } from './rules'
import type { Cloth } from './cloth'
import type { Games, TableEvent } from '../wire/types'
import type { GamePart } from '../table/model/game-logic'

export interface TableProps {
  session: Session
  scene: Scene
}

/** A big moment: what happened, and the sentence for it. */
export interface MomentProps {
  event: TableEvent
  text: string
}

/** A hint for a first match. */
export interface Hint {
  /** The name under which it is stored as read. */
  id: string
  text: string
  /** Whether it is of use now that nothing is left to show. */
  when: (scene: Scene, choices: Choices) => boolean
  /** Whether it is of use before the viewer's first turn too, while others play. */
  before?: (scene: Scene) => boolean
}

/** What every page knows of a game. */
export interface GameFace {
  id: string
  name: string
  /** Its place among the games in the lobby. */
  order: number
  /** Loads the rules in our own words: those of a table, or of the game. */
  rules: () => Promise<{ default: Component<RulesProps> }>
  /** The cloth of its table and its picture. */
  cloth: Cloth
  /** Whether the cards are tiles that stand on edge. */
  tiles?: boolean
  /** What the match counts: `hand` unless it says otherwise. */
  round?: string
  /** Learns from what the server offers. */
  learn?: (offered: Games) => void
}

/** What only the tables of a game need. It is loaded with the first of them. */
export interface GameTable {
  /** What it adds to the logic of the table. */
  part?: GamePart
  /** Its mark on the middle of the table: paths in a square from -100 to 100. */
  Emblem: Component
  /** What lies in the middle of the table, where it is not a trick. */
  Middle?: Component<TableProps>
  /** How it lays the player's hand, where not as a fan. */
  lay?: Lay
  /** How many places it has that come one after another when the page opens. */
  places?: number
  /** What else lies between the players: the draw for the deal. */
  Extra?: Component<TableProps>
  /** What else the state of the hand says: list items, such as the leftovers. */
  Chips?: Component<TableProps>
  /** A strip above the table: what rules the hand. */
  Band?: Component<TableProps>
  /** How the game's own big moments are shown, where not by a notice. */
  Moment?: Component<MomentProps>
  /** What is shown when a hand or game is scored, above the scores. */
  Scoring?: Component<TableProps>
  /** How many hands or games the match has, where its options fix that: what follows their number in the heading. */
  rounds?: (options: RulesTable['options']) => string
  hints: Hint[]
}
