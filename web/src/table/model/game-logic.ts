/** What a game adds to the logic of the table. Where a function returns null, the shared code applies. */
import type { Sound } from '../../sound/plan'
import type { Choices } from './choices'
import type { Beat } from './beats'
import type { Names } from './names'
import type { Tempo } from './pace'
import type { Phase, Snapshot, TableEvent } from '../../wire/types'

/** Something that is asked beside the cards of the hand. */
export interface Question {
  text: string
  /** What is said when it is asked, where that is more than the text. */
  said?: string
  /** A button each, with the action it stands for. */
  answers: { label: string; action: string }[]
}

/** The heading of a hand's or game's result. */
export interface Result {
  title: string
  /** The label of the button that goes on. */
  next: string
}

/** A match with other options than the one before. */
export interface Rematch {
  /** The label of its button. */
  label: string
  options: Snapshot['view']['options']
}

export interface GameLogic {
  /** The game's id. */
  id: string
  /** The card that an action takes from the hand to a place the player has yet to choose. */
  placedCard?(action: string): string | null
  /** Every action that could put a card of the hand on a place of the table, on whatever turn. */
  placements?(card: string): string[]
  /** What such an action does, after "you": `catch your stack 2 with the red Blank`. */
  deed?(action: string): string | null
  /** What is asked beside the cards of the hand. */
  question?(choices: Choices): Question | null
  /** What is shown after an event; `next` is the snapshot that the event's update ends with. */
  reduce?(shown: Snapshot, event: TableEvent, next: Snapshot): Snapshot | null
  /** Whether the table waits for nobody at an event of the game's own. */
  pauses?(event: TableEvent): boolean
  /** The part of the hand that an event of the game's own begins, or one before it; `later` is the event after it. */
  phaseAfter?(event: TableEvent, later: TableEvent | undefined, next: Snapshot): Phase | null
  /** An event in a sentence. */
  sentence?(event: TableEvent, names: Names): string | null
  /** The beats that an event is shown in. */
  beats?(event: TableEvent, tempo: Tempo, names: Names): Beat[] | null
  /** The sound of an event of the game's own, where it is not that of a card. */
  sound?(event: TableEvent): Sound | null
  /** Whether an event is marked on the table until the next one that is. */
  isMarked?(event: TableEvent): boolean
  /** The result that an event brings. */
  result?(event: TableEvent): Result | null
  /** What decided the match, in a sentence, where the game has a way of its own. */
  decided?(snapshot: Snapshot): string | null
  /** What a bot would do, in a sentence. */
  suggestion?(action: string): string | null
  /** The match that is offered when this one is over, beside the same again. */
  rematch?(snapshot: Snapshot): Rematch | null
  /** What lies on the table beside the cards when somebody sits down at it, in sentences. */
  present?(snapshot: Snapshot): string[]
  /** What the points of a hand are called, one and all of them, and their sign: a path in a square of 24. */
  points?: { one: string; all: string; sign: string }
  /** What will still change the points of the hand that the badges show, by name. */
  pending?(snapshot: Snapshot): string | null
  /** How far the hand is, from 0 to 1. */
  progress?(snapshot: Snapshot): number | null
  /** Learns what is so at the table that is shown; null when the page leaves it. */
  learnTable?(snapshot: Snapshot | null): void
}
