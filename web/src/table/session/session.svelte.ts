/** The page's state at one table: what is shown, what the player can do, and what pressing a card does. */
import { asHeld, readCard } from '../../cards/notation'
import { isLoaded, learnTable, loadGame, partOf } from '../model/games'
import { faceOf } from '../../game/faces'
import { settings } from '../../settings/settings.svelte'
import { soundOf } from '../playback/sounds'
import { Sounds } from '../../sound/player'
import { guideThrough } from '../../lessons'
import type { Guide } from '../../lessons/guide.svelte'
import * as api from '../../wire/api'
import { learnCatalogue } from '../../game/catalogue'
import type { TableEvent, Snapshot, Update } from '../../wire/types'
import { Ahead, choosesAhead } from './premove.svelte'
import {
  choicesOf,
  hasChoice,
  isTurn,
  NO_CHOICES,
  placedAhead,
  type Choices,
} from '../model/choices'
import { Drag } from '../motion/drag.svelte'
import { keyed, keysOf, type HandCard } from '../model/hand'
import { Bubbles } from './bubbles.svelte'
import { Anchors, flyTo } from '../motion/motion'
import { askedOf, droppedText } from '../../seats/proposals'
import { somebody } from '../../bots/somebody.svelte'
import { hears } from '../../chat/muting.svelte'
import { inCompany, isNews, words } from '../../seats/people'
import { Unread } from '../../chat/unread.svelte'
import { staysFor, type Pace } from '../model/pace'
import { Playback, type Clock, type Stage } from '../playback/playback'
import { keepPromise } from '../../seats/commitment'
import { OTHERS_PLAY, Requests, UNDER_WAY } from './requests.svelte'
import { Clocks } from './clocks.svelte'
import { isOver, nameOf, ownCards, refusals, type Scene } from '../model/scene'
import { Selection } from './selection.svelte'
import { namesOf } from '../model/names'
import {
  nextText,
  pauseText,
  presentSentences,
  reserveText,
  resultText,
  sentence,
  suggestionText,
  turnSentence,
} from '../sentences/sentences'
import { Steps } from './mounting.svelte'
import { TableStream } from './stream.svelte'
import { Voice } from '../log/announcer.svelte'

const CLOCK: Clock = {
  sleep: (ms, hurried) =>
    Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), hurried]),
}

/** What is asked of the player beside the cards, or told while the table waits. */
export interface Prompt {
  text: string
  answers: { label: string; act: () => void; primary?: boolean }[]
  /** Whether the player may play first and answer later: what they have to do stands before the answers. */
  later?: boolean
}

/** When the answer came that the page came in, on the clock of `performance.now()`. */
const answered = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.responseStart ?? performance.now()

/** Within how many milliseconds another server, to which the page may have come, has heard what is proposed. */
const HEARS_WITHIN = 1_000

export class Session {
  readonly anchors = new Anchors()
  readonly voice = new Voice()
  readonly selection = new Selection()
  readonly drag = new Drag()
  readonly ahead = new Ahead({
    play: (card) => void this.play(card),
    act: (action) => void this.act(action),
    say: (text) => this.voice.say(text),
    tell: (text) => this.voice.tell(text),
  })
  readonly unread = new Unread()
  readonly bubbles = new Bubbles()
  readonly clocks = new Clocks({
    ask: () => void this.#ask(),
    reserve: (left) => this.voice.tell(reserveText(left)),
  })
  readonly requests: Requests
  readonly stream: TableStream
  /**
   * How much of the table is there. Where the player's cards were shown before the script had come, they stay until the
   * parts have come one after another below them: a slow phone stays awake.
   */
  readonly steps: Steps
  scene = $state.raw<Scene | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  /** Who leads through the lesson, where the match is one. */
  guide = $state.raw<Guide | null>(null)
  /** When the pause ends that the server told of last, on the clock of `performance.now()`. */
  pauseEnds = $state(0)
  /** The hand whose cards were shown before the script of the page had come. */
  shownBefore: number | null = null
  /** Whether what a table of its game needs did not come. */
  lacking = $state(false)
  /** Whether the player has let lie what did not follow suit in this trick. */
  letLie = $state(false)

  choices: Choices = $derived.by(() => {
    const free = this.scene?.live && !this.requests.sending
    return free ? choicesOf(this.scene!.snapshot) : NO_CHOICES
  })
  myTurn = $derived(hasChoice(this.choices))
  /** By the card, the actions that put it on a place of the table, now or once it is the player's turn. */
  placed: ReadonlyMap<string, string[]> = $derived.by(() => {
    const scene = this.scene
    const placements = scene && partOf(scene.snapshot.game).placements
    if (this.myTurn || !placements || !this.#choosesAhead(scene)) return this.choices.placed
    return placedAhead(ownCards(scene.snapshot), placements)
  })
  /** Why each card that may not be played now may not. */
  refused = $derived(refusals(this.myTurn ? this.scene : null))

  #playback: Playback
  #sounds = new Sounds()
  /** The turn that was said last, and how many events of the game there were before. */
  #turnSaid = ''
  #deeds = 0
  #guideCalled = false
  #askedSaid = ''
  #pauseSaid = -1
  #patienceSent: number | null = null
  #standInSaid = ''
  /** What the table told last; what is shown may still be on the way there. */
  #told: Snapshot | null = null
  /** What the table has told since the player came, until the log tells what was before; null from then on. */
  #since: Update[] | null = []
  /** What was said of the table when the player came. */
  #present: string[] = []
  #staysSent: number | null = null
  #staysSentAt = -1
  /** What was told before the game was loaded. */
  #early: Update[] = []
  /** The hand whose pass was suggested unasked. */
  #suggested = 0

  constructor(table: string) {
    this.#playback = new Playback(
      this.#stage(),
      CLOCK,
      () => settings.pace,
      () => document.hidden,
    )
    this.requests = new Requests(table, {
      scene: () => this.scene,
      tell: (text) => this.voice.tell(text),
      done: (version) => {
        this.voice.clear()
        this.stream.owes(version)
      },
      refresh: (snapshot) => this.#refresh(snapshot),
    })
    this.stream = new TableStream(table, {
      receive: (update) => this.#hear(update),
      say: (text) => this.voice.say(text),
    })
    this.steps = new Steps(this.stream.cameWithPage)
  }

  /** Shows the table, and follows it. */
  open() {
    void this.stream.open()
    void learnCatalogue()
  }

  /** What the table asks of the player beside the game: an answer to a proposal, whether to play on. */
  get asked(): Prompt | null {
    return this.scene && askedOf(this.scene.snapshot, this.requests)
  }

  /** What pressing a card of the hand does: it is played, or chosen before one's turn. */
  press({ key, card }: HandCard) {
    const scene = this.scene
    if (scene && (this.ahead.key === key || this.#choosesAhead(scene))) {
      this.ahead.toggle(key, scene)
      return
    }
    this.ahead.clear()
    void this.play(card)
  }

  #choosesAhead = (scene: Scene) => !this.requests.sending && choosesAhead(scene, this.myTurn)

  close() {
    this.clocks.close()
    this.steps.end()
    this.ahead.clear()
    this.stream.close()
    this.#early = []
    learnTable(null)
    this.guide?.close()
  }

  /** Shows what the game's own middle asks; returns a function that takes it away. */
  ask(prompt: Prompt): () => void {
    this.prompt = prompt
    return () => {
      if (this.prompt === prompt) this.prompt = null
    }
  }

  /** Puts the chosen card on a place of the table, now or once it is the player's turn. */
  async put(action: string) {
    const [key] = this.selection.keys
    this.selection.clear()
    if (this.myTurn) await this.act(action)
    else if (key && this.scene) this.ahead.place(key, action, this.scene)
  }

  /** Passes the chosen cards. */
  async pass() {
    const { cards } = this.selection
    if (cards.length === this.choices.pass?.count) await this.act(`pass ${cards.join(' ')}`)
  }

  /** Plays a card of the hand, asks in which way, or says why it cannot be played. */
  async play(card: string) {
    // While a finished trick waits for the player, pressing a card goes on.
    if (this.scene?.ask === 'trick') return this.proceed()
    const actions = this.choices.plays.get(card)
    const correction = this.choices.corrections.get(card)
    if (actions && actions.length > 1) this.selection.ways = { card, actions }
    else if (actions) await this.act(actions[0]!)
    else if (correction) await this.act(correction)
    else await this.explain(card)
  }

  /** Says why the card cannot be played now; where the snapshot does not tell, the server is asked. */
  async explain(card: string) {
    const why = this.refused.get(card)
    const { sending } = this.requests
    if (why) this.voice.tell(why)
    else if (sending) {
      // The card that is on its way may be pressed again.
      if (!sending.includes(card)) this.voice.tell(UNDER_WAY)
    } else if (this.myTurn) await this.act(readCard(card)?.plays?.[0] ?? card)
    else this.voice.tell(this.waitingFor())
  }

  /** Whom the table waits for, as a sentence. */
  waitingFor(): string {
    const scene = this.scene
    if (!scene) return ''
    const { snapshot } = scene
    if (isOver(snapshot)) return 'The match is over.'
    if (!scene.live) {
      this.hurry()
      return OTHERS_PLAY
    }
    const names = snapshot.view.to_act.map((seat) => nameOf(snapshot, seat))
    return names.length > 0
      ? `It is not your turn: ${names.join(', ')} to act.`
      : 'It is not your turn.'
  }

  /** Ends the wait for a correction. */
  async goOn() {
    this.letLie = true
    this.letLie = await this.requests.goOn()
  }

  /** Tells the server for how long bots are to wait for the player, where it thinks otherwise. */
  wishPatience(seconds: number) {
    const known = this.scene?.snapshot.patience ?? null
    if (known === null || known === seconds || this.#patienceSent === seconds) return
    this.#patienceSent = seconds
    void this.requests.setPatience(seconds)
  }

  /** Tells the table how long the player likes a finished trick to stay, where others wait for that. */
  wishPace(pace: Pace) {
    const snapshot = this.scene?.snapshot
    const stays = staysFor(pace)
    if (!snapshot || snapshot.you === null || stays === null || !inCompany(snapshot)) return
    // The server forgets it with the table; what is longer already needs no word.
    const known = this.#staysSent === stays && (snapshot.life.trick_stays ?? 0) >= stays
    if (known || this.#staysSentAt === snapshot.version) return
    this.#staysSent = stays
    this.#staysSentAt = snapshot.version
    void this.requests.setTrickStays(stays)
  }

  /** Tells the table how the bot is to play that plays for the player while they are away, where others are. */
  wishStandIn(level: string) {
    const snapshot = this.scene?.snapshot
    if (!snapshot || snapshot.you === null || !inCompany(snapshot)) return
    // The server forgets it with the table, so it is said again at a later version.
    const said = `${level} ${snapshot.version}`
    if (snapshot.stand_in === level || this.#standInSaid === said) return
    this.#standInSaid = said
    void this.requests.setStandIn(level)
  }

  async act(action: string) {
    this.selection.ways = null
    if (this.guide?.keeps(action)) return
    await this.requests.act(action)
  }

  /** Shows what a bot would do; nothing is done yet. */
  async suggest() {
    const advice = this.guide?.wanted ? null : await this.requests.suggestion()
    const action = this.guide?.wanted ?? advice?.action
    if (!action || !this.scene) return
    const { snapshot } = this.scene
    const held = keyed(ownCards(snapshot))
    const passes = action.startsWith('pass ')
    if (passes) this.selection.keys = keysOf(action.split(' ').slice(1), held)
    const said = [
      passes ? null : suggestionText(action, snapshot.game),
      advice?.reason,
      advice?.next && nextText(advice.next),
    ]
    const text = said.filter(Boolean).join(' ')
    if (text) this.voice.tell(text)
    this.selection.hinted = asHeld(partOf(snapshot.game).placedCard?.(action) ?? action)
  }

  /** Shows the waiting updates without pauses. */
  hurry() {
    this.#playback.hurry()
  }

  /** Takes a notice away before its time. */
  skip() {
    this.#playback.skip()
  }

  /** Goes on after something the page waited with. */
  proceed() {
    this.#playback.proceed()
  }

  #stage(): Stage {
    return {
      show: (scene) => this.#show(scene),
      announce: (event, snapshot) => this.#announce(event, snapshot),
      say: (text) => this.voice.say(text),
      sound: (sound) => this.#sounds.play(sound),
      gather: (to, ms) => {
        const cards = document.querySelectorAll('[data-trick-card]')
        return flyTo(cards, this.anchors.rect(`seat-${to}`), ms)
      },
    }
  }

  /** What the table tells waits until the page has what its game needs. */
  #hear(update: Update) {
    const { game } = update.snapshot
    if (this.#early.length === 0 && isLoaded(game)) {
      this.#receive(update)
      return
    }
    this.#early.push(update)
    if (this.#early.length === 1) void this.load(game)
  }

  /** Loads what a table of the game needs, and shows what was told meanwhile. */
  async load(game = this.#early[0]?.snapshot.game) {
    if (game === undefined) return
    this.lacking = false
    try {
      await loadGame(game)
      for (const update of this.#early.splice(0)) this.#receive(update)
    } catch {
      this.lacking = true
    }
  }

  #receive(update: Update) {
    // What the page came with is as old as the answer that it came in.
    const at = this.stream.cameWithPage && !this.#told ? answered() : performance.now()
    this.#hearDropped(update)
    this.#hearTimes(update.snapshot, at)
    this.#since?.push(update)
    this.requests.hear(update)
    learnTable(update.snapshot)
    this.#playback.receive(update)
  }

  /** Asks how the table stands now, where time went by that no clock of the page has counted. */
  async #ask() {
    const table = this.#told?.table
    const snapshot = table && (await api.snapshot(table).catch(() => null))
    if (snapshot) this.#refresh(snapshot)
  }

  #hearTimes(snapshot: Snapshot, at: number) {
    this.clocks.hear(snapshot, at)
    const { pause, version } = snapshot
    if (pause) this.pauseEnds = at + pause.left
    if (version !== this.scene?.snapshot.version) this.letLie = false
  }

  #refresh(snapshot: Snapshot) {
    const update = { version: snapshot.version, events: [], snapshot }
    this.#hearDropped(update)
    this.#hearTimes(snapshot, performance.now())
    this.#playback.receive(update)
  }

  #show(scene: Scene) {
    const before = this.scene
    const waits = scene.snapshot.life.stage === 'waiting'
    this.scene = scene
    this.selection.follow(before, scene)
    this.ahead.follow(scene)
    this.guide?.follow(scene)
    if (scene.snapshot.lesson) void this.#callGuide(scene.snapshot.lesson)
    if (!before && this.stream.cameWithPage) this.shownBefore = scene.snapshot.view.hand_number
    if (!before) keepPromise(scene.snapshot)
    // What was said before one came is no news.
    if (!before) this.unread.read(scene.snapshot)
    // The seat has moved to another device, or this one was signed out.
    if (before && before.snapshot.you !== null && scene.snapshot.you === null && !waits) {
      this.voice.tell('You do not sit here any more.')
    }
    this.#sayAsked()
    // Nothing has happened before.
    if (!before && waits) this.#since = null
    if (!before && !waits) this.#sayPresent(scene.snapshot)
    if (scene.live) this.#sayPause(scene.snapshot)
    if (scene.live) this.#sayTurn(scene.snapshot)
  }

  /** Says that nothing comes of a proposal, unless it is soon there again. */
  #hearDropped(update: Update) {
    const text = this.#told && droppedText(this.#told, update)
    this.#told = update.snapshot
    if (!text) return
    setTimeout(() => {
      if (this.#told?.life.proposal === null) this.voice.quote(text)
    }, HEARS_WITHIN)
  }

  /** Says once what the table asks. */
  #sayAsked() {
    const text = this.asked?.text ?? ''
    if (text && text !== this.#askedSaid) this.voice.say(text)
    this.#askedSaid = text
  }

  async #callGuide(lesson: string) {
    if (this.#guideCalled) return
    this.#guideCalled = true
    try {
      this.guide = await guideThrough(lesson, this.voice)
      if (this.scene) this.guide?.follow(this.scene)
    } catch {
      this.voice.tell('The guide of this lesson did not load. Load the page again.')
    }
  }

  #announce(event: TableEvent, snapshot: Snapshot) {
    if (event.kind === 'undone') this.ahead.cancel()
    if (event.kind === 'undone' || !isNews(event)) this.#deeds += 1
    const text = sentence(event, namesOf(snapshot), snapshot.game)
    const talked = isNews(event) && event.kind === 'said' && event.seat !== snapshot.you
    // While people gather they see what is said, and a quick phrase stands at its seat.
    const phrase = isNews(event) && event.kind === 'said' && 'sign' in event.said
    if (text && talked && !phrase && snapshot.life.stage !== 'waiting') this.voice.quote(text)
    else if (text && event.kind === 'pass-chosen') this.voice.sayShown(text)
    else if (text) this.voice.say(text)
    this.#sounds.play(soundOf(event, snapshot))
    this.#bubble(event, snapshot)
  }

  /** Shows at the seat what is said there: a person's quick phrase, or a bot's. */
  #bubble(event: TableEvent, snapshot: Snapshot) {
    if (snapshot.life.stage === 'waiting') return
    if (isNews(event) && event.kind === 'said' && 'sign' in event.said) {
      const heard = event.seat === snapshot.you || hears(nameOf(snapshot, event.seat), event.said)
      if (heard) this.bubbles.show(event.seat, words(event.said))
    }
    const remark = settings.botPhrases ? somebody()?.remarkOf(event, snapshot) : null
    if (!remark || !hears(nameOf(snapshot, remark.seat), { sign: remark.sign })) return
    const phrase = words({ sign: remark.sign })
    this.bubbles.show(remark.seat, phrase)
    this.voice.say(`${nameOf(snapshot, remark.seat)}: ${phrase}`)
  }

  /** Says what lies on the table for whoever has just come. */
  #sayPresent(snapshot: Snapshot) {
    this.#present = presentSentences(snapshot, faceOf(snapshot.game)?.round)
    for (const text of this.#present) this.voice.say(text)
  }

  /** Lets the log tell what happened before the player came. */
  async recall() {
    const [snapshot, since] = [this.scene?.snapshot, this.#since]
    if (!snapshot || !since) return
    let lines: string[]
    try {
      const [{ linesOf }, history] = await Promise.all([
        import('../../history/lines'),
        api.history(snapshot.table),
      ])
      // What the table told since the player came is in the log already.
      const told = since.flatMap(({ events }) => events)
      const events = told.filter((event) => !isNews(event) || event.kind === 'hint')
      lines = linesOf(history, events).filter((line) => !this.#present.includes(line))
    } catch {
      // The rest is in the history, when the server can be reached again.
      lines = isOver(snapshot) ? [resultText(snapshot)] : []
    }
    this.#since = null
    this.voice.recall(lines)
  }

  /** Says once that a bot waits, and for how long. */
  #sayPause(snapshot: Snapshot) {
    const { pause, version } = snapshot
    if (!pause || this.#pauseSaid === version) return
    this.#pauseSaid = version
    const left = Math.max(0, Math.ceil((this.pauseEnds - performance.now()) / 1000))
    this.voice.say(pauseText(pause.seat, left, namesOf(snapshot)))
  }

  #sayTurn(snapshot: Snapshot) {
    // What people say and do beside the game makes no new turn.
    const turn = `${this.#deeds} ${snapshot.view.hand_number} ${snapshot.view.legal?.join()}`
    if (this.#turnSaid === turn) return
    this.#turnSaid = turn
    const choices = choicesOf(snapshot)
    if (isTurn(choices)) this.#sounds.shake()
    // Bots alone make nobody wait: whoever looks at the page needs no sound there.
    const calls = inCompany(snapshot) || document.hidden
    if (hasChoice(choices) && calls) this.#sounds.play('turn')
    if (choices.pass) this.#suggestPass(snapshot.view.hand_number)
    const question = partOf(snapshot.game).question?.(choices)
    const card = faceOf(snapshot.game)?.tiles ? 'tile' : 'card'
    if (choices.pass) this.voice.sayShown(turnSentence('pass', choices.pass.count, card))
    else if (question) this.voice.sayShown(question.said ?? question.text)
    else if (choices.plays.size > 0)
      this.voice.sayShown(turnSentence('play', choices.plays.size, card))
    else if (hasChoice(choices)) this.voice.sayShown(turnSentence('choose', 0))
  }

  /** Chooses the pass that a bot would make, once a hand, where the player has that set. */
  #suggestPass(hand: number) {
    if (!settings.suggestPass || this.#suggested === hand) return
    this.#suggested = hand
    void this.suggest()
  }
}
