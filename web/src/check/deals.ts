/**
 * The packs and deals of each game. An implementation independent of the server's on purpose, to verify the server by,
 * after docs/transcripts.md.
 */
import type { PlainKey } from '../language/translate'
import { drawing, shuffled, type Dice } from './dice'

export interface Agreed {
  game: string
  players: number
  options: Record<string, unknown>
  card_set: string | null
}

export interface Outcome {
  hands?: string[][]
  extras?: string[]
  draw?: string[][]
  gift?: string
  field?: string[][]
  pile?: string[]
  first?: number
}

/** The next chance event of a match. */
export interface Due {
  kind: 'draw' | 'deal' | 'gift'
  /** The number of the hand, from 1. */
  hand: number
}

const RANKS = '23456789TJQKA'
const STANDARD = [...'CDSH'].flatMap((suit) => [...RANKS].map((rank) => rank + suit))
const WILDS = ['WC', 'WD', 'WS', 'WH']

/** The names of the games whose packs and deals this page knows. */
const GAMES: Record<string, PlainKey> = {
  hearts: 'games-hearts',
  cardominoes: 'games-cardominoes',
  'wild-twists': 'games-wild-twists',
  'custom-hearts': 'games-custom-hearts',
  'black-hearts': 'games-black-hearts',
  heartcatchers: 'games-heartcatchers',
}

/** The message with a game's name, if this page knows its deals. */
export const gameKey = (game: string): PlainKey | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game] : undefined

const NOT_IN_HEARTS: Record<number, string[]> = {
  3: ['2D'],
  5: ['2D', '3C'],
  6: ['2D', '3D', '3C', '4C'],
  7: ['2D', '3D', '3C'],
}

const NOT_IN_CARDOMINOES: Record<number, string[]> = { 3: ['2C'], 5: ['2C', '2D'] }

/** The gifts of the standard set of Black Hearts, copy by copy. */
const GIFTS: readonly string[] = [
  'small-hours',
  'double-curse',
  'mercy',
  'mercy',
  'first-strike',
  'return-gift',
]

/** Suit by suit, rising; a Wild follows its suit's ace. */
const inTrickHand = (card: string) =>
  card[0] === 'W'
    ? 'CDSH'.indexOf(card[1]!) * 20 + 19
    : 'CDSH'.indexOf(card[1]!) * 20 + RANKS.indexOf(card[0]!)

const HEART_KINDS = 'buhc'
const HEART_COPIES: Record<string, number> = { b: 3, u: 1, h: 1, c: 1 }
const HEART_PACK = [
  ...[...'RGB'].flatMap((colour) =>
    [...HEART_KINDS].flatMap((kind) => Array<string>(HEART_COPIES[kind]!).fill(colour + kind)),
  ),
  'U',
  'U',
]

const sortedBy = (cards: string[], place: (card: string) => number) =>
  [...cards].sort((a, b) => place(a) - place(b))

/** The cards in play, in hand order. */
export function trickPack({ game, players, options }: Agreed): string[] {
  const wilds = game === 'wild-twists' || options['wilds'] === true
  const all = wilds ? sortedBy([...STANDARD, ...WILDS], inTrickHand) : STANDARD
  let out: readonly string[] = []
  if (game === 'hearts') out = NOT_IN_HEARTS[players] ?? []
  if (game === 'cardominoes') out = NOT_IN_CARDOMINOES[players] ?? []
  if (game === 'custom-hearts') out = options['removed'] as string[]
  return all.filter((card) => !out.includes(card))
}

function lowestOf(tiles: string[]): number {
  return Math.min(...tiles.map((tile) => RANKS.indexOf(tile[0]!)))
}

/** Rounds of tiles until one player's is lowest. */
function drawTiles(agreed: Agreed, dice: Dice): string[][] {
  const pile = shuffled(trickPack(agreed), dice)
  const rounds: string[][] = []
  let drawing = agreed.players
  while (drawing > 1) {
    const round = pile.splice(-drawing)
    const lowest = lowestOf(round)
    drawing = round.filter((tile) => RANKS.indexOf(tile[0]!) === lowest).length
    rounds.push(round)
  }
  return rounds
}

/** The first dealer by the draw. */
function firstDealer(players: number, rounds: string[][]): number {
  let seats = Array.from({ length: players }, (_, seat) => seat)
  for (const round of rounds) {
    const lowest = lowestOf(round)
    seats = seats.filter((_, at) => RANKS.indexOf(round[at]![0]!) === lowest)
  }
  return seats[0]!
}

function dealTricks(agreed: Agreed, first: number, dice: Dice): Outcome {
  const { players } = agreed
  const pack = shuffled(trickPack(agreed), dice)
  const dealt = pack.length - (pack.length % players)
  const hands = Array.from({ length: players }, () => [] as string[])
  pack.slice(0, dealt).forEach((card, at) => hands[(first + at) % players]!.push(card))
  return {
    hands: hands.map((hand) => sortedBy(hand, inTrickHand)),
    extras: sortedBy(pack.slice(dealt), inTrickHand),
  }
}

function dealBlack(players: number, dice: Dice): Outcome {
  const six = (colour: string) => [...'123456'].map((number) => colour + number)
  const always = [...six('R'), ...(players === 3 ? ['B2'] : six('B'))]
  const whites = drawing(
    six('W').flatMap((card) => [card, card, card]),
    dice,
  )
  const used = Array.from({ length: 5 * players - always.length }, whites.draw)
  const pack = drawing([...always, ...used], dice)
  const hands = Array.from({ length: players - 1 }, () => Array.from({ length: 5 }, pack.draw))
  const place = (card: string) => 'RBW'.indexOf(card[0]!) * 10 + Number(card[1])
  return { hands: [...hands, pack.left].map((hand) => sortedBy(hand, place)) }
}

function dealHeartcatchers(hand: number, dice: Dice): Outcome {
  const { draw, left } = drawing(HEART_PACK, dice)
  const drawn = (count: number) => Array.from({ length: count }, draw)
  const field = [drawn(3), drawn(3)]
  const pile = drawn(8)
  const place = (card: string) => HEART_PACK.indexOf(card)
  const hands = [drawn(3), left].map((cards) => sortedBy(cards, place))
  return { field, hands, pile, ...(hand === 1 ? { first: dice(2) } : {}) }
}

/** The gifts of the table's card set, copy by copy. */
function giftsOf(cardSet: string | null): string[] {
  if (cardSet === null) return [...GIFTS]
  return cardSet
    .split(/^\s*\[\[\s*/m)
    .filter((part) => /^gifts\s*\]\]/.test(part))
    .flatMap((part) => {
      const id = /^\s*id\s*=\s*["']([^"']*)["']/m.exec(part)?.[1] ?? ''
      const copies = Number(/^\s*copies\s*=\s*(\d+)/m.exec(part)?.[1] ?? 1)
      return Array<string>(copies).fill(id)
    })
}

/** Computes the chance events of a match in turn. */
export class Deals {
  #agreed: Agreed
  #draws: boolean
  #dealer: number | null = null
  #gifts: string[]
  #hand = 0
  #giftDue = false

  constructor(agreed: Agreed) {
    this.#agreed = agreed
    const { game, options } = agreed
    this.#draws = game === 'cardominoes' || options['draw_for_deal'] === true
    this.#gifts = options['gifts'] === true ? giftsOf(agreed.card_set) : []
  }

  /** A copy of the current state. */
  copy(): Deals {
    const copy = new Deals(this.#agreed)
    copy.#dealer = this.#dealer
    copy.#gifts = [...this.#gifts]
    copy.#hand = this.#hand
    copy.#giftDue = this.#giftDue
    return copy
  }

  /** The number of hands dealt. */
  get hand(): number {
    return this.#hand
  }

  /** The next chance event. */
  get due(): Due {
    if (this.#draws && this.#dealer === null) return { kind: 'draw', hand: 1 }
    if (this.#giftDue) return { kind: 'gift', hand: this.#hand }
    return { kind: 'deal', hand: this.#hand + 1 }
  }

  /** Computes it, and moves on to the next. */
  resolve(dice: Dice): Outcome {
    const { game, players } = this.#agreed
    const { kind, hand } = this.due
    if (kind === 'draw') {
      const draw = drawTiles(this.#agreed, dice)
      this.#dealer = firstDealer(players, draw)
      return { draw }
    }
    if (kind === 'gift') {
      this.#giftDue = false
      const [gift] = this.#gifts.splice(dice(this.#gifts.length), 1)
      return { gift: gift! }
    }
    this.#hand = hand
    if (game === 'heartcatchers') return dealHeartcatchers(hand, dice)
    if (game === 'black-hearts') {
      this.#giftDue = this.#gifts.length > 0
      return dealBlack(players, dice)
    }
    // The deal moves on by one seat a hand; the player on the dealer's left gets the first card.
    const first = this.#dealer === null ? 0 : (this.#dealer + hand) % players
    return dealTricks(this.#agreed, first, dice)
  }
}
