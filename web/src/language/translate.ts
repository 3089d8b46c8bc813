/** Messages of one language: what is compiled from `locales`, and how they become text. It loads nothing and keeps no state. */
import type { Messages } from './messages'

export type { Area, Messages } from './messages'
export type MessageKey = keyof Messages
/** The keys of messages without parameters. */
export type PlainKey = { [K in MessageKey]: Messages[K] extends null ? K : never }[MessageKey]
/** The parameters of a message, after its key. */
export type Params<K extends MessageKey> = Messages[K] extends null ? [] : [params: Messages[K]]

/** A player in a message, which may be the reader. */
export interface Player {
  name: string
  you: boolean
}

/** A compiled message. */
export type Compiled = string | ((params: never) => string)
/** Compiled messages by key. */
export type Catalogue = Record<string, Compiled | undefined>
/** A compiled area: messages by key, or in a build the first number and the messages. */
export type CompiledArea = Catalogue | [first: number, messages: Compiled[]]

/** What compiled messages call. */
export interface Runtime {
  text(value: string | number): string
  number(value: number, digits?: number, style?: string, sign?: string): string
  plural(value: number): string
  list(items: readonly string[], type?: string): string
  name(player: Player): string
  who(player: Player): 'you' | 'other'
  players(players: readonly Player[], form?: string): string
  card(code: string, form?: string): string
  cards(codes: readonly string[], form?: string): string
  capital(text: string): string
}

/** The direction of a language's script. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  // `en-XB` mirrors the page, for tests.
  return code === 'en-XB' || ['ar', 'fa', 'he', 'ur'].includes(code.split('-')[0]!) ? 'rtl' : 'ltr'
}

const cached = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key: Key): Value => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}

/** The language's own names for cards and for the reader, which messages hold. */
export interface Words {
  card(code: string, form?: string): string
  cards(codes: readonly string[], form?: string): string
  you(): string
}

/** The runtime of a language. */
export function runtimeOf(code: string, words: Words): Runtime {
  // In British English a list has no comma before "and".
  const locale = code === 'en' ? 'en-GB' : code
  const isolated = directionOf(code) === 'rtl'
  const rules = new Intl.PluralRules(locale)
  const numbers = cached(
    (options: string) => new Intl.NumberFormat(locale, JSON.parse(options) as object),
  )
  const lists = cached(
    (type: string) => new Intl.ListFormat(locale, { type: type as Intl.ListFormatType }),
  )
  /** In a right-to-left sentence a name from outside keeps its own direction. */
  const isolate = (text: string) => (isolated ? `\u2068${text}\u2069` : text)
  const runtime: Runtime = {
    text: (value) => (typeof value === 'number' ? runtime.number(value) : isolate(value)),
    number(value, digits, style = 'decimal', sign = 'auto') {
      const options = JSON.stringify({
        style,
        signDisplay: sign,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits ?? 3,
      })
      // A minus sign, not a hyphen.
      return numbers(options).format(value).replace('-', '−')
    },
    plural: (value) => rules.select(value),
    list: (items, type = 'conjunction') => lists(type).format(items.map(isolate)),
    name: (player) => (player.you ? words.you() : isolate(player.name)),
    who: (player) => (player.you ? 'you' : 'other'),
    players: (players, _form) => lists('conjunction').format(players.map(runtime.name)),
    // Read late: the names of cards come with the first page that shows some.
    card: (code, form) => words.card(code, form),
    cards: (codes, form) => words.cards(codes, form),
    capital: (text) => text.charAt(0).toLocaleUpperCase(code) + text.slice(1),
  }
  return runtime
}

/** The text of a message; null if it is not in the catalogue. */
export function translate(catalogue: Catalogue, key: string, params?: object): string | null {
  const message = catalogue[key]
  if (message === undefined) return null
  return typeof message === 'string' ? message : message((params ?? {}) as never)
}

/** Adds the messages of an area to a catalogue. */
export function addArea(catalogue: Catalogue, area: CompiledArea): void {
  if (!Array.isArray(area)) Object.assign(catalogue, area)
  else area[1].forEach((message, index) => (catalogue[area[0] + index] = message))
}
