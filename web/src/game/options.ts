/** The options of a game, as players read and type them. */
import { capital } from '../text'
import type { OptionSpec } from '../wire/types'

/** A value of an option as a player reads it: `last-trick` is "Last trick". */
export function valueText(value: string | number | boolean): string {
  const text = String(value).replaceAll('-', ' ').replaceAll('_', ' ')
  return capital(text)
}

/** The name of a value of an option. */
export function valueName(spec: OptionSpec, value: string | number): string {
  const place = spec.allowed?.indexOf(value) ?? -1
  return spec.names?.[place] ?? valueText(value)
}

/** The values of an option and its default, for the end of its help: `on, off; usually on.` */
export function choiceText(spec: OptionSpec): string {
  const name = (value: string | number | boolean) =>
    typeof value === 'boolean' ? (value ? 'on' : 'off') : valueName(spec, value)
  const usual = Array.isArray(spec.default) ? spec.default.join(', ') || 'none' : name(spec.default)
  let values: string | null = null
  if (spec.allowed) values = spec.allowed.map(name).join(', ')
  else if (spec.min !== undefined && spec.max !== undefined) values = `${spec.min} to ${spec.max}`
  else if (spec.type === 'boolean') values = 'on, off'
  return values === null ? `Usually ${usual}.` : `${values}; usually ${usual}.`
}

const CARD = /^(10|[2-9TJQKAW])([CDSH])$/

/** A list as a player types it: `2d 10h, left` is `2D`, `TH` and `left`. */
export function readList(text: string): string[] {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  return entries.map((entry) => {
    const card = CARD.exec(entry.toUpperCase())
    return card ? card[1]!.replace('10', 'T') + card[2]! : entry.toLowerCase()
  })
}

/** The list as its field shows it. */
export function listText(list: readonly string[]): string {
  return list.map((entry) => (CARD.test(entry) ? entry.replace('T', '10') : entry)).join(' ')
}

/** How to write the entries of a list, if the option's own help does not say so. */
const LIST_HELP: Record<string, string> = {
  removed: '“2D 10S WC” leaves out the two of diamonds, the ten of spades and the Wild Club.',
}

/** The name of an option. */
export const labelOf = (spec: OptionSpec): string => spec.label || valueText(spec.name)

/** The help of an option, and how to write its list. */
export const helpOf = ({ name, help }: OptionSpec): string =>
  [help, LIST_HELP[name] ?? ''].join(' ').trim()
