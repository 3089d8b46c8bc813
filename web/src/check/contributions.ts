/**
 * The players' contributions to the shuffles. An implementation independent of the server's on purpose, after
 * docs/transcripts.md.
 */
import { fromHex } from './bytes'

/** A contribution of a seat. */
export interface Contribution {
  seat: number
  /** Who gave it; empty if the transcript does not say. */
  name: string
  /** In hex; empty if the seat gave none. */
  nonce: string
  /** The first hand that it counts in. */
  from: number
  /** The hands whose shuffles it went into. */
  hands: Set<number>
}

interface Place {
  name: string
  nonce: string
}

/** Entries that contribute nothing. */
const OTHERS = ['away', 'back', 'pause', 'stop', 'hint']

/** Follows the membership of a table. */
export class Contributions {
  /** Every nonce of the transcript, including those replaced before the match. */
  readonly told: string[]
  /** The contributions that count in some hand, in order. */
  readonly all: Contribution[]
  begun: boolean
  #places: Place[]
  /** How many seats contribute to the shuffles. */
  #seats: number

  /** `nonces` are those of the header; a match with a waiting room begins with the entry `start`. */
  constructor(players: number, nonces: string[], waited: boolean) {
    this.begun = !waited
    this.told = [...nonces]
    this.#places = Array.from({ length: players }, () => ({ name: '', nonce: '' }))
    this.#seats = nonces.length
    this.all = []
    nonces.forEach((nonce, seat) => this.#contribute(0, seat, nonce))
  }

  /** Whether every nonce is hexadecimal. */
  get readable(): boolean {
    return this.told.every((nonce) => fromHex(nonce) !== null)
  }

  /** The nonces that count in a hand, in seat order. */
  inForce(hand: number): Contribution[] {
    const force: Contribution[] = []
    for (const given of this.all) {
      if (given.from <= hand && given.seat < this.#seats) force[given.seat] = given
    }
    return force
  }

  /** Whether its seat contributes to the shuffles. */
  counts({ seat }: Contribution): boolean {
    return seat < this.#seats
  }

  #contribute(from: number, seat: number, nonce: string) {
    const name = this.#places[seat]?.name ?? ''
    this.all.push({ seat, name, nonce, from, hands: new Set() })
  }

  /** Applies an entry during a hand; false for one that no table writes. */
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
