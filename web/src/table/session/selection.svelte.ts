/** The cards that the player has selected in the hand, and the card that a hint points to. */
import { cardOf, keyed, toggled } from '../model/hand'
import { ownCards, type Scene } from '../model/scene'
import type { Advice } from './requests.svelte'

export class Selection {
  /** Keys of the selected cards: those to pass, or the one to put on the table. */
  keys = $state.raw<string[]>([])
  /** A card with several ways to play it, while the player chooses one. */
  ways = $state.raw<{ card: string; actions: string[] } | null>(null)
  /** How far right of the middle of the hand that card is, in pixels. */
  waysAt = $state(0)
  /** The card of the last hint. */
  hinted = $state<string | null>(null)
  /** The last hint, while its decision is open. */
  advice = $state.raw<Advice | null>(null)
  /** Whether the card was selected with the keyboard: the focus then moves to its targets. */
  byKeyboard = false

  get cards(): string[] {
    return this.keys.map(cardOf)
  }

  /** Selects or deselects a card; at most `most` are selected. */
  toggle(key: string, most: number) {
    this.keys = toggled(this.keys, key, most)
  }

  clear() {
    this.keys = []
    this.ways = null
  }

  /** Drops what no longer applies when `scene` follows `before`. */
  follow(before: Scene | null, scene: Scene) {
    const [old, now] = [before?.snapshot, scene.snapshot]
    if (old?.version !== now.version || !scene.live) this.hinted = this.advice = null
    if (old && old.view.phase !== now.view.phase) this.clear()
    const held = keyed(ownCards(now)).map(({ key }) => key)
    if (this.keys.some((key) => !held.includes(key))) this.clear()
  }
}
