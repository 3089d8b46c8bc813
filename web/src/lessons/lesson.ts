/** A lesson: a guided first match of a game, one idea a step. */
import { isPass, sameAction } from './actions'
import type { Snapshot } from '../wire/types'

/** Words that may depend on how things stand. */
export type Words = string | ((snapshot: Snapshot) => string)

export interface Step {
  /** The place of the match where it is due, as the lesson counts places. */
  at: number
  /** Where it is due only sometimes: whether it is now. */
  when?: (snapshot: Snapshot) => boolean
  /** The idea, in a sentence or three. */
  text: Words
  /** What the player is to do; without it the step is to be read. */
  task?: Words
  /** The actions that lead on. Without them the player is free. */
  wants?: string[]
  /** Why another action, which is allowed, is not the one; said when it is tried. */
  why?: (action: string, snapshot: Snapshot) => string
  /** What is lit: cards of the hand or on the table by their notation, or a CSS selector. */
  lit?: string[]
}

export interface Lesson {
  /** The game's id. */
  game: string
  /** Where the match is: a number that grows with every turn of the player's. */
  place: (snapshot: Snapshot) => number
  steps: Step[]
}

export function said(words: Words, snapshot: Snapshot): string {
  return typeof words === 'string' ? words : words(snapshot)
}

/** The steps that are due now, in their order. */
export function dueSteps(lesson: Lesson, snapshot: Snapshot): Step[] {
  const place = lesson.place(snapshot)
  return lesson.steps.filter((step) => step.at === place && (step.when?.(snapshot) ?? true))
}

/** Whether the snapshot allows the action. */
export function allows(snapshot: Snapshot, action: string): boolean {
  return (snapshot.view.legal ?? []).some((legal) =>
    typeof legal === 'string'
      ? sameAction(legal, action)
      : isPass(action) &&
        action
          .split(' ')
          .slice(1)
          .every((card) => legal.from.includes(card)),
  )
}

/**
 * Why the action is not done now: what the lesson says of it where another one leads on. Null where it may be done, also
 * where none of those that lead on is allowed: then the match has left the lesson's way.
 */
export function objection(steps: Step[], action: string, snapshot: Snapshot): string | null {
  const asks = steps.find(({ wants }) => wants?.some((wanted) => allows(snapshot, wanted)))
  if (!asks?.wants || asks.wants.some((wanted) => sameAction(wanted, action))) return null
  if (!allows(snapshot, action)) return null
  return asks.why?.(action, snapshot) ?? 'That is allowed, but look again at what this step asks.'
}
