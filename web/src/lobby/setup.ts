/** The form for a new table, which starts from the player's last choice or the defaults. */
import { t } from '../language/language.svelte'
import { DEFAULT_LEVEL } from '../settings/settings.svelte'
import { keep, keepInTab, recall, recallInTab } from '../settings/storage'
import type { GameInfo, NewTable, OptionSpec } from '../wire/types'
import { difficultyOf, keepDifficulty, lastDifficulty, levelAt } from '../seats/difficulty'

export type OptionValue = string | number | boolean | string[]

export interface Choice {
  players: number
  options: Record<string, OptionValue>
  names: string[]
  /** The level of each seat's bot; the default if it has none. */
  levels?: string[]
}

const BOTS = ['Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']

/** The default number of players. */
export function usualPlayers(game: Pick<GameInfo, 'players'>): number {
  const [least, most] = game.players
  return Math.max(least, Math.min(4, most))
}

export function defaultName(seat: number): string {
  return seat === 0 ? t('games-you') : (BOTS[(seat - 1) % BOTS.length] ?? `Bot ${seat}`)
}

/** The names at the table: as typed, but a bot with a default name that is taken gets another. */
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

/** The default of an option: that of the preset, or the option's own. */
export function usualValue(game: GameInfo, spec: OptionSpec, choice: Choice): OptionValue {
  const { presets } = game
  const preset = presets?.list.find(({ id }) => id === choice.options[presets.option])
  return preset?.sizes[choice.players]?.[spec.name] ?? preset?.values[spec.name] ?? spec.default
}

/** The choice with another value of an option; a preset sets every other option. */
export function withOption(
  game: GameInfo,
  choice: Choice,
  name: string,
  value: OptionValue,
): Choice {
  const changed = { ...choice, options: { ...choice.options, [name]: value } }
  const { pass_cycle } = changed.options
  if (name === 'pass_cards' && value === true && Array.isArray(pass_cycle) && !pass_cycle.length) {
    changed.options['pass_cycle'] = ['left', 'right']
  }
  if (name === game.presets?.option) {
    for (const spec of game.options) {
      if (spec.name !== name) changed.options[spec.name] = usualValue(game, spec, changed)
    }
  }
  return changed
}

/** The choice with another number of players; unchanged options follow the preset for that number. */
export function withPlayers(game: GameInfo, choice: Choice, players: number): Choice {
  const changed = { ...choice, players, options: { ...choice.options } }
  for (const spec of game.options) {
    if (same(choice.options[spec.name], usualValue(game, spec, choice))) {
      changed.options[spec.name] = usualValue(game, spec, changed)
    }
  }
  return changed
}

function same(one: OptionValue | undefined, other: OptionValue): boolean {
  return String(one) === String(other)
}

/** The initial choice: the last one, as far as it is still valid. */
export function startingChoice(game: GameInfo, last: Partial<Choice> = {}): Choice {
  const [least, most] = game.players
  const wanted = last.players ?? usualPlayers(game)
  const players = wanted >= least && wanted <= most ? wanted : usualPlayers(game)
  const usual = levelAt(lastDifficulty())
  const names = Array.from({ length: most }, (_, seat) => last.names?.[seat] || defaultName(seat))
  const levels = Array.from({ length: most }, (_, seat) => last.levels?.[seat] || usual)
  const choice: Choice = { players, options: {}, names, levels }
  // The preset comes first: the other options start from it.
  const preset = game.presets?.option
  const specs = [...game.options].sort(
    (one, other) => Number(other.name === preset) - Number(one.name === preset),
  )
  for (const spec of specs) {
    const before = last.options?.[spec.name]
    choice.options[spec.name] =
      before !== undefined && fits(spec, before) ? before : usualValue(game, spec, choice)
  }
  return choice
}

/** Whether a stored value is still valid. */
export function fits(spec: OptionSpec, value: OptionValue): boolean {
  if (typeof value !== typeof spec.default) return false
  if (spec.allowed) return spec.allowed.some((allowed) => allowed === value)
  if (typeof value !== 'number') return true
  return value >= (spec.min ?? -Infinity) && value <= (spec.max ?? Infinity)
}

/** The request for a new table. With `open` every seat but the player's own stays free. */
export function newTable(game: GameInfo, choice: Choice, open = false): NewTable {
  // Only differences from the preset are sent: its values may depend on the number of players.
  const changed = game.options.flatMap((spec) => {
    const value = choice.options[spec.name]
    const usual = value === undefined || same(value, usualValue(game, spec, choice))
    return usual ? [] : [[spec.name, value]]
  })
  const options = Object.fromEntries(changed)
  const names = namesAtTable(choice).map((name, seat) => (open && seat > 0 ? null : name))
  const levels = names.map((name, seat) =>
    seat === 0 || name === null ? null : (choice.levels?.[seat] ?? DEFAULT_LEVEL),
  )
  return { game: game.id, players: choice.players, options, names, levels, waits: true }
}

/** The initial form: as it was before a reload, or as for the last table. */
export const remembered = (game: GameInfo) =>
  startingChoice(
    game,
    recallInTab<Partial<Choice>>(`draft.${game.id}`) ??
      recall<Partial<Choice>>(`setup.${game.id}`, {}),
  )

/** Stores the open form for a reload; null when it is closed. */
export const draft = (game: GameInfo, choice: Choice | null) =>
  keepInTab(`draft.${game.id}`, choice)

export function remember(game: GameInfo, choice: Choice): void {
  // A default name may be another in the next language.
  const names = choice.names.map((name, seat) => (name === defaultName(seat) ? '' : name))
  keep(`setup.${game.id}`, { ...choice, names })
  keepDifficulty(difficultyOf((choice.levels ?? []).slice(1, choice.players)))
}
