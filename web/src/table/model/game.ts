/** What a game adds to the page of a table. The table knows its games by this alone, and they know the table by it. */
import type { Component } from 'svelte'
import type { Lay } from '../../cards/fan'
import type { RulesTable } from '../../game/rules'
import type { TableEvent } from '../../wire/types'
import type { Choices } from './choices'
import type { GameLogic } from './game-logic'
import type { Prompt } from './prompt'
import type { Scene } from './scene'

/** What the components of a game may use of the session (`../session`). */
export interface TableSession {
  /** Elements by name, from and to which cards fly. */
  anchors: { at(name: string): (element: Element) => void; rect(name: string): DOMRect | null }
  selection: { readonly cards: string[]; byKeyboard: boolean; clear(): void }
  drag: {
    /** The `data-drop` name of what a dragged card is over. */
    over: string | null
    /** Where the card was when it was played. */
    from: DOMRect | null
    /** Registers the receiver of dropped cards; returns a function that removes it. */
    receiver(receive: (target: string) => void): () => void
  }
  /** The action that is chosen for the player's next turn. */
  premove: { action: string | null }
  /** Which parts of the table are mounted already. */
  mounting: { has(part: 'seat' | 'trick'): boolean; count(part: 'place'): number }
  announcer: { announce(text: string): void }
  readonly myTurn: boolean
  /** By the card, the actions that put it on a place of the table, now or on the player's next turn. */
  readonly placed: ReadonlyMap<string, string[]>
  /** Sends an action, legal or not: the server says why it refuses one. */
  act(action: string): Promise<void>
  /** Puts the selected card on a place of the table, now or on the player's next turn. */
  put(action: string): Promise<void>
  /** Shows a question; returns a function that removes it. */
  ask(prompt: Prompt): () => void
  /** Continues after a pause that waits for the player. */
  proceed(): void
}

export interface TableProps {
  session: TableSession
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

/** What only the tables of a game need. It is loaded with the first of them. */
export interface GameTable {
  /** What it adds to the logic of the table. */
  logic?: GameLogic
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
