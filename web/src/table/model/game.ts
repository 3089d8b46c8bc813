/** What a game adds to the page of a table. The table knows its games by this alone, and they know the table by it. */
import type { Component } from 'svelte'
import type { Lay } from '../../cards/fan'
import type { PlainKey } from '../../language/translate'
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

/** A big moment: the event, and its sentence. */
export interface MomentProps {
  event: TableEvent
  text: string
}

/** A hint for a first match. */
export interface Hint {
  /** The name under which it is stored once read. */
  id: string
  text: PlainKey
  /** Whether it is useful now, on a live scene. */
  when: (scene: Scene, choices: Choices) => boolean
  /** Whether it is useful already before the viewer's first turn. */
  before?: (scene: Scene) => boolean
}

/** What a game adds to its tables, loaded with the first of them. */
export interface GameTable {
  /** Its logic. */
  logic?: GameLogic
  /** Its emblem: paths in a square from -100 to 100. */
  Emblem: Component
  /** The middle of the table, if it is not a trick. */
  Middle?: Component<TableProps>
  /** The layout of the player's hand, if it is not a fan. */
  lay?: Lay
  /** How many places of its middle mount one by one. */
  places?: number
  /** More between the players: the draw for the deal. */
  Extra?: Component<TableProps>
  /** More list items for the status, such as the leftovers. */
  Chips?: Component<TableProps>
  /** A strip above the table, for a rule of the current hand. */
  Band?: Component<TableProps>
  /** The component for its big moments, if they are not notices. */
  Moment?: Component<MomentProps>
  /** The part above the scores of a hand or game. */
  Scoring?: Component<TableProps>
  /** The number of hands or the greatest number of games of the match, for the heading; 0 if its options do not fix it. */
  rounds?: (options: RulesTable['options']) => number
  hints: Hint[]
}
