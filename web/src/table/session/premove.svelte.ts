/**
 * The premove: a card chosen before the player's turn, with its action where the game has several for it. It stays on the
 * page and is sent when the turn has come, after a pause as long as a person's, so that the others cannot tell.
 */
import { t } from '../../language/language.svelte'
import { isMultiplayer } from '../../seats/people'
import { logicOf } from '../model/games'
import { settings } from '../../settings/settings.svelte'
import { choicesOf } from '../model/choices'
import { cardOf, keyed } from '../model/hand'
import { ownCards, trickDetail, type Scene } from '../model/scene'
import { refusals } from '../model/refusals'

/** The pause before the card is played: at least, and how much longer at random, in milliseconds. */
const PAUSE = [700, 1100] as const

/** What a premove needs of the session. */
export interface Player {
  /** Plays the card, or asks in which way. */
  play(card: string): void
  /** Sends an action; the server says why it refuses one. */
  act(action: string): void
  announce(text: string): void
  showNote(text: string): void
}

/**
 * Whether the player can premove: a card of a trick, or one for a place of the table, while it is not their turn. Not a
 * pass: all players choose theirs at the same time.
 */
export function canPremove({ snapshot, ask }: Scene, myTurn: boolean): boolean {
  const { you, view, life, seats, lesson } = snapshot
  const wanted =
    settings.ahead === 'always' || (settings.ahead === 'people' && isMultiplayer(snapshot))
  if (!wanted || you === null || myTurn || ask !== null || lesson) return false
  const playing = life.stage === 'playing' && !view.outcome && !seats[you]?.away
  if (!playing) return false
  if (trickDetail(snapshot) !== null) return view.phase === 'play'
  return logicOf(snapshot.game).placements !== undefined
}

export class Premove {
  /** The key of the card in the hand. */
  key = $state<string | null>(null)
  /** Its action; null when the card is just played. */
  action = $state<string | null>(null)
  /** The number of the hand it was chosen in. */
  #hand = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly player: Player,
    private readonly pause: () => number = () => PAUSE[0] + PAUSE[1] * Math.random(),
  ) {}

  /** Chooses a card, or cancels the choice. */
  toggle(key: string, scene: Scene) {
    if (this.key === key) return this.cancel()
    this.#choose(key, null, scene)
    this.player.announce(t('sentences-premove', { card: cardOf(key) }))
  }

  /** Chooses an action for a card. */
  place(key: string, action: string, scene: Scene) {
    this.#choose(key, action, scene)
    const said = logicOf(scene.snapshot.game).planned?.(action)
    if (said) this.player.announce(said)
  }

  #choose(key: string, action: string | null, scene: Scene) {
    this.clear()
    this.key = key
    this.action = action
    this.#hand = scene.snapshot.view.hand_number
  }

  /** Cancels the choice and announces it. */
  cancel() {
    if (this.key === null) return
    this.clear()
    this.player.announce(t('sentences-premove-cancelled'))
  }

  /** Drops the choice silently. */
  clear() {
    this.#wait()
    this.key = null
    this.action = null
  }

  /** Plays the card when its turn has come, or shows why it cannot be played. */
  follow(scene: Scene) {
    if (this.key === null) return
    const { snapshot } = scene
    const held = keyed(ownCards(snapshot)).some(({ key }) => key === this.key)
    if (!held || snapshot.view.hand_number !== this.#hand) return this.clear()
    if (!this.#isDue(scene)) return this.#wait()
    const card = cardOf(this.key)
    const action = this.action
    if (action !== null) {
      const legal = choicesOf(snapshot).placed.get(card)?.includes(action) ?? false
      if (legal) return this.#later(() => this.player.act(action))
      this.clear()
      // The server refuses it with the reason; the others see nothing.
      return this.player.act(action)
    }
    if (!choicesOf(snapshot).plays.has(card)) {
      const why = refusals(scene).get(card)
      const refused = why
        ? t('sentences-premove-refused-why', { card, why })
        : t('sentences-premove-refused', { card })
      this.clear()
      this.player.showNote(refused)
      return
    }
    this.#later(() => this.player.play(card))
  }

  #later(play: () => void) {
    // Further updates do not make it wait longer.
    this.#timer ??= setTimeout(() => {
      this.clear()
      play()
    }, this.pause())
  }

  /** Whether the player may play a card now. Other questions come first. */
  #isDue({ live, snapshot }: Scene): boolean {
    const { plays, placed, corrections, bare, pass } = choicesOf(snapshot)
    const due = this.action === null ? plays.size > 0 : placed.size > 0
    return live && due && corrections.size === 0 && bare.length === 0 && !pass
  }

  #wait() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
