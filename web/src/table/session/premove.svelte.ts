/**
 * A card chosen before one's turn, with what it is to do where the game has several places for it. It stays on the page: the server is asked when the turn has come, after as long as a
 * person takes, so that nothing tells the others that it was chosen before.
 */
import { inCompany } from '../../seats/people'
import { partOf } from '../model/games'
import { settings } from '../../settings/settings.svelte'
import { theCard } from '../../cards/notation'
import { choicesOf } from '../model/choices'
import { cardOf, keyed } from '../model/hand'
import { ownCards, refusals, trickDetail, type Scene } from '../model/scene'

/** How long the card waits once it is the player's turn, and how much longer at most, in milliseconds. */
const PAUSE = [700, 1100] as const

/** What it needs of the page. */
export interface Player {
  /** Plays the card, or asks in which way. */
  play(card: string): void
  /** Takes an action, or lets the server say why it cannot be taken. */
  act(action: string): void
  /** Says a sentence to whoever listens. */
  say(text: string): void
  /** Shows a sentence. */
  tell(text: string): void
}

/**
 * Whether a card can be chosen ahead: in a trick that goes on, or for a place of the table, while it is not the player's
 * turn. A pass is not: all players choose theirs at once, and nobody waits before.
 */
export function choosesAhead({ snapshot, ask }: Scene, myTurn: boolean): boolean {
  const { you, view, life, seats, lesson } = snapshot
  const wanted = settings.ahead === 'always' || (settings.ahead === 'people' && inCompany(snapshot))
  if (!wanted || you === null || myTurn || ask !== null || lesson) return false
  const plays = life.stage === 'playing' && !view.outcome && !seats[you]?.away
  if (!plays) return false
  if (trickDetail(snapshot) !== null) return view.phase === 'play'
  return partOf(snapshot.game).placements !== undefined
}

export class Ahead {
  /** The key of the card in the hand. */
  key = $state<string | null>(null)
  /** What it is to do; null where it is just played. */
  action = $state<string | null>(null)
  /** The hand that it was chosen in. */
  #hand = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly player: Player,
    private readonly pause: () => number = () => PAUSE[0] + PAUSE[1] * Math.random(),
  ) {}

  /** Chooses a card, or takes the choice back. */
  toggle(key: string, scene: Scene) {
    if (this.key === key) return this.cancel()
    this.#choose(key, null, scene)
    this.player.say(`${upper(theCard(cardOf(key)))} is chosen for your turn.`)
  }

  /** Chooses what a card is to do on the table. */
  place(key: string, action: string, scene: Scene) {
    this.#choose(key, action, scene)
    const deed = partOf(scene.snapshot.game).deed?.(action) ?? action
    this.player.say(`Chosen for your turn: ${deed}.`)
  }

  #choose(key: string, action: string | null, scene: Scene) {
    this.clear()
    this.key = key
    this.action = action
    this.#hand = scene.snapshot.view.hand_number
  }

  /** Takes the choice back and says so. */
  cancel() {
    if (this.key === null) return
    this.clear()
    this.player.say('No card is chosen for your turn any more.')
  }

  /** Forgets the choice. */
  clear() {
    this.#wait()
    this.key = null
    this.action = null
  }

  /** Plays the card where its turn has come, or says why it cannot be played. */
  follow(scene: Scene) {
    if (this.key === null) return
    const { snapshot } = scene
    const held = keyed(ownCards(snapshot)).some(({ key }) => key === this.key)
    if (!held || snapshot.view.hand_number !== this.#hand) return this.clear()
    if (!this.#isAsked(scene)) return this.#wait()
    const card = cardOf(this.key)
    const action = this.action
    if (action !== null) {
      const legal = choicesOf(snapshot).placed.get(card)?.includes(action) ?? false
      if (legal) return this.#later(() => this.player.act(action))
      this.clear()
      // The server refuses it with the reason, and tells nobody else.
      return this.player.act(action)
    }
    if (!choicesOf(snapshot).plays.has(card)) {
      const why = refusals(scene).get(card) ?? ''
      this.clear()
      this.player.tell(`${upper(theCard(card))} cannot be played now. ${why}`.trim())
      return
    }
    this.#later(() => this.player.play(card))
  }

  #later(play: () => void) {
    // News of the table do not make it wait longer.
    this.#timer ??= setTimeout(() => {
      this.clear()
      play()
    }, this.pause())
  }

  /** Whether the player is asked for a card, or where to put one. Another question comes before the card that was chosen. */
  #isAsked({ live, snapshot }: Scene): boolean {
    const { plays, placed, corrections, bare, pass } = choicesOf(snapshot)
    const asked = this.action === null ? plays.size > 0 : placed.size > 0
    return live && asked && corrections.size === 0 && bare.length === 0 && !pass
  }

  #wait() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
