/** The page's state at one table: what is shown, what the player can do, and what pressing a card does. */
import { t } from '../../language/language.svelte'
import { asHeld, readCard } from '../../cards/notation'
import { isLoaded, learnTable, loadGame, logicOf } from '../model/games'
import { faceOf } from '../../game/faces'
import { settings } from '../../settings/settings.svelte'
import { soundOf } from '../playback/sounds'
import { Sounds } from '../../sound/player'
import { guideThrough } from '../../lessons'
import type { Guide } from '../../lessons/guide.svelte'
import * as api from '../../wire/table-api'
import { learnCatalogue } from '../../game/catalogue'
import type { TableEvent, Snapshot, Update } from '../../wire/types'
import { Premove, canPremove } from './premove.svelte'
import {
  choicesOf,
  hasChoice,
  isTurn,
  NO_CHOICES,
  premovesOf,
  type Choices,
} from '../model/choices'
import { Drag } from '../motion/drag.svelte'
import { keyed, keysOf, type HandCard } from '../model/hand'
import { Bubbles } from './bubbles.svelte'
import { Anchors, flyTo } from '../motion/motion'
import { promptOf, endedProposalText } from '../../seats/proposals'
import { botCharacters } from '../../bots/characters.svelte'
import { showsChat } from '../../chat/muting.svelte'
import { chatText } from '../../chat/phrases'
import { isMultiplayer, isNews } from '../../seats/people'
import { Unread } from '../../chat/unread.svelte'
import { Playback, type Clock, type Display } from '../playback/playback'
import { rememberCommitment } from '../../seats/commitment'
import { Preferences } from './preferences'
import { OTHERS_PLAY, Requests, UNDER_WAY } from './requests.svelte'
import { Clocks } from './clocks.svelte'
import { refusals } from '../model/refusals'
import { isOver, ownCards, type Scene } from '../model/scene'
import { nameOf } from '../model/names'
import type { Prompt } from '../model/prompt'
import { Selection } from './selection.svelte'
import { namesOf, playersOf } from '../model/names'
import {
  nextText,
  pauseText,
  presentSentences,
  reserveText,
  resultText,
  sentence,
  suggestionText,
  together,
  turnSentence,
} from '../sentences/sentences'
import { Mounting } from './mounting.svelte'
import { TableStream } from './stream.svelte'
import { Announcer } from '../log/announcer.svelte'

const CLOCK: Clock = {
  sleep: (ms, hurried) =>
    Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), hurried]),
}

/** When the server answered with this page, on the clock of `performance.now()`. */
const pageAnsweredAt = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.responseStart ?? performance.now()

/** How long a proposal may be missing on another server of the cluster, in milliseconds. */
const PROPOSAL_LAG = 1_000

export class Session {
  readonly anchors = new Anchors()
  readonly announcer = new Announcer()
  readonly selection = new Selection()
  readonly drag = new Drag()
  readonly premove = new Premove({
    play: (card) => void this.play(card),
    act: (action) => void this.act(action),
    announce: (text) => this.announcer.announce(text),
    showNote: (text) => this.announcer.showNote(text),
  })
  readonly unread = new Unread()
  readonly bubbles = new Bubbles()
  readonly clocks = new Clocks({
    refresh: () => void this.#fetch(),
    reserve: (left) => this.announcer.showNote(reserveText(left)),
  })
  readonly requests: Requests
  readonly preferences: Preferences
  readonly stream: TableStream
  /** Which parts of the table are mounted. Under the page's first view they mount one by one, so that a slow phone stays responsive. */
  readonly mounting: Mounting
  scene = $state.raw<Scene | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  /** The guide of a lesson. */
  guide = $state.raw<Guide | null>(null)
  /** When the current pause of a bot ends, on the clock of `performance.now()`. */
  pauseEnds = $state(0)
  /** The number of the hand whose cards the page's first view showed. */
  shownBefore: number | null = null
  /** Whether the code of the game failed to load. */
  loadFailed = $state(false)
  /** Whether the player has declined to correct a card of this trick. */
  letLie = $state(false)

  choices: Choices = $derived.by(() => {
    const free = this.scene?.live && !this.requests.sending
    return free ? choicesOf(this.scene!.snapshot) : NO_CHOICES
  })
  myTurn = $derived(hasChoice(this.choices))
  /** By the card, the actions that put it on a place of the table, now or as a premove. */
  placed: ReadonlyMap<string, string[]> = $derived.by(() => {
    const scene = this.scene
    const placements = scene && logicOf(scene.snapshot.game).placements
    if (this.myTurn || !placements || !this.#canPremove(scene)) return this.choices.placed
    return premovesOf(ownCards(scene.snapshot), placements)
  })
  /** Why each card that may not be played now may not. */
  refused = $derived(refusals(this.myTurn ? this.scene : null))

  #playback: Playback
  #sounds = new Sounds()
  /** The turn that was announced last: the number of game events before it, and what was legal. */
  #turnAnnounced = ''
  #gameEvents = 0
  #guideRequested = false
  #promptAnnounced = ''
  /** The version whose pause was announced. */
  #pauseAnnounced = -1
  /** The newest snapshot received; `scene` may still be on its way there. */
  #latest: Snapshot | null = null
  /** The updates since the table was opened, until the log has what happened before; then null. */
  #since: Update[] | null = []
  /** The sentences that described the table when it was opened. */
  #present: string[] = []
  /** Updates received before the code of the game was loaded. */
  #early: Update[] = []
  /** The number of the last hand in which a pass was preselected. */
  #suggestedHand = 0

  constructor(table: string) {
    this.#playback = new Playback(
      this.#display(),
      CLOCK,
      () => settings.pace,
      () => document.hidden,
    )
    this.requests = new Requests(table, {
      scene: () => this.scene,
      showNote: (text) => this.announcer.showNote(text),
      accepted: (version) => {
        this.announcer.clearNote()
        this.stream.expect(version)
      },
      refresh: (snapshot) => this.#refresh(snapshot),
    })
    this.preferences = new Preferences(() => this.scene?.snapshot ?? null, this.requests)
    this.stream = new TableStream(table, {
      receive: (update) => this.#receive(update),
      announce: (text) => this.announcer.announce(text),
    })
    this.mounting = new Mounting(this.stream.embedded)
  }

  /** Shows the table and subscribes to its updates. */
  open() {
    void this.stream.open()
    void learnCatalogue()
  }

  /** What the table asks the player beside the game: an answer to a proposal, whether to play again. */
  get tablePrompt(): Prompt | null {
    return this.scene && promptOf(this.scene.snapshot, this.requests)
  }

  /** Plays a card of the hand, or makes it the premove. */
  press({ key, card }: HandCard) {
    const scene = this.scene
    if (scene && (this.premove.key === key || this.#canPremove(scene))) {
      this.premove.toggle(key, scene)
      return
    }
    this.premove.clear()
    void this.play(card)
  }

  #canPremove = (scene: Scene) => !this.requests.sending && canPremove(scene, this.myTurn)

  close() {
    this.clocks.close()
    this.mounting.end()
    this.premove.clear()
    this.stream.close()
    this.#early = []
    learnTable(null)
    this.guide?.close()
  }

  /** Shows a question of the game; returns a function that removes it. */
  ask(prompt: Prompt): () => void {
    this.prompt = prompt
    return () => {
      if (this.prompt === prompt) this.prompt = null
    }
  }

  /** Puts the selected card on a place of the table, now or as a premove. */
  async put(action: string) {
    const [key] = this.selection.keys
    this.selection.clear()
    if (this.myTurn) await this.act(action)
    else if (key && this.scene) this.premove.place(key, action, this.scene)
  }

  /** Passes the selected cards. */
  async pass() {
    const { cards } = this.selection
    if (cards.length === this.choices.pass?.count) await this.act(`pass ${cards.join(' ')}`)
  }

  /** Plays a card, asks in which way, or shows why it cannot be played. */
  async play(card: string) {
    // Pressing a card ends the wait at a finished trick.
    if (this.scene?.ask === 'trick') return this.proceed()
    const actions = this.choices.plays.get(card)
    const correction = this.choices.corrections.get(card)
    if (actions && actions.length > 1) this.selection.ways = { card, actions }
    else if (actions) await this.act(actions[0]!)
    else if (correction) await this.act(correction)
    else await this.explain(card)
  }

  /** Shows why the card cannot be played now. Where the snapshot has no reason, the server gives one as it refuses the card. */
  async explain(card: string) {
    const why = this.refused.get(card)
    const { sending } = this.requests
    if (why) this.announcer.showNote(why)
    else if (sending) {
      // A second press of the card that is being sent needs no note.
      if (!sending.includes(card)) this.announcer.showNote(t(UNDER_WAY))
    } else if (this.myTurn) await this.act(readCard(card)?.plays?.[0] ?? card)
    else this.announcer.showNote(this.waitingFor())
  }

  /** Whose turn it is, as a sentence. */
  waitingFor(): string {
    const scene = this.scene
    if (!scene) return ''
    const { snapshot } = scene
    if (isOver(snapshot)) return t('sentences-match-over')
    if (!scene.live) {
      this.hurry()
      return t(OTHERS_PLAY)
    }
    const players = playersOf(snapshot.view.to_act, namesOf(snapshot))
    return players.length > 0
      ? t('sentences-waiting-for', { players })
      : t('sentences-not-your-turn')
  }

  /** Ends a bot's wait for a correction. */
  async goOn() {
    this.letLie = true
    this.letLie = await this.requests.goOn()
  }

  async act(action: string) {
    this.selection.ways = null
    if (this.guide?.keeps(action)) return
    await this.requests.act(action)
  }

  /** Shows what a bot would do. */
  async suggest() {
    const advice = this.guide?.wanted ? null : await this.requests.suggestion()
    const action = this.guide?.wanted ?? advice?.action
    if (!action || !this.scene) return
    const { snapshot } = this.scene
    const held = keyed(ownCards(snapshot))
    const passes = action.startsWith('pass ')
    if (passes) this.selection.keys = keysOf(action.split(' ').slice(1), held)
    const sentences = [
      passes ? null : suggestionText(action, snapshot.game),
      advice?.reason,
      advice?.next && nextText(advice.next),
    ]
    const said = sentences.flatMap((text) => text || [])
    if (said.length > 0) this.announcer.showNote(together(said))
    this.selection.advice = advice ?? null
    this.selection.hinted = asHeld(logicOf(snapshot.game).placedCard?.(action) ?? action)
  }

  /** Shows the waiting updates without pauses. */
  hurry() {
    this.#playback.hurry()
  }

  /** Removes a notice before its time. */
  skip() {
    this.#playback.skip()
  }

  /** Continues after a pause that waits for the player. */
  proceed() {
    this.#playback.proceed()
  }

  #display(): Display {
    return {
      show: (scene) => this.#show(scene),
      announceEvent: (event, snapshot) => this.#announceEvent(event, snapshot),
      announce: (text) => this.announcer.announce(text),
      playSound: (sound) => this.#sounds.play(sound),
      gather: (to, ms) => {
        const cards = document.querySelectorAll('[data-trick-card]')
        return flyTo(cards, this.anchors.rect(`seat-${to}`), ms)
      },
    }
  }

  /** Applies an update, once the code of the game is loaded. */
  #receive(update: Update) {
    const { game } = update.snapshot
    if (this.#early.length === 0 && isLoaded(game)) {
      this.#apply(update)
      return
    }
    this.#early.push(update)
    if (this.#early.length === 1) void this.load(game)
  }

  /** Loads the code of the game, then applies the updates received meanwhile. */
  async load(game = this.#early[0]?.snapshot.game) {
    if (game === undefined) return
    this.loadFailed = false
    try {
      await loadGame(game)
      for (const update of this.#early.splice(0)) this.#apply(update)
    } catch {
      this.loadFailed = true
    }
  }

  #apply(update: Update) {
    // An embedded snapshot is as old as the page.
    const at = this.stream.embedded && !this.#latest ? pageAnsweredAt() : performance.now()
    this.#followProposal(update)
    this.#syncTimes(update.snapshot, at)
    this.#since?.push(update)
    this.requests.settle(update)
    learnTable(update.snapshot)
    this.#playback.receive(update)
  }

  /** Fetches a snapshot, after the device has slept. */
  async #fetch() {
    const table = this.#latest?.table
    const snapshot = table && (await api.snapshot(table).catch(() => null))
    if (snapshot) this.#refresh(snapshot)
  }

  #syncTimes(snapshot: Snapshot, at: number) {
    this.clocks.sync(snapshot, at)
    const { pause, version } = snapshot
    if (pause) this.pauseEnds = at + pause.left
    if (version !== this.scene?.snapshot.version) this.letLie = false
  }

  #refresh(snapshot: Snapshot) {
    const update = { version: snapshot.version, events: [], snapshot }
    this.#followProposal(update)
    this.#syncTimes(snapshot, performance.now())
    this.#playback.receive(update)
  }

  #show(scene: Scene) {
    const before = this.scene
    const waits = scene.snapshot.life.stage === 'waiting'
    this.scene = scene
    this.selection.follow(before, scene)
    this.premove.follow(scene)
    this.guide?.follow(scene)
    if (scene.snapshot.lesson) void this.#loadGuide(scene.snapshot.lesson)
    if (!before && this.stream.embedded) this.shownBefore = scene.snapshot.view.hand_number
    if (!before) rememberCommitment(scene.snapshot)
    // Messages from before the table was opened count as read.
    if (!before) this.unread.read(scene.snapshot)
    // The seat has moved to another device, or this one was signed out.
    if (before && before.snapshot.you !== null && scene.snapshot.you === null && !waits) {
      this.announcer.showNote(t('sentences-not-seated'))
    }
    this.#announcePrompt()
    // Before the match there is no history.
    if (!before && waits) this.#since = null
    if (!before && !waits) this.#announcePresent(scene.snapshot)
    if (scene.live) this.#announcePause(scene.snapshot)
    if (scene.live) this.#announceTurn(scene.snapshot)
  }

  /** Shows that a proposal ended without effect, unless it is soon there again. */
  #followProposal(update: Update) {
    const text = this.#latest && endedProposalText(this.#latest, update)
    this.#latest = update.snapshot
    if (!text) return
    setTimeout(() => {
      if (this.#latest?.life.proposal === null) this.announcer.showMessage(text)
    }, PROPOSAL_LAG)
  }

  /** Announces each prompt of the table once. */
  #announcePrompt() {
    const text = this.tablePrompt?.text ?? ''
    if (text && text !== this.#promptAnnounced) this.announcer.announce(text)
    this.#promptAnnounced = text
  }

  async #loadGuide(lesson: string) {
    if (this.#guideRequested) return
    this.#guideRequested = true
    try {
      this.guide = await guideThrough(lesson, this.announcer)
      if (this.scene) this.guide?.follow(this.scene)
    } catch {
      this.announcer.showNote(t('sentences-guide-failed'))
    }
  }

  #announceEvent(event: TableEvent, snapshot: Snapshot) {
    if (event.kind === 'undone') this.premove.cancel()
    if (event.kind === 'undone' || !isNews(event)) this.#gameEvents += 1
    const text = sentence(event, namesOf(snapshot), snapshot.game)
    const message = isNews(event) && event.kind === 'said' && event.seat !== snapshot.you
    // The waiting room shows the chat, and a quick phrase appears at its seat.
    const phrase = isNews(event) && event.kind === 'said' && 'sign' in event.said
    if (text && message && !phrase && snapshot.life.stage !== 'waiting')
      this.announcer.showMessage(text)
    else if (text && event.kind === 'pass-chosen') this.announcer.announceState(text)
    else if (text) this.announcer.announce(text)
    this.#sounds.play(soundOf(event, snapshot))
    this.#bubble(event, snapshot)
  }

  /** Shows a quick phrase at its seat: a person's, or a bot's reaction to the event. */
  #bubble(event: TableEvent, snapshot: Snapshot) {
    if (snapshot.life.stage === 'waiting') return
    if (isNews(event) && event.kind === 'said' && 'sign' in event.said) {
      const shown =
        event.seat === snapshot.you || showsChat(nameOf(snapshot, event.seat), event.said)
      if (shown) this.bubbles.show(event.seat, chatText(event.said))
    }
    const remark = settings.botPhrases ? botCharacters()?.remarkOf(event, snapshot) : null
    if (!remark || !showsChat(nameOf(snapshot, remark.seat), { sign: remark.sign })) return
    const phrase = chatText({ sign: remark.sign })
    this.bubbles.show(remark.seat, phrase)
    this.announcer.announce(
      t('sentences-remark', { player: nameOf(snapshot, remark.seat), words: phrase }),
    )
  }

  /** Describes the table to a player who has just opened it. */
  #announcePresent(snapshot: Snapshot) {
    this.#present = presentSentences(snapshot)
    for (const text of this.#present) this.announcer.announce(text)
  }

  /** Puts what happened before the table was opened into the log. */
  async loadEarlier() {
    const [snapshot, since] = [this.scene?.snapshot, this.#since]
    if (!snapshot || !since) return
    let lines: string[]
    try {
      const [{ linesOf }, history] = await Promise.all([
        import('../../history/lines'),
        api.history(snapshot.table),
      ])
      // What happened since then is in the log already.
      const logged = since.flatMap(({ events }) => events)
      const events = logged.filter((event) => !isNews(event) || event.kind === 'hint')
      lines = linesOf(history, events).filter((line) => !this.#present.includes(line))
    } catch {
      // The player finds the rest in the history.
      lines = isOver(snapshot) ? [resultText(snapshot)] : []
    }
    this.#since = null
    this.announcer.setEarlier(lines)
  }

  /** Announces once that a bot waits, and for how long. */
  #announcePause(snapshot: Snapshot) {
    const { pause, version } = snapshot
    if (!pause || this.#pauseAnnounced === version) return
    this.#pauseAnnounced = version
    const left = Math.max(0, Math.ceil((this.pauseEnds - performance.now()) / 1000))
    this.announcer.announce(pauseText(pause.seat, left, namesOf(snapshot)))
  }

  #announceTurn(snapshot: Snapshot) {
    // Events beside the game make no new turn.
    const turn = `${this.#gameEvents} ${snapshot.view.hand_number} ${snapshot.view.legal?.join()}`
    if (this.#turnAnnounced === turn) return
    this.#turnAnnounced = turn
    const choices = choicesOf(snapshot)
    if (isTurn(choices)) this.#sounds.shake()
    // Among bots nobody waits for the player, who needs no sound while looking at the page.
    const audible = isMultiplayer(snapshot) || document.hidden
    if (hasChoice(choices) && audible) this.#sounds.play('turn')
    if (choices.pass) this.#suggestPass(snapshot.view.hand_number)
    const question = logicOf(snapshot.game).question?.(choices)
    const card = faceOf(snapshot.game)?.tiles ? 'tile' : 'card'
    if (choices.pass) this.announcer.announceState(turnSentence('pass', choices.pass.count, card))
    else if (question) this.announcer.announceState(question.said ?? question.text)
    else if (choices.plays.size > 0)
      this.announcer.announceState(turnSentence('play', choices.plays.size, card))
    else if (hasChoice(choices)) this.announcer.announceState(turnSentence('choose', 0))
  }

  /** Preselects a bot's pass, once a hand, if the settings say so. */
  #suggestPass(hand: number) {
    const allowed = this.scene?.snapshot.life.terms.hints !== false
    if (!settings.suggestPass || !allowed || this.#suggestedHand === hand) return
    this.#suggestedHand = hand
    void this.suggest()
  }
}
