/** The choice a new table is made with: the player's last one, or the defaults. */
import { keep, recall } from '../settings/storage'
import type { GameInfo, NewTable, OptionSpec } from '../wire/types'

export type OptionValue = string | number | boolean | string[]

export interface Choice {
  players: number
  options: Record<string, OptionValue>
  names: string[]
}

const BOTS = ['Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']

/** The number of players that is offered first. */
export function usualPlayers(game: GameInfo): number {
  const [least, most] = game.players
  return Math.max(least, Math.min(4, most))
}

export function defaultName(seat: number): string {
  return seat === 0 ? 'You' : (BOTS[(seat - 1) % BOTS.length] ?? `Bot ${seat}`)
}

/** The names at the table: as typed, but a bot that nobody named gives way to whoever has its name. */
function namesAtTable(choice: Choice): string[] {
  const names = choice.names
    .slice(0, choice.players)
    .map((name, seat) => name.trim() || defaultName(seat))
  const same = (one: string, two: string) => one.toLowerCase() === two.toLowerCase()
  names.forEach((name, seat) => {
    const free = (other: string) => !names.some((taken, at) => at !== seat && same(taken, other))
    if (seat > 0 && name === defaultName(seat) && !free(name))
      names[seat] = BOTS.find(free) ?? `Bot ${seat}`
  })
  return names
}

/** The choice to start from: the last one, as far as it still fits the game. */
export function startingChoice(game: GameInfo, last: Partial<Choice> = {}): Choice {
  const [least, most] = game.players
  const wanted = last.players ?? usualPlayers(game)
  const players = wanted >= least && wanted <= most ? wanted : usualPlayers(game)
  const options: Record<string, OptionValue> = {}
  for (const spec of game.options) {
    const before = last.options?.[spec.name]
    options[spec.name] = before !== undefined && fits(spec, before) ? before : spec.default
  }
  const names = Array.from({ length: most }, (_, seat) => last.names?.[seat] || defaultName(seat))
  return { players, options, names }
}

/** Whether a remembered value is still one the option can have. */
export function fits(spec: OptionSpec, value: OptionValue): boolean {
  if (typeof value !== typeof spec.default) return false
  if (spec.allowed) return spec.allowed.some((allowed) => allowed === value)
  if (typeof value !== 'number') return true
  return value >= (spec.min ?? -Infinity) && value <= (spec.max ?? Infinity)
}

export function newTable(game: GameInfo, choice: Choice): NewTable {
  // Defaults are not sent: the default of an option may depend on others.
  const changed = game.options.flatMap(({ name, default: usual }) => {
    const value = choice.options[name]
    return value === undefined || String(value) === String(usual) ? [] : [[name, value]]
  })
  const options = Object.fromEntries(changed)
  return { game: game.id, players: choice.players, options, names: namesAtTable(choice) }
}

export const remembered = (game: GameInfo) =>
  startingChoice(game, recall<Partial<Choice>>(`setup.${game.id}`, {}))

export const remember = (game: GameInfo, choice: Choice) => keep(`setup.${game.id}`, choice)
