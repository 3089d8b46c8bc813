/**
 * Shows updates one after another at the player's pace: each event becomes beats, each beat a scene. The snapshot at the
 * end of an update has the last word.
 */
import { soundOf } from './sounds'
import type { Sound } from '../../sound/plan'
import { isNews } from '../../seats/people'
import { logicOf } from '../model/games'
import type { Snapshot, TableEvent, Update } from '../../wire/types'
import { still } from '../model/change'
import type { Beat } from '../model/beats'
import { beatsOf } from './choreography'
import type { Pace } from '../../settings/settings.svelte'
import { sharedTempo, tempoOf } from '../model/pace'
import { reduce } from './reduce'
import { resultOf } from '../model/results'
import { isOver, openingScene, type Ask, type Scene } from '../model/scene'

/** Where scenes are shown. */
export interface Display {
  show(scene: Scene): void
  announceEvent(event: TableEvent, snapshot: Snapshot): void
  announce(text: string): void
  playSound(sound: Sound): void
  /** Moves the trick to its winner; resolves when the cards are there. */
  gather(to: number, ms: number): Promise<void>
}

/** A clock; tests pass their own. */
export interface Clock {
  /** Resolves after `ms`, or as soon as `hurried` does. */
  sleep(ms: number, hurried: Promise<void>): Promise<void>
}

/** Events after which the snapshot is shown at once: nothing leads there from what was shown. */
const JUMPS: ReadonlySet<string> = new Set(['undone', 'begun', 'swapped', 'stopped'])

/** How many updates may wait before the page skips to the last few. */
export const FAR_BEHIND = 40

export class Playback {
  #queue: Update[] = []
  #scene: Scene | null = null
  #running = false
  #hurried = false
  #hurry = () => {}
  #answer: (() => void) | null = null
  /** Increases when the updates being shown are abandoned. */
  #generation = 0
  #version = -1
  /** The player's seat in the last update. */
  #you: number | null | undefined

  constructor(
    private readonly display: Display,
    private readonly clock: Clock,
    private readonly pace: () => Pace,
    private readonly hidden: () => boolean,
  ) {}

  get scene(): Scene | null {
    return this.#scene
  }

  /** Adds the next update of the stream; one already seen is dropped. */
  receive(update: Update): void {
    const known = this.#version
    const { you } = update.snapshot
    // A spectator's versions count differently from a player's.
    const moved = this.#you !== you
    if (!moved && update.version <= known && update.events.length > 0) return
    this.#version = update.version
    this.#you = you
    if (known < 0 || moved || this.hidden()) this.#jump(update)
    else if (update.events.length === 0) this.#resync(update.snapshot)
    else if (update.events.some(({ kind }) => JUMPS.has(kind))) this.#jump(update)
    else if (update.events.every(isNews)) this.#showNews(update)
    else {
      this.#queue.push(update)
      if (this.#queue.length > FAR_BEHIND) this.#skipTo(this.#queue.splice(-8))
      void this.#run()
    }
  }

  /** Shows the waiting updates without pauses. */
  hurry(): void {
    if (!this.#running) return
    this.#hurried = true
    this.#hurry()
  }

  /** Ends the current pause only. */
  skip(): void {
    this.#hurry()
  }

  /** Continues after a pause that waits for the player. */
  proceed(): void {
    this.#answer?.()
  }

  #skipTo(updates: Update[]) {
    const first = updates[0]
    this.#generation++
    this.#answer?.()
    this.#hurry()
    this.#running = false
    this.#queue = updates.slice(1)
    if (first) this.#commit(first.snapshot, this.#queue.length === 0)
  }

  #jump(update: Update) {
    // What happened is announced before whose turn it is now.
    for (const event of update.events) this.display.announceEvent(event, update.snapshot)
    this.#skipTo([update])
  }

  /** Events of the table, which change nothing that is shown of the game. */
  #showNews(update: Update) {
    for (const event of update.events) this.display.announceEvent(event, update.snapshot)
    const idle = !this.#running && this.#queue.length === 0
    if (idle && this.#scene) this.#set({ ...this.#scene, snapshot: update.snapshot })
    else this.#resync(update.snapshot)
  }

  /** A snapshot without events: the first of a stream, or one after a change of the settings. */
  #resync(snapshot: Snapshot) {
    if (this.#running || this.#queue.length > 0) {
      this.#queue.push({ version: snapshot.version, events: [], snapshot })
      return
    }
    const scene = this.#scene
    if (scene && scene.snapshot.version === snapshot.version) this.#set({ ...scene, snapshot })
    else this.#commit(snapshot, true)
  }

  async #run() {
    if (this.#running) return
    this.#running = true
    const generation = this.#generation
    while (this.#queue.length > 0 && generation === this.#generation) {
      const update = this.#queue.shift()!
      await this.#perform(update, generation)
      if (generation !== this.#generation) return
      this.#commit(update.snapshot, this.#queue.length === 0)
    }
    if (generation !== this.#generation) return
    this.#running = false
    this.#hurried = false
  }

  async #perform(update: Update, generation: number) {
    for (const [index, event] of update.events.entries()) {
      const scene = this.#scene
      if (!scene) return
      const own = tempoOf(this.#hurried ? 'instant' : this.pace())
      const tempo = sharedTempo(own, update.snapshot.life.trick_stays)
      if (isNews(event)) {
        this.display.announceEvent(event, update.snapshot)
        continue
      }
      const rest = update.events.slice(index + 1)
      const beats = beatsOf(event, rest, tempo, update.snapshot, scene.snapshot)
      // A staged scoring announces its own steps; a sentence before them would give the end away.
      const staged = beats.some((beat) => beat.do === 'ask' && beat.ask === 'stage')
      if (!staged) this.display.announceEvent(event, update.snapshot)
      const sound = staged ? soundOf(event, update.snapshot) : null
      if (sound) this.display.playSound(sound)
      for (const beat of beats) {
        await this.#beat(beat, event, update.snapshot, rest)
        if (generation !== this.#generation) return
      }
    }
  }

  async #beat(beat: Beat, event: TableEvent, next: Snapshot, rest: readonly TableEvent[]) {
    const scene = this.#scene!
    switch (beat.do) {
      case 'apply': {
        const snapshot = reduce(still(scene.snapshot), event, next, rest)
        const shown = { ...scene, snapshot, live: false, taker: null }
        this.#set(remember(shown, event))
        return
      }
      case 'send':
        if (event.kind !== 'passed') return
        this.#set({ ...scene, live: false, passing: [...scene.passing, event] })
        return
      case 'land': {
        const { passing } = scene
        const snapshot = passing.reduce(
          (shown, passed, index) =>
            reduce(shown, passed, next, [...passing.slice(index + 1), ...rest]),
          still(scene.snapshot),
        )
        this.#set({ ...scene, snapshot, live: false, passing: [] })
        return
      }
      case 'mark':
        this.#set({ ...scene, live: false, taker: beat.taker })
        return
      case 'banner':
        if (beat.banner?.said) this.display.announce(beat.banner.text)
        if (beat.banner?.sound) this.display.playSound(beat.banner.sound)
        this.#set({ ...scene, live: false, banner: beat.banner })
        return
      case 'hold':
        return this.#hold(beat.ms)
      case 'gather':
        return this.#hurried || beat.ms === 0 ? undefined : this.display.gather(beat.to, beat.ms)
      case 'ask':
        return this.#ask(beat.ask, event)
    }
  }

  #hold(ms: number): Promise<void> | undefined {
    if (ms === 0 || this.#hurried) return undefined
    const hurried = new Promise<void>((resolve) => (this.#hurry = resolve))
    return this.clock.sleep(ms, hurried)
  }

  async #ask(ask: Ask, event: TableEvent) {
    const generation = this.#generation
    const scene = this.#scene!
    this.#set({ ...scene, live: false, ask, scored: ask === 'stage' ? event : scene.scored })
    await new Promise<void>((resolve) => {
      this.#answer = resolve
      if (ask === 'trick') this.#hurry = resolve
      if (ask === 'trick' && this.#hurried) resolve()
    })
    this.#answer = null
    if (generation !== this.#generation) return
    this.#set({ ...this.#scene!, ask: null, scored: null, moon: null, revoked: [] })
  }

  #commit(snapshot: Snapshot, last: boolean) {
    const scene = openingScene(last ? snapshot : still(snapshot))
    const kept = this.#scene?.snapshot.table === snapshot.table ? this.#scene : null
    const over = isOver(snapshot)
    this.#set({
      ...scene,
      live: last,
      scored: over ? (kept?.scored ?? null) : null,
      moon: kept?.moon ?? null,
      revoked: over ? (kept?.revoked ?? []) : [],
      marked: kept?.marked ?? null,
    })
  }

  #set(scene: Scene) {
    this.#scene = scene
    this.display.show(scene)
  }
}

/** Keeps what the summary needs, and what is marked on the table. */
function remember(scene: Scene, event: TableEvent): Scene {
  const game = scene.snapshot.game
  if (resultOf(event, game)) return { ...scene, scored: event }
  if (logicOf(game).isMarked?.(event)) return { ...scene, marked: event }
  if (event.kind === 'revoked') return { ...scene, revoked: event.seats }
  if (event.kind === 'dealt') return { ...scene, marked: null }
  return event.kind === 'moon-shot' ? { ...scene, moon: event.seat } : scene
}
