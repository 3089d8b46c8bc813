/** The options of a game, as players read and type them. */
import { format, plain, t } from '../language/language.svelte'
import type { PlainKey } from '../language/translate'
import type { OptionSpec } from '../wire/types'

/** The messages of an option. */
export interface OptionText {
  label: PlainKey
  help: PlainKey
  /** The names of its values. */
  values?: Readonly<Record<string, PlainKey>>
}

/** The messages of a game's options, by their names. */
export type OptionTexts = Readonly<Record<string, OptionText>>

const modules = import.meta.glob<{ default: OptionTexts }>('../games/*/options.ts', { eager: true })

const textOf = (game: string, spec: OptionSpec): OptionText | undefined =>
  modules[`../games/${game}/options.ts`]?.default[spec.name]

/** What the server calls an option or a value for which there is no message: `last-trick` is "Last trick". */
function spelled(name: string): string {
  const text = name.replaceAll('-', ' ').replaceAll('_', ' ')
  return format().capital(text)
}

/** The name of an option. */
export function labelOf(game: string, spec: OptionSpec): string {
  const text = textOf(game, spec)
  return text ? plain(text.label) : spec.label || spelled(spec.name)
}

/** The help of an option. */
export function helpOf(game: string, spec: OptionSpec): string {
  const text = textOf(game, spec)
  return text ? plain(text.help) : spec.help
}

/** The name of a value of an option. */
export function valueName(game: string, spec: OptionSpec, value: string | number): string {
  const known = textOf(game, spec)?.values?.[value]
  if (known) return plain(known)
  if (typeof value === 'number') return format().number(value)
  const place = spec.allowed?.indexOf(value) ?? -1
  return spec.names?.[place] ?? spelled(value)
}

/** The values of an option and its default, for the end of its help: `Short or Long. Default: Short.` */
export function choiceText(game: string, spec: OptionSpec): string {
  const { allowed, default: usual, min, max } = spec
  if (typeof usual === 'boolean') return t('options-usual-switch', { usual })
  if (Array.isArray(usual)) {
    if (usual.length === 0) return t('options-usual-none')
    return t('options-usual-list', { usual: usual.map(entryText).join(', ') })
  }
  const name = (value: string | number) => valueName(game, spec, value)
  if (allowed) return t('options-usual-choice', { values: allowed.map(name), usual: name(usual) })
  if (min === undefined || max === undefined) return t('options-usual-list', { usual: name(usual) })
  return t('options-usual-range', { least: min, most: max, usual })
}

const CARD = /^(10|[2-9TJQKAW])([CDSH])$/

const DIRECTIONS = {
  left: 'options-left',
  right: 'options-right',
  across: 'options-across',
  hold: 'options-hold',
} as const satisfies Record<string, PlainKey>

const isDirection = (entry: string): entry is keyof typeof DIRECTIONS => entry in DIRECTIONS

/** An entry of a list as its field shows it: a card by its letters, a direction in the language of the page. */
function entryText(entry: string): string {
  if (isDirection(entry)) return t(DIRECTIONS[entry])
  return CARD.test(entry) ? entry.replace('T', '10') : entry
}

/** A list as a player types it: `2d 10h, left` is `2D`, `TH` and `left`. */
export function readList(text: string): string[] {
  const entries = text.split(/[\s,،、，]+/).filter(Boolean)
  return entries.map((entry) => {
    const card = CARD.exec(entry.toUpperCase())
    if (card) return card[1]!.replace('10', 'T') + card[2]!
    const typed = entry.toLowerCase()
    const named = Object.keys(DIRECTIONS).filter(isDirection)
    return named.find((direction) => entryText(direction).toLowerCase() === typed) ?? typed
  })
}

/** The list as its field shows it. */
export const listText = (list: readonly string[]): string => list.map(entryText).join(' ')
