/** The difficulty of a game: one level for all its bots. Under Options each bot can have its own. */
import { t } from '../language/language.svelte'
import { keep, recall } from '../settings/storage'

export const DIFFICULTIES = [
  { id: 'easy', level: 'novice' },
  { id: 'medium', level: 'steady' },
  { id: 'hard', level: 'sharp' },
  { id: 'expert', level: 'expert' },
] as const

export type Difficulty = (typeof DIFFICULTIES)[number]['id']

/** The default difficulty. */
export const USUAL: Difficulty = 'medium'

/** Bots of different levels, or of one that is no difficulty. */
export const MIXED = 'mixed'

/** The ordered levels, the weakest first. */
const LADDER = ['novice', 'casual', 'steady', 'sharp', 'expert', 'master']

/** The most seats at a table. */
const SEATS = 8

const isDifficulty = (id: unknown): id is Difficulty =>
  DIFFICULTIES.some((known) => known.id === id)

export const difficultyName = (difficulty: Difficulty): string =>
  t('levels-difficulty', { difficulty })

/** A difficulty as that of the bots of a game, or of its only bot: `Hard bots`. */
export function botsText(difficulty: Difficulty | typeof MIXED, bots: number): string {
  return bots > 1 ? t('levels-bots', { difficulty }) : t('levels-one-bot', { difficulty })
}

/** The level of the bots at a difficulty. */
export function levelAt(difficulty: Difficulty): string {
  return DIFFICULTIES.find(({ id }) => id === difficulty)!.level
}

/** The difficulty of these levels. */
export function difficultyOf(levels: readonly (string | null)[]): Difficulty | typeof MIXED {
  const known = DIFFICULTIES.find(({ level }) => levels.every((other) => other === level))
  return known && levels.length > 0 ? known.id : MIXED
}

/** The next difficulty above these bots, as a level; null above the last. */
export function harderThan(levels: readonly (string | null)[]): string | null {
  const rung = (level: string | null) => {
    const known = LADDER.indexOf(level ?? '')
    // Bots with a style, or without a level, count as steady.
    return known < 0 ? LADDER.indexOf('steady') : known
  }
  const strongest = Math.max(...levels.map(rung))
  return DIFFICULTIES.find(({ level }) => rung(level) > strongest)?.level ?? null
}

/** The last chosen difficulty of any game. */
export function lastDifficulty(): Difficulty {
  const last = recall<unknown>('difficulty', USUAL)
  return isDifficulty(last) ? last : USUAL
}

/** The part of the stored setup of a game that is about bots. */
interface Setup {
  players?: number
  levels?: string[]
}

const setupOf = (game: string) => recall<Setup>(`setup.${game}`, {})

/** The initial difficulty of a game: the last one of the game, or of any game. */
export function difficultyFor(game: string, usualPlayers: number): Difficulty | typeof MIXED {
  const { players = usualPlayers, levels } = setupOf(game)
  return levels ? difficultyOf(levels.slice(1, players)) : lastDifficulty()
}

/** Stores the level of all bots for the next table of a game. */
export function chooseLevel(game: string, level: string): void {
  keep(`setup.${game}`, { ...setupOf(game), levels: Array.from({ length: SEATS }, () => level) })
  keepDifficulty(difficultyOf([level]))
}

/** Stores the difficulty for games without one of their own. */
export function keepDifficulty(difficulty: Difficulty | typeof MIXED): void {
  if (difficulty !== MIXED) keep('difficulty', difficulty)
}

/** The level of bots that fill the free seats of a table. */
export function levelFor(game: string): string {
  const { levels } = setupOf(game)
  const own = levels ? difficultyOf(levels) : MIXED
  return levelAt(own === MIXED ? lastDifficulty() : own)
}

/** Shows the initial difficulty of a game on its card in the lobby. */
export function showDifficulty(field: HTMLSelectElement): void {
  const { game = '', players } = field.dataset
  const shown = difficultyFor(game, Number(players))
  const mixed = field.querySelector<HTMLOptionElement>(`[value="${MIXED}"]`)
  if (mixed) mixed.hidden = mixed.disabled = shown !== MIXED
  field.value = shown
  field.dataset['known'] = 'true'
}
