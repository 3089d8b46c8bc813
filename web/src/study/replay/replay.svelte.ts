/** The replay of a finished match: where it is, how it goes on, and its address. */
import { t } from '../../language/language.svelte'
import { learnCatalogue } from '../../game/catalogue'
import { roundOf } from '../../game/faces'
import { mayMove, type Pace } from '../../settings/settings.svelte'
import { keep, recall } from '../../settings/storage'
import { loadGame } from '../../table/model/games'
import { errorText, RequestError } from '../../wire/api'
import type { HandOverview, MatchOverview, Seat } from '../../wire/types'
import type { LoadedHand } from './hand'
import { HandLoader } from './loader'
import type { Command } from './keys'
import { isSame, queryOf, readMoment, stopAfter, stopBefore, trickAt, type Moment } from './moment'
import * as requests from './requests'
import { stepText } from './sentences'
import { ReplaySession } from './session.svelte'

/** How fast a replay goes on by itself. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const satisfies Pace[]
export type Speed = (typeof SPEEDS)[number]
const SPEED = 'replay-speed'

/** Why a match cannot be shown. */
export interface Failure {
  code: string
  text: string
}

/** How the address follows: as a place to come back to, in place of the last one, or not at all. */
type Follow = 'push' | 'replace' | 'keep'

/** The least time that a step is shown while the replay goes on by itself, in milliseconds. */
const LEAST: Record<Speed, number> = { slow: 1_300, normal: 700, fast: 250 }
/** How long the address waits for the next step, in milliseconds: browsers refuse many changes at once. */
const ADDRESS_WAITS = 250

export class Replay {
  overview = $state.raw<MatchOverview | null>(null)
  failure = $state.raw<Failure | null>(null)
  /** The hand that is shown; null until the first has been loaded. */
  shown = $state.raw<LoadedHand | null>(null)
  /** How many of its steps have been taken. */
  step = $state(0)
  playing = $state(false)
  speed = $state<Speed>(recall<Speed>(SPEED, 'normal'))
  readonly session = new ReplaySession({
    pace: () => (this.playing || mayMove() ? this.speed : 'instant'),
    playing: () => this.playing,
  })

  readonly moment = $derived<Moment>({
    hand: this.shown?.number ?? 1,
    step: this.step,
    eyes: this.shown?.eyes ?? null,
  })
  /** The entry of the shown hand in the overview. */
  readonly hand: HandOverview | null = $derived(
    this.overview?.hands.find(({ number }) => number === this.shown?.number) ?? null,
  )
  /** The index of the trick that is being played; -1 before the first. */
  readonly trick = $derived(this.hand ? trickAt(this.hand.tricks, this.step) : -1)
  readonly atStart = $derived(this.step === 0 && this.shown?.number === 1)
  readonly atEnd = $derived(
    this.shown !== null &&
      this.step === this.shown.steps.length &&
      this.shown.number === (this.overview?.hands.length ?? 0),
  )
  /** What happened in the last step. */
  readonly caption = $derived.by(() => {
    const { shown, step } = this
    if (!shown || step === 0) return ''
    const action = shown.steps[step - 1]?.action ?? null
    return stepText(shown.events(step), shown.snapshot(step), action) || t('replay-unnoticed')
  })

  readonly #hands: HandLoader
  /** Increases with every request to be elsewhere: only the last one counts. */
  #wanted = 0
  #address: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: string) {
    this.#hands = new HandLoader(table)
  }

  /** Loads the match and shows the moment of the address. */
  async open(): Promise<void> {
    this.failure = null
    const moment = readMoment(location.search)
    void learnCatalogue()
    try {
      const [overview] = await Promise.all([
        requests.overview(this.table).then(async (overview) => {
          await loadGame(overview.game)
          return overview
        }),
        this.#hands.load(moment.hand, moment.eyes).catch(() => null),
      ])
      this.overview = overview
    } catch (error) {
      this.#fail(error)
      return
    }
    const seats = this.overview.seats.length
    const last = Math.max(1, this.overview.hands.length)
    const eyes = moment.eyes !== null && moment.eyes < seats ? moment.eyes : null
    await this.go({ ...moment, hand: Math.min(moment.hand, last), eyes }, 'keep')
  }

  close(): void {
    this.pause()
    this.#wanted++
    clearTimeout(this.#address)
    this.session.close()
  }

  /** Shows the moment of the address again, after the browser's way back or forward. */
  returned(): void {
    const moment = readMoment(location.search)
    if (isSame(moment, this.moment)) return
    this.pause()
    void this.go(moment, 'keep')
  }

  /** Shows a moment at once. */
  async go(moment: Moment, follow: Follow = 'push'): Promise<void> {
    const wanted = ++this.#wanted
    let hand: LoadedHand
    try {
      hand = await this.#hands.load(moment.hand, moment.eyes)
    } catch (error) {
      if (wanted === this.#wanted) this.#fail(error)
      return
    }
    if (wanted !== this.#wanted) return
    this.#jump(hand, hand.within(moment.step))
    this.#follow(follow)
  }

  /** Takes a step forward, with the cards in motion. Resolves when it has been shown. */
  async forward(): Promise<void> {
    const { shown, step } = this
    if (!shown || this.atEnd) return
    const next = shown.steps[step]
    if (!next) return this.#nextHand(0)
    this.#wanted++
    this.step = step + 1
    this.#follow('replace')
    this.#ahead()
    if (!this.playing && !mayMove()) this.#jump(shown, step + 1)
    else await this.session.advance(next.update, shown.snapshot(step))
  }

  /** Takes a step back, at once. */
  async back(): Promise<void> {
    const { shown, step } = this
    if (!shown || this.atStart) return
    if (step === 0) return this.#previousHand('end')
    this.#wanted++
    this.#jump(shown, step - 1)
    this.#follow('replace')
  }

  /** Goes to the beginning of the next trick. */
  async nextTrick(): Promise<void> {
    const stop = this.hand && stopAfter(this.hand, this.step)
    if (stop === null) return this.#nextHand(null)
    await this.#within(stop)
  }

  async previousTrick(): Promise<void> {
    const stop = this.hand && stopBefore(this.hand, this.step)
    if (stop !== null) return this.#within(stop)
    if (this.step > 0) return this.#within(0)
    return this.#previousHand('end')
  }

  async nextHand(): Promise<void> {
    const last = this.overview?.hands.length ?? 0
    if (this.shown && this.shown.number < last) await this.#nextHand(null)
    else await this.#within(Infinity)
  }

  /** Goes to the beginning of the hand; from there, to that of the hand before. */
  async previousHand(): Promise<void> {
    const { shown, step } = this
    if (!shown) return
    if (step > shown.opening || shown.number === 1) await this.#within(null)
    else await this.#previousHand(null)
  }

  /** Goes to a step of this hand, on the way to another. */
  toStep(step: number): Promise<void> {
    this.pause()
    return this.go({ ...this.moment, step }, 'replace')
  }

  toStart(): Promise<void> {
    return this.go({ ...this.moment, hand: 1, step: 0 })
  }

  toEnd(): Promise<void> {
    return this.go({ ...this.moment, hand: this.overview?.hands.length ?? 1, step: Infinity })
  }

  /** What the player asks for by a key or a button. All but `play` end the way that goes on by itself. */
  async do(command: Command): Promise<void> {
    if (command === 'play') return this.toggle()
    this.pause()
    await this.#moves[command]()
  }

  readonly #moves: Record<Exclude<Command, 'play'>, () => Promise<void>> = {
    forward: () => this.forward(),
    back: () => this.back(),
    'next-trick': () => this.nextTrick(),
    'previous-trick': () => this.previousTrick(),
    'next-hand': () => this.nextHand(),
    'previous-hand': () => this.previousHand(),
    start: () => this.toStart(),
    end: () => this.toEnd(),
  }

  /** Shows the same moment through other eyes. */
  seeThrough(eyes: Seat | null): Promise<void> {
    return this.go({ ...this.moment, eyes })
  }

  /** Follows the leader of a shared replay: cards are in motion if it is the next step. */
  followTo(moment: Moment): void {
    this.pause()
    const next = { ...this.moment, step: this.step + 1 }
    if (isSame(moment, next)) void this.forward()
    else void this.go(moment, 'replace')
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    keep(SPEED, speed)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.#playOn()
  }

  pause(): void {
    this.playing = false
  }

  async #playOn() {
    if (this.atEnd) await this.go({ ...this.moment, hand: 1, step: null })
    this.playing = true
    while (this.playing && !this.atEnd) {
      const rest = new Promise((resolve) => setTimeout(resolve, LEAST[this.speed]))
      await Promise.all([this.forward(), rest])
    }
    this.playing = false
  }

  #within(step: number | null): Promise<void> {
    return this.go({ ...this.moment, step })
  }

  #nextHand(step: number | null): Promise<void> {
    const { hand, eyes } = this.moment
    if (hand >= (this.overview?.hands.length ?? 0)) return Promise.resolve()
    return this.go({ hand: hand + 1, step, eyes })
  }

  #previousHand(to: 'end' | null): Promise<void> {
    const { hand, eyes } = this.moment
    if (hand <= 1) return Promise.resolve()
    return this.go({ hand: hand - 1, step: to === 'end' ? Infinity : null, eyes })
  }

  #jump(hand: LoadedHand, step: number) {
    const elsewhere = hand !== this.shown
    this.shown = hand
    this.step = step
    const snapshot = hand.snapshot(step)
    this.session.jump(snapshot, hand.events(step))
    const round = roundOf(snapshot.game)
    const place = t('replay-place', { round, hand: hand.number, step, of: hand.steps.length })
    const caption = this.caption
    this.session.announcer.announce(elsewhere && caption ? `${place} ${caption}` : caption || place)
  }

  /** Loads the next hand before it is wanted. */
  #ahead() {
    const { shown, step } = this
    if (!shown || step + 8 < shown.steps.length) return
    if (shown.number < (this.overview?.hands.length ?? 0))
      this.#hands.prepare(shown.number + 1, shown.eyes)
  }

  #fail(error: unknown) {
    this.pause()
    const code = error instanceof RequestError ? error.code : 'error'
    // The shown moment stays; a note says that the other could not be loaded.
    if (this.shown) this.session.announcer.showNote(errorText(error))
    else this.failure = { code, text: errorText(error) }
  }

  #follow(follow: Follow) {
    clearTimeout(this.#address)
    if (follow === 'keep') return
    const write = () => {
      const query = queryOf(this.moment, location.search)
      if (query === location.search) return
      if (follow === 'push') history.pushState(null, '', query)
      else history.replaceState(history.state, '', query)
    }
    if (follow === 'push') write()
    else this.#address = setTimeout(write, ADDRESS_WAITS)
  }
}
