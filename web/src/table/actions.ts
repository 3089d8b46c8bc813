/** The legal actions of a view, sorted by what the player does to take them. */
import { asHeld } from '../cards/notation'
import type { LegalText } from '../wire/types'

export interface PassChoice {
  count: number
  from: string[]
}

export type FieldAction =
  | { do: 'catch'; card: string; place: number; text: string }
  | { do: 'steal'; card: string; place: number; given: number; text: string }
  | { do: 'secret'; card: string; side: 'mine' | 'theirs'; place: number; text: string }

export interface Choices {
  /** By the card as held, the texts that play it (a Wild has two). */
  plays: Map<string, string[]>
  /** By the tile, the text that puts it down instead of a revoke. */
  corrections: Map<string, string>
  pass: PassChoice | null
  field: FieldAction[]
  /** Actions that name no card: `gather`, `decline`, `moon self`, `moon others`. */
  bare: string[]
}

export const NO_CHOICES: Choices = {
  plays: new Map(),
  corrections: new Map(),
  pass: null,
  field: [],
  bare: [],
}

export function readChoices(legal: readonly LegalText[] | undefined): Choices {
  const choices: Choices = {
    plays: new Map(),
    corrections: new Map(),
    pass: null,
    field: [],
    bare: [],
  }
  for (const entry of legal ?? []) {
    if (typeof entry === 'string') readAction(entry, choices)
    else choices.pass = { count: entry.pass, from: entry.from }
  }
  return choices
}

/** Whether the player has anything to do at all. */
export function hasChoice(choices: Choices): boolean {
  return (
    choices.plays.size > 0 ||
    choices.corrections.size > 0 ||
    choices.pass !== null ||
    choices.field.length > 0 ||
    choices.bare.length > 0
  )
}

function readAction(text: string, into: Choices) {
  const field = readFieldAction(text)
  if (field) {
    into.field.push(field)
    return
  }
  const [word, card] = text.split(' ')
  if (word === 'correct' && card) into.corrections.set(card, text)
  else if (/^[A-Z0-9]{2}[+-]?$/.test(text)) {
    const held = asHeld(text)
    into.plays.set(held, [...(into.plays.get(held) ?? []), text])
  } else into.bare.push(text)
}

function readFieldAction(text: string): FieldAction | null {
  const caught = /^catch (\S+) on ([123])$/.exec(text)
  if (caught) return { do: 'catch', card: caught[1]!, place: Number(caught[2]), text }
  const stolen = /^steal (\S+) on ([123]) for ([123])$/.exec(text)
  if (stolen) {
    return {
      do: 'steal',
      card: stolen[1]!,
      place: Number(stolen[2]),
      given: Number(stolen[3]),
      text,
    }
  }
  const secret = /^secret (\S+) under (mine|theirs) ([123])$/.exec(text)
  if (!secret) return null
  const side = secret[2] as 'mine' | 'theirs'
  return { do: 'secret', card: secret[1]!, side, place: Number(secret[3]), text }
}
