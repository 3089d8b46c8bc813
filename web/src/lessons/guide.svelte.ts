/** The lesson at a table: which step is shown, and which actions it keeps back. */
import type { Scene } from '../table/model/scene'
import type { Announcer } from '../table/log/announcer.svelte'
import type { Snapshot } from '../wire/types'
import { allows, dueSteps, objection, said, type Lesson, type Step } from './lesson'
import { Light } from './light'
import LessonStrip from './LessonStrip.svelte'

export class Guide {
  /** What shows it; it comes with the lesson, so that a table without one does not load it. */
  readonly Strip = LessonStrip
  /** The step that is shown; the one before stays while the others play. */
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

  /** The idea of the step. */
  get text(): string {
    return this.step && this.#snapshot ? said(this.step.text, this.#snapshot) : ''
  }

  /** What the player is to do. */
  get task(): string {
    return this.step?.task && this.#snapshot ? said(this.step.task, this.#snapshot) : ''
  }

  /** Whether the lesson ends with this step. */
  get ends(): boolean {
    return this.number === this.count
  }

  /** What leads on, where the lesson asks for something: the hint that a bot gives elsewhere. */
  get wanted(): string | null {
    const snapshot = this.#snapshot
    const asks = snapshot && dueSteps(this.lesson, snapshot).find(({ wants }) => wants)
    return asks?.wants?.find((wanted) => allows(snapshot!, wanted)) ?? null
  }

  /** Whether the step is to be read, and another follows. */
  get reads(): boolean {
    return this.step !== null && !this.step.task
  }

  /** Follows what the table shows. */
  follow({ snapshot, live }: Scene) {
    if (!live || snapshot.version === this.#snapshot?.version) return
    const moved =
      this.lesson.place(snapshot) !== (this.#snapshot && this.lesson.place(this.#snapshot))
    if (moved) this.#read = 0
    this.#snapshot = snapshot
    this.#show()
  }

  /** The step was read. */
  next() {
    this.#read++
    this.#show()
  }

  /** Keeps an action back that does not lead on, and says why. */
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
    // Where no step is due the player plays on; the last one stays to be read.
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
