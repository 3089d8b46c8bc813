/** A sitting at one table: the stream, what is shown, what is chosen, and what the player does. */
import { asHeld, cardName, readCard, theCard } from '../cards/notation'
import { settings } from '../settings/settings.svelte'
import * as api from '../wire/api'
import { learnCatalogue } from '../wire/catalogue'
import { LiveTable, type Link } from '../wire/live'
import type { Autoplay, Seat, Snapshot, TableEvent, Update } from '../wire/types'
import { readChoices, NO_CHOICES, hasChoice, type Choices } from './actions'
import {
  moonChoiceText,
  moonText,
  outcomeText,
  revokedText,
  sentence,
  turnSentence,
  type Names,
} from './announce'
import type { Cast } from './choreography'
import { cardOf, keyed, keysOf, toggled } from './hand'
import { Anchors, flyTo } from './motion'
import { Player, type Stage } from './player'
import { nameOf, ownCards, refusals, type Scene } from './scene'

const NOTES_KEPT = 12

export class Session {
  readonly anchors = new Anchors()
  scene = $state.raw<Scene | null>(null)
  link = $state<Link>('connecting')
  /** Whether the table has not been heard for a while. */
  lost = $state(false)
  /** Why there is no table to show. */
  missing = $state<string | null>(null)
  /** What was said last, for the live region: one sentence an event. */
  said = $state<{ id: number; text: string }[]>([])
  /** A sentence for the eye: why something was refused. */
  note = $state<{ id: number; text: string } | null>(null)
  /** The action that is on its way to the server. */
  sending = $state<string | null>(null)
  /** Keys of the chosen cards: to pass, or the one that is to be put somewhere. */
  selected = $state.raw<string[]>([])
  /** The card a bot of the house would play, once the player has asked. */
  hinted = $state<string | null>(null)
  /** The card whose play asks a further question, with its answers. */
  question = $state.raw<{ card: string; actions: string[] } | null>(null)
  /** Whether the card was chosen with the keyboard, so that the focus may move on to what it can do. */
  byKeyboard = false
  /** The place a dragged card is over, by its `data-drop` name. */
  over = $state<string | null>(null)
  /** What the middle of the table does with a card that is let go over one of its places. */
  dropped: (target: string, card: string) => void = () => {}
  /** Where the player's card was when it was played. */
  lastRect: DOMRect | null = null

  choices: Choices = $derived(
    this.scene?.live && !this.sending ? readChoices(this.scene.snapshot.view.legal) : NO_CHOICES,
  )
  myTurn = $derived(hasChoice(this.choices))
  /** Why each card that may not be played now may not. */
  refused = $derived(refusals(this.myTurn ? this.scene : null))

  #player: Player
  #live: LiveTable | null = null
  #sequence = 0
  #turnSaid = -1
  #closed = false
  #late: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {
    const stage: Stage = {
      show: (scene) => this.#show(scene),
      announce: (event, snapshot) => this.#announce(event, snapshot),
      gather: (to, ms) => {
        const cards = document.querySelectorAll('[data-trick-card]')
        return flyTo(cards, this.anchors.rect(`seat-${to}`), ms)
      },
      cast: (snapshot) => castOf(namesOf(snapshot)),
    }
    const clock = {
      sleep: (ms: number, hurried: Promise<void>) =>
        Promise.race([new Promise<void>((resolve) => setTimeout(resolve, ms)), hurried]),
    }
    this.#player = new Player(
      stage,
      clock,
      () => settings.pace,
      () => document.hidden,
    )
    void this.#open()
    void learnCatalogue()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#late)
    this.#live?.close()
  }

  /** Puts a card in or out of the choice. */
  toggle(key: string, most: number) {
    this.selected = toggled(this.selected, key, most)
  }

  unselect() {
    this.selected = []
    this.question = null
  }

  /** Passes the chosen cards. */
  async pass() {
    const cards = this.selected.map(cardOf)
    if (cards.length === this.choices.pass?.count) await this.act(`pass ${cards.join(' ')}`)
  }

  /** Plays the card of the hand, asks what is to be asked, or says why it cannot be done. */
  async play(card: string) {
    // With a finished trick lying there, a card pressed means: go on.
    if (this.scene?.ask === 'trick') return this.proceed()
    const actions = this.choices.plays.get(card)
    const correction = this.choices.corrections.get(card)
    if (actions && actions.length > 1) this.question = { card, actions }
    else if (actions) await this.act(actions[0]!)
    else if (correction) await this.act(correction)
    else await this.explain(card)
  }

  /** Says why the card cannot be played now; where the snapshot does not tell, the server is asked. */
  async explain(card: string) {
    const why = this.refused.get(card)
    if (why) this.tell(why)
    else if (this.sending) return
    else if (this.myTurn) await this.act(readCard(card)?.kind === 'wild' ? `${card}+` : card)
    else this.tell(this.waitingFor())
  }

  /** Whom the table waits for, in a sentence. */
  waitingFor(): string {
    const scene = this.scene
    if (!scene) return ''
    const { snapshot } = scene
    if (snapshot.view.outcome) return 'The match is over.'
    if (!scene.live) {
      this.hurry()
      return 'One moment: the others are playing.'
    }
    const names = snapshot.view.to_act.map((seat) => nameOf(snapshot, seat))
    return names.length > 0
      ? `It is not your turn: ${names.join(', ')} to act.`
      : 'It is not your turn.'
  }

  async act(action: string) {
    const scene = this.scene
    if (!scene?.live || this.sending) return
    this.sending = action
    this.question = null
    await this.#ask(() => this.#send(action, scene.snapshot.version))
  }

  /** Sends an action. A pass that crossed another player's is sent again: it is as good as before. */
  async #send(action: string, version: number) {
    try {
      return await api.act(this.table, version, action)
    } catch (error) {
      const crossed = error instanceof api.Problem && error.code === 'stale-version'
      if (!crossed || !action.startsWith('pass ')) throw error
      const { version: now, view } = await api.snapshot(this.table)
      if (!readChoices(view.legal).pass) throw error
      return await api.act(this.table, now, action)
    }
  }

  /** Shows what a bot of the house would do; nothing is done yet. */
  async suggest() {
    const scene = this.scene
    try {
      const action = await api.suggestion(this.table)
      if (!action || !scene?.live || this.scene !== scene) return
      const held = keyed(ownCards(scene.snapshot))
      if (action.startsWith('pass ')) this.selected = keysOf(action.split(' ').slice(1), held)
      else this.tell(suggestionText(action))
      this.hinted = asHeld(readChoices([action]).field[0]?.card ?? action)
    } catch (problem) {
      this.tell(problem instanceof api.Problem ? problem.detail : String(problem))
    }
  }

  async undo() {
    const scene = this.scene
    if (!scene?.live || this.sending) return
    this.sending = 'undo'
    await this.#ask(() => api.undo(this.table, scene.snapshot.version))
  }

  async finishHand() {
    const scene = this.scene
    if (!scene?.live || this.sending) return
    this.sending = 'finish'
    await this.#ask(() => api.finish(this.table, scene.snapshot.version))
  }

  async setAutoplay(autoplay: Autoplay) {
    try {
      await api.setAutoplay(this.table, autoplay)
      const snapshot = await api.snapshot(this.table)
      this.#player.receive({ version: snapshot.version, events: [], snapshot })
    } catch (problem) {
      this.tell(problem instanceof api.Problem ? problem.detail : String(problem))
    }
  }

  /** Shows what is waiting as fast as it goes. */
  hurry() {
    this.#player.hurry()
  }

  /** Goes on after something the page waited with. */
  proceed() {
    this.#player.proceed()
  }

  /** Shows a sentence to the eye and says it. */
  tell(text: string) {
    this.note = { id: ++this.#sequence, text }
    this.say(text)
  }

  say(text: string) {
    this.said = [...this.said, { id: ++this.#sequence, text }].slice(-NOTES_KEPT)
  }

  async #ask(request: () => Promise<{ version: number }>) {
    const asked = this.sending
    try {
      await request()
      this.note = null
    } catch (error) {
      if (this.sending === asked) this.sending = null
      if (!(error instanceof api.Problem)) throw error
      if (error.code === 'stale-version') await this.#resync()
      else this.tell(error.detail)
    }
  }

  async #resync() {
    try {
      const snapshot = await api.snapshot(this.table)
      this.#player.receive({ version: snapshot.version, events: [], snapshot })
    } catch {
      // The stream brings it when the link is back.
    }
  }

  async #open() {
    try {
      await api.snapshot(this.table)
    } catch (problem) {
      const known = problem instanceof api.Problem && problem.status === 404
      if (known) this.missing = problem.detail
      if (known || this.#closed) return
    }
    if (this.#closed) return
    this.#live = new LiveTable(this.table, {
      update: (update) => this.#receive(update),
      link: (link) => this.#linked(link),
    })
  }

  /** A short gap is nobody's business; a longer one is told, and its end. */
  #linked(link: Link) {
    this.link = link
    clearTimeout(this.#late)
    if (link === 'open') {
      if (this.lost) this.say('The table is back.')
      this.lost = false
    } else if (!this.lost) {
      this.#late = setTimeout(() => {
        this.lost = true
        this.say('The connection to the table is lost. Trying again.')
      }, 700)
    }
  }

  #receive(update: Update) {
    if (this.sending && (update.events.length > 0 || update.version !== this.#version())) {
      this.sending = null
    }
    this.#player.receive(update)
  }

  #version(): number {
    return this.scene?.snapshot.version ?? -1
  }

  #show(scene: Scene) {
    const before = this.scene
    this.scene = scene
    if (before?.snapshot.version !== scene.snapshot.version || !scene.live) this.hinted = null
    if (before && before.snapshot.view.phase !== scene.snapshot.view.phase) this.unselect()
    const held = ownCards(scene.snapshot)
    if (this.selected.some((key) => !held.includes(cardOf(key)))) this.unselect()
    if (scene.live) this.#sayTurn(scene)
  }

  #announce(event: TableEvent, snapshot: Snapshot) {
    const text = sentence(event, namesOf(snapshot))
    if (text) this.say(text)
  }

  #sayTurn(scene: Scene) {
    const { snapshot } = scene
    if (this.#turnSaid === snapshot.version) return
    this.#turnSaid = snapshot.version
    const choices = readChoices(snapshot.view.legal)
    if (choices.pass) this.say(turnSentence('pass', choices.pass.count))
    else if (choices.plays.size > 0) this.say(turnSentence('play', choices.plays.size))
    else if (hasChoice(choices)) this.say(turnSentence('choose', 0))
  }
}

/** What a bot would do, in a sentence. */
function suggestionText(action: string): string {
  const field = readChoices([action]).field[0]
  if (!field) return `A bot would play ${readCard(action) ? theCard(action) : action}.`
  const card = cardName(field.card)
  if (field.do === 'catch') return `A bot would catch your stack ${field.place} with the ${card}.`
  if (field.do === 'steal') {
    return `A bot would steal stack ${field.place} with the ${card}, for your stack ${field.given}.`
  }
  const side = field.side === 'mine' ? 'your' : 'their'
  return `A bot would hide the ${card} under ${side} stack ${field.place}.`
}

/** The names at a table, and which is the player's own. */
export function namesOf(snapshot: Snapshot): Names {
  return { you: snapshot.you, names: snapshot.seats.map((seat) => seat.name) }
}

/** Whether an action plays this card of the hand. */
export function playsCard(action: string | null, card: string): boolean {
  return action !== null && (asHeld(action) === card || action.split(' ').includes(card))
}

function castOf(names: Names): Cast {
  return {
    moonText: (seat: Seat) => moonText(seat, names),
    moonChoiceText: (seat: Seat, others: boolean) => moonChoiceText(seat, others, names),
    revokedText: (seats: number[]) => revokedText(seats, names),
  }
}

/** Who won, from the player's point of view; empty while nobody has. */
export function resultOf(snapshot: Snapshot): string {
  const outcome = snapshot.view.outcome
  return outcome ? outcomeText(outcome.winners, namesOf(snapshot)) : ''
}
