/** Cards as the server writes them, read into faces that can be drawn and named. */

export type Suit = 'C' | 'D' | 'S' | 'H'
export type CurseColour = 'R' | 'B' | 'W'
export type HeartColour = 'R' | 'G' | 'B'
export type HeartMark = 'b' | 'u' | 'h' | 'c'

export type Face =
  | { kind: 'standard'; code: string; rank: string; suit: Suit }
  | { kind: 'wild'; code: string; suit: Suit; declared: 'highest' | 'lowest' | null }
  | { kind: 'number'; code: string; colour: CurseColour; number: number }
  | { kind: 'heart'; code: string; colour: HeartColour; mark: HeartMark }
  | { kind: 'uncatchable'; code: string }

const RANKS: Record<string, string> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}
const SUITS: Record<Suit, string> = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' }
const WILDS: Record<Suit, string> = { C: 'Club', D: 'Diamond', S: 'Spade', H: 'Heart' }
const NUMBER_COLOURS: Record<CurseColour, string> = { R: 'red', B: 'blue', W: 'white' }
const HEART_COLOURS: Record<HeartColour, string> = { R: 'red', G: 'green', B: 'blue' }
const MARKS: Record<HeartMark, string> = {
  b: 'Blank',
  u: 'Ultimate Love',
  h: 'Heartbreaker',
  c: 'Change-of-Heart',
}

/** Reads a card; null for text that is no card of any of the games. */
export function readCard(code: string): Face | null {
  const standard = /^([2-9TJQKA])([CDSH])$/.exec(code)
  if (standard) return { kind: 'standard', code, rank: standard[1]!, suit: standard[2] as Suit }
  const wild = /^W([CDSH])([+-]?)$/.exec(code)
  if (wild) {
    const declared = wild[2] === '+' ? 'highest' : wild[2] === '-' ? 'lowest' : null
    return { kind: 'wild', code, suit: wild[1] as Suit, declared }
  }
  const number = /^([RBW])([1-6])$/.exec(code)
  if (number) {
    return { kind: 'number', code, colour: number[1] as CurseColour, number: Number(number[2]) }
  }
  const heart = /^([RGB])([buhc])$/.exec(code)
  if (heart) {
    return {
      kind: 'heart',
      code,
      colour: heart[1] as HeartColour,
      mark: heart[2] as HeartMark,
    }
  }
  return code === 'U' ? { kind: 'uncatchable', code } : null
}

/** The card as it was held: a Wild without its declaration. */
export function asHeld(code: string): string {
  return /^W[CDSH][+-]$/.test(code) ? code.slice(0, 2) : code
}

/** What a card is called in a sentence, without an article: `queen of spades`, `Wild Club`. */
export function cardName(code: string): string {
  const face = readCard(code)
  if (!face) return code
  switch (face.kind) {
    case 'standard':
      return `${RANKS[face.rank] ?? face.rank} of ${SUITS[face.suit]}`
    case 'wild':
      return `Wild ${WILDS[face.suit]}${face.declared ? ` as ${face.declared}` : ''}`
    case 'number':
      return `${NUMBER_COLOURS[face.colour]} ${face.number}`
    case 'heart':
      return `${HEART_COLOURS[face.colour]} ${MARKS[face.mark]}`
    case 'uncatchable':
      return 'Uncatchable'
  }
}

/** The card with its article: `the queen of spades`, `a white 3` (the white ones are alike). */
export function theCard(code: string): string {
  const face = readCard(code)
  const name = cardName(code)
  if (face?.kind === 'number' && face.colour === 'W') return `a ${name}`
  if (face?.kind === 'heart') return `a ${name}`
  if (face?.kind === 'uncatchable') return `an ${name}`
  return `the ${name}`
}

/** `a, b and c`. */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** How a mark of Heartcatchers is called. */
export function markName(mark: HeartMark): string {
  return MARKS[mark]
}
