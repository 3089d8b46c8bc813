/** Loads the hands of a match, each once. A failed request is sent again when the hand is wanted again. */
import type { Seat } from '../../wire/types'
import { LoadedHand } from './hand'
import * as requests from './requests'

export class HandLoader {
  readonly #hands = new Map<string, Promise<LoadedHand>>()

  constructor(private readonly table: string) {}

  load(number: number, eyes: Seat | null): Promise<LoadedHand> {
    const key = `${number} ${eyes}`
    const known = this.#hands.get(key)
    if (known) return known
    const asked = requests.hand(this.table, number, eyes).then((hand) => new LoadedHand(hand))
    this.#hands.set(key, asked)
    asked.catch(() => this.#hands.delete(key))
    return asked
  }

  /** Loads a hand before it is wanted. */
  prepare(number: number, eyes: Seat | null): void {
    void this.load(number, eyes).catch(() => null)
  }
}
