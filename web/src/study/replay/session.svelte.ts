/** The session of a replayed table: what the parts of a table show and ask, where nobody acts. */
import { tick } from 'svelte'
import { Sounds } from '../../sound/player'
import { mayMove, type Pace } from '../../settings/settings.svelte'
import { Announcer } from '../../table/log/announcer.svelte'
import { still, withTrick } from '../../table/model/change'
import { NO_CHOICES } from '../../table/model/choices'
import { learnTable } from '../../table/model/games'
import type { Prompt } from '../../table/model/prompt'
import type { Scene } from '../../table/model/scene'
import { Drag } from '../../table/motion/drag.svelte'
import { Anchors, flyTo } from '../../table/motion/motion'
import { Playback, type Display } from '../../table/playback/playback'
import { soundOf } from '../../table/playback/sounds'
import { Bubbles } from '../../table/session/bubbles.svelte'
import { Mounting } from '../../table/session/mounting.svelte'
import { Selection } from '../../table/session/selection.svelte'
import type { FieldSession } from '../../table/session/shown'
import type { Snapshot, TableEvent, Update } from '../../wire/types'
import { eventText } from './sentences'

/** Places on the page, which have none while the view jumps: nothing flies then. */
class ReplayAnchors extends Anchors {
  jumping = false
  /** Where the next flight from a place begins instead: at the card in an open hand. */
  readonly lent = new Map<string, DOMRect>()

  override rect(name: string): DOMRect | null {
    if (this.jumping) return null
    const lent = this.lent.get(name)
    this.lent.delete(name)
    return lent ?? super.rect(name)
  }
}

const CLOCK = {
  sleep: (ms: number, hurried: Promise<void>) =>
    Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), hurried]),
}

/** What the session needs of the replay. */
export interface ReplayHost {
  /** How fast a step is shown. */
  pace(): Pace
  /** Whether the replay goes on by itself: questions of the table are then answered after a while. */
  playing(): boolean
}

/** How long a question stays before it is answered while the replay goes on by itself, in milliseconds. */
const ANSWERS_AFTER = 2_200

export class ReplaySession implements FieldSession {
  readonly anchors = new ReplayAnchors()
  readonly announcer = new Announcer()
  readonly selection = new Selection()
  readonly drag = new Drag()
  readonly bubbles = new Bubbles()
  readonly mounting = new Mounting(false)
  readonly premove = { action: null }
  readonly choices = NO_CHOICES
  readonly placed = NO_CHOICES.placed
  readonly myTurn = false
  scene = $state.raw<Scene | null>(null)
  /** A question of the table, such as the next step of a staged scoring. */
  prompt = $state.raw<Prompt | null>(null)

  readonly #sounds = new Sounds()
  #playback: Playback | null = null
  /** Increases with every jump: what an abandoned playback still shows is dropped. */
  #run = 0
  #settle: (() => void) | null = null

  constructor(private readonly host: ReplayHost) {}

  /** Shows a snapshot at once, with the trick that was just taken. */
  jump(snapshot: Snapshot, events: readonly TableEvent[] = []): void {
    const run = ++this.#run
    this.#settled()
    this.#stopFlights()
    learnTable(snapshot)
    this.anchors.jumping = true
    this.#playback = new Playback(
      this.#display(run),
      CLOCK,
      () => this.host.pace(),
      () => document.hidden,
    )
    this.#playback.receive({ version: snapshot.version, events: [], snapshot })
    this.#keepTrick(events)
    void tick().then(() => {
      if (run === this.#run) this.anchors.jumping = false
    })
  }

  /** Shows the step that follows; resolves when it has been shown, or has been abandoned. */
  advance(update: Update, from: Snapshot): Promise<void> {
    if (this.scene?.snapshot !== from) this.jump(from)
    this.anchors.jumping = false
    this.#lendPlaces(update.events)
    learnTable(update.snapshot)
    const shown = new Promise<void>((resolve) => (this.#settle = resolve))
    this.#playback?.receive(update)
    return shown
  }

  close(): void {
    this.#run++
    this.#settled()
    learnTable(null)
  }

  /** Shows a question of the table; returns a function that removes it. */
  ask(prompt: Prompt): () => void {
    this.prompt = prompt
    const answer = prompt.answers.find(({ primary }) => primary)
    const later = setTimeout(() => this.host.playing() && answer?.act(), ANSWERS_AFTER)
    return () => {
      clearTimeout(later)
      if (this.prompt === prompt) this.prompt = null
    }
  }

  proceed(): void {
    this.#playback?.proceed()
  }

  skip(): void {
    this.#playback?.skip()
  }

  // Nobody acts at a replayed table.
  act = () => Promise.resolve()
  put = () => Promise.resolve()

  #display(run: number): Display {
    const now = () => run === this.#run
    return {
      show: (scene) => now() && this.#show(scene),
      announceEvent: (event, snapshot) => now() && this.#announce(event, snapshot),
      announce: (text) => now() && this.announcer.announce(text),
      playSound: (sound) => now() && this.#sounds.play(sound),
      gather: async (to, ms) => {
        if (!now()) return
        const cards = document.querySelectorAll('[data-trick-card]')
        await flyTo(cards, this.anchors.rect(`seat-${to}`), ms)
      },
    }
  }

  #show(scene: Scene) {
    this.scene = scene
    // The scores of a hand are beside the table all the time.
    if (scene.ask === 'result') queueMicrotask(() => this.proceed())
    if (scene.live) this.#settled()
  }

  #announce(event: TableEvent, snapshot: Snapshot) {
    const text = eventText(event, snapshot)
    if (text) this.announcer.announce(text)
    this.#sounds.play(soundOf(event, snapshot))
  }

  /** A trick that was taken in the last step stays until the next one. */
  #keepTrick(events: readonly TableEvent[]) {
    const scene = this.scene
    const taken = events.findLast((event) => event.kind === 'trick-taken')
    if (!scene || !taken || events.some(({ kind }) => kind === 'dealt')) return
    const snapshot = withTrick(still(scene.snapshot), { trick: taken.cards })
    this.scene = { ...scene, snapshot, taker: taken.seat }
  }

  /** A card flies from where it lies in its player's hand. */
  #lendPlaces(events: readonly TableEvent[]) {
    this.anchors.lent.clear()
    this.drag.from = null
    const you = this.scene?.snapshot.you ?? null
    for (const event of events) {
      if (!('seat' in event) || !('card' in event) || typeof event.card !== 'string') continue
      const card = CSS.escape(event.card.replace(/[+-]$/, ''))
      const place = `[data-seat="${event.seat}"] [data-card="${card}"]`
      const from = document.querySelector(place)?.getBoundingClientRect() ?? null
      if (event.seat === you) this.drag.from = from
      else if (from) this.anchors.lent.set(`seat-${event.seat}`, from)
      return
    }
  }

  #stopFlights() {
    if (!mayMove()) return
    for (const card of document.querySelectorAll('[data-trick-card]'))
      for (const flight of card.getAnimations()) flight.cancel()
  }

  #settled() {
    const settle = this.#settle
    this.#settle = null
    settle?.()
  }
}
