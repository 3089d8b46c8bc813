/** Figures and option values as the lobby shows them. */
import { isLearned } from '../lessons/begin'
import type { OptionSpec, TableSummary } from '../wire/types'
import { listed } from '../text'

export function range([least, most]: readonly [number, number] | readonly number[]): string {
  return least === most ? `${least}` : `${least}–${most}`
}

/** A value of an option as a player reads it: `last-trick` is "Last trick". */
export function valueText(value: string | number | boolean): string {
  const text = String(value).replaceAll('-', ' ').replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a player calls a value of an option. */
export function valueName(spec: OptionSpec, value: string | number): string {
  const place = spec.allowed?.indexOf(value) ?? -1
  return spec.names?.[place] ?? valueText(value)
}

/** What an option may be and what it is where nothing is chosen, as the end of its help: `on, off; usually on.` */
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

/** The list as it stands in its field. */
export function listText(list: readonly string[]): string {
  return list.map((entry) => (CARD.test(entry) ? entry.replace('T', '10') : entry)).join(' ')
}

/** How the entries of a list are written, where the help of the option does not say it. */
const LIST_HELP: Record<string, string> = {
  removed: '“2D 10S WC” leaves out the two of diamonds, the ten of spades and the Wild Club.',
}

/** What an option is called. */
export const labelOf = (spec: OptionSpec): string => spec.label || valueText(spec.name)

/** What an option does, and how its list is written. */
export const helpOf = ({ name, help }: OptionSpec): string =>
  [help, LIST_HELP[name] ?? ''].join(' ').trim()

/** Whether the lobby offers the match again; a lesson's goes on after its guided hand. */
export function goesOn({ over, put_away }: TableSummary): boolean {
  return !over && !put_away
}

/** What a match is called among those that go on. */
export function titleOf(table: TableSummary): string {
  return table.lesson && !isLearned(table) ? `Lesson: ${table.game_name}` : table.game_name
}

/** How a match ended, from the player's point of view. */
export function resultFor({ winners, names, you }: TableSummary): string {
  if (winners.length === 0) return 'Stopped without a result'
  const won = you !== null && winners.includes(you)
  if (winners.length === 1) return won ? 'You won' : `${names[winners[0]!]} won`
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]!)
  return `${listed(won ? ['You', ...others] : others)} shared the win`
}

/** How many matches of a game somebody sat in to the end, and how many of them they won. */
export interface Tally {
  game: string
  name: string
  played: number
  won: number
}

/** The caller's matches that are over, game by game; lessons and matches that were only watched do not count. */
export function tally(tables: readonly TableSummary[]): Tally[] {
  const games = new Map<string, Tally>()
  for (const { game, game_name, over, lesson, you, winners } of tables) {
    if (!over || lesson || you === null || winners.length === 0) continue
    const sum = games.get(game) ?? { game, name: game_name, played: 0, won: 0 }
    sum.played += 1
    if (winners.includes(you)) sum.won += 1
    games.set(game, sum)
  }
  return [...games.values()].sort((a, b) => b.played - a.played)
}

/** How long ago, rounded: `5 hours ago`. */
export function since(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000))
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`
  const days = Math.round(hours / 24)
  return days === 1 ? 'yesterday' : `${days} days ago`
}
