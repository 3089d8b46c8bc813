/** The guide of a lesson: which step is shown, and which actions are held back. */
import type { Scene } from '../table/model/scene'
import type { Announcer } from '../table/log/announcer.svelte'
import type { Snapshot } from '../wire/types'
import { allows, dueSteps, objection, said, type Lesson, type Step } from './lesson'
import { Light } from './light'
import LessonStrip from './LessonStrip.svelte'

export class Guide {
  /** The component of the guide, loaded with it: a table without a lesson does not need it. */
  readonly Strip = LessonStrip
  /** The current step; it stays while the others play. */
  step = $state.raw<Step | null>(null)
  /** The number of the step, from 1. */
  number = $state(0)

  #light = new Light()
  #read = 0
  #snapshot = $state.raw<Snapshot | null>(null)

  constructor(
    private readonly lesson: Lesson,
    private readonly announcer: Announcer,
  ) {}

  get count(): number {
    return this.lesson.steps.length
  }

  /** The text of the step. */
  get text(): string {
    return this.step && this.#snapshot ? said(this.step.text, this.#snapshot) : ''
  }

  /** The task of the step. */
  get task(): string {
    return this.step?.task && this.#snapshot ? said(this.step.task, this.#snapshot) : ''
  }

  /** Whether the lesson ends with this step. */
  get ends(): boolean {
    return this.number === this.count
  }

  /** The action that the lesson wants, which is the hint here. */
  get wanted(): string | null {
    const snapshot = this.#snapshot
    const asks = snapshot && dueSteps(this.lesson, snapshot).find(({ wants }) => wants)
    return asks?.wants?.find((wanted) => allows(snapshot!, wanted)) ?? null
  }

  /** Whether the step has no task. */
  get reads(): boolean {
    return this.step !== null && !this.step.task
  }

  /** Updates the step from the scene. */
  follow({ snapshot, live }: Scene) {
    if (!live || snapshot.version === this.#snapshot?.version) return
    const moved =
      this.lesson.place(snapshot) !== (this.#snapshot && this.lesson.place(this.#snapshot))
    if (moved) this.#read = 0
    this.#snapshot = snapshot
    this.#show()
  }

  /** Continues after a step without a task. */
  next() {
    this.#read++
    this.#show()
  }

  /** Holds an action back that does not fit the lesson, and shows why. */
  keeps(action: string): boolean {
    const snapshot = this.#snapshot
    if (!snapshot) return false
    const why = objection(dueSteps(this.lesson, snapshot), action, snapshot)
    if (why) this.announcer.showNote(why)
    return why !== null
  }

  close() {
    this.#light.put([])
  }

  #show() {
    const { lesson } = this
    const snapshot = this.#snapshot!
    const due = dueSteps(lesson, snapshot)
    const step = due[Math.min(this.#read, due.length - 1)] ?? null
    this.announcer.clearNote()
    // When no step is due the player plays on, and the last step stays.
    if (step === this.step || (!step && this.step)) {
      if (!step) this.#light.put([])
      return
    }
    this.step = step
    if (!step) return this.#light.put([])
    this.number = lesson.steps.indexOf(step) + 1
    this.#light.put(step.lit ?? [])
    this.announcer.announceState([this.text, this.task].filter(Boolean).join(' '))
  }
}
