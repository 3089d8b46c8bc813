/** A lesson: a guided first match of a game, one idea per step. */
import { t } from '../language/language.svelte'
import type { PlainKey } from '../language/translate'
import { isPass, sameAction } from './actions'
import type { Snapshot } from '../wire/types'

/** A message, or a text that depends on the snapshot. */
export type Words = PlainKey | ((snapshot: Snapshot) => string)

export interface Step {
  /** The place at which it is due (see `Lesson.place`). */
  at: number
  /** A further condition. */
  when?: (snapshot: Snapshot) => boolean
  /** The idea, in up to three sentences. */
  text: Words
  /** The task of the player; a step without one is only read. */
  task?: Words
  /** The actions that the lesson wants; without them the player is free. */
  wants?: string[]
  /** Why another legal action is not the right one. */
  why?: (action: string) => PlainKey
  /** The highlights: cards by their notation, or CSS selectors. */
  lit?: string[]
}

export interface Lesson {
  /** The game's id. */
  game: string
  /** The progress of the match: a number that grows with every turn of the player. */
  place: (snapshot: Snapshot) => number
  steps: Step[]
}

export function said(words: Words, snapshot: Snapshot): string {
  // In a build the key of a message is a number.
  return typeof words === 'function' ? words(snapshot) : t(words)
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
 * Why the lesson holds the action back: another one is wanted. Null if it may be sent, which includes any action once
 * none of the wanted ones is legal, because the match has then left the lesson.
 */
export function objection(steps: Step[], action: string, snapshot: Snapshot): string | null {
  const asks = steps.find(({ wants }) => wants?.some((wanted) => allows(snapshot, wanted)))
  if (!asks?.wants || asks.wants.some((wanted) => sameAction(wanted, action))) return null
  if (!allows(snapshot, action)) return null
  return t(asks.why?.(action) ?? 'lesson-guide-other')
}
