/** What a game adds to the logic of the table. A function that returns null leaves it to the shared code. */
import type { Sound } from '../../sound/plan'
import type { Choices } from './choices'
import type { Beat } from './beats'
import type { Names } from './names'
import type { Tempo } from './pace'
import type { Phase, Reason, Snapshot, TableEvent } from '../../wire/types'

/** A question beside the cards of the hand. */
export interface Question {
  text: string
  /** The announcement, if it differs from the text. */
  said?: string
  /** The buttons with their actions. */
  answers: { label: string; action: string }[]
}

/** The heading of a hand's or game's result. */
export interface Result {
  title: string
  /** The label of the button that continues. */
  next: string
}

/** A rematch with other options. */
export interface Rematch {
  /** The label of its button. */
  label: string
  options: Snapshot['view']['options']
}

export interface GameLogic {
  /** The game's id. */
  id: string
  /** The card of an action that puts it on a place of the table. */
  placedCard?(action: string): string | null
  /** Every action that could put a card of the hand on a place of the table on some turn. */
  placements?(card: string): string[]
  /** The announcement of such an action that is chosen for the player's next turn. */
  planned?(action: string): string | null
  /** The question beside the cards of the hand. */
  question?(choices: Choices): Question | null
  /** The snapshot after an event; `next` is the snapshot at the end of its update. */
  reduce?(shown: Snapshot, event: TableEvent, next: Snapshot): Snapshot | null
  /** Whether nobody is to act at an event of this game. */
  pauses?(event: TableEvent): boolean
  /** The phase after an event; `later` is the event after it. */
  phaseAfter?(event: TableEvent, later: TableEvent | undefined, next: Snapshot): Phase | null
  /** An event in a sentence. */
  sentence?(event: TableEvent, names: Names): string | null
  /** Why its own rules refuse an action, in a sentence. */
  refusal?(reason: Reason): string | null
  /** The beats that an event is shown in. */
  beats?(event: TableEvent, tempo: Tempo, names: Names): Beat[] | null
  /** The sound of an event of this game, if not that of a card. */
  sound?(event: TableEvent): Sound | null
  /** Whether an event stays marked on the table until the next such event. */
  isMarked?(event: TableEvent): boolean
  /** The result in an event. */
  result?(event: TableEvent): Result | null
  /** What decided the match, in a sentence. */
  decided?(snapshot: Snapshot): string | null
  /** What a bot would do, in a sentence. */
  suggestion?(action: string): string | null
  /** The rematch offered beside the plain one. */
  rematch?(snapshot: Snapshot): Rematch | null
  /** The state of the table beside the cards, in sentences, for a player who opens it. */
  present?(snapshot: Snapshot): string[]
  /** What points are if not hearts: their sign, a path in a square of 24, and their number in words. */
  points?: { sign: string; text(count: number, pending: string | null): string }
  /** The name of what will still change the points of the hand. */
  pending?(snapshot: Snapshot): string | null
  /** The progress of the hand, from 0 to 1. */
  progress?(snapshot: Snapshot): number | null
  /** Takes the snapshot of the table that is shown; null when it is closed. */
  learnTable?(snapshot: Snapshot | null): void
}
