/**
 * What the players contributed to the shuffles, and to which. This is the page's own account, apart from the server's
 * on purpose. docs/transcripts.md describes it.
 */
import { fromHex } from './bytes'

/** Something that a seat contributed. */
export interface Contribution {
  seat: number
  /** Who gave it. */
  name: string
  /** In hex; empty where the seat gave nothing. */
  nonce: string
  /** The first hand that it counts in. */
  from: number
  /** The hands that it went into the shuffles of. */
  hands: Set<number>
}

interface Place {
  name: string
  nonce: string
}

/** Changes that contribute nothing. */
const OTHERS = ['away', 'back', 'pause', 'stop', 'hint']

/** Follows the changes at a table. */
export class Contributions {
  /** Every nonce that stands anywhere, also those that were replaced before the match. */
  readonly told: string[]
  /** What counts or counted in some hand, in the order in which it came. */
  readonly all: Contribution[]
  begun: boolean
  #places: Place[]
  /** How many seats the shuffles take nonces of. */
  #seats: number

  /** `nonces` are those of the heading; a match that waited begins with the entry `start`. */
  constructor(players: number, nonces: string[], waited: boolean) {
    this.begun = !waited
    this.told = [...nonces]
    this.#places = Array.from({ length: players }, () => ({ name: '', nonce: '' }))
    this.#seats = nonces.length
    this.all = []
    nonces.forEach((nonce, seat) => this.#contribute(0, seat, nonce))
  }

  /** Whether every nonce is in hexadecimal digits. */
  get readable(): boolean {
    return this.told.every((nonce) => fromHex(nonce) !== null)
  }

  /** What counts in a hand, in seat order. */
  inForce(hand: number): Contribution[] {
    const force: Contribution[] = []
    for (const given of this.all) {
      if (given.from <= hand && given.seat < this.#seats) force[given.seat] = given
    }
    return force
  }

  /** Whether the shuffles take nonces of its seat. */
  counts({ seat }: Contribution): boolean {
    return seat < this.#seats
  }

  #contribute(from: number, seat: number, nonce: string) {
    const name = this.#places[seat]?.name || `seat ${seat + 1}`
    this.all.push({ seat, name, nonce, from, hands: new Set() })
  }

  /** Takes a change that comes during a hand. False where no table makes such a change. */
  change(change: Record<string, unknown>, hand: number): boolean {
    const { what, seat, name, nonce } = change
    if (what === 'start') return this.#start()
    if (OTHERS.includes(String(what))) return true
    const place = this.#at(seat)
    if (!place) return false
    if (what === 'swap') return this.#swap(place, this.#at(change['with']))
    const called = typeof name === 'string'
    if (what === 'free' && !this.begun) {
      Object.assign(place, { name: '', nonce: '' })
      return true
    }
    if (what === 'bot' && called) {
      Object.assign(place, { name, nonce: '' })
      return true
    }
    if (typeof nonce !== 'string') return false
    if (what === 'sit' && called) Object.assign(place, { name, nonce })
    else if (what === 'nonce') place.nonce = nonce
    else return false
    this.told.push(nonce)
    if (this.begun) this.#contribute(hand + 1, Number(seat), nonce)
    return true
  }

  #at(seat: unknown): Place | undefined {
    return typeof seat === 'number' ? this.#places[seat] : undefined
  }

  #start(): boolean {
    if (this.begun) return false
    this.begun = true
    this.#places.forEach(({ nonce }, seat) => this.#contribute(0, seat, nonce))
    return true
  }

  #swap(one: Place, other: Place | undefined): boolean {
    if (!other || other === one || this.begun) return false
    const kept = { ...one }
    Object.assign(one, other)
    Object.assign(other, kept)
    return true
  }
}
