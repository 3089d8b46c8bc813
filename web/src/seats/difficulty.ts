/** How hard a game is: one choice for all its bots. Under Options each bot can still have a level of its own. */
import { keep, recall } from '../settings/storage'

export const DIFFICULTIES = [
  { id: 'easy', name: 'Easy', level: 'novice' },
  { id: 'medium', name: 'Medium', level: 'steady' },
  { id: 'hard', name: 'Hard', level: 'sharp' },
  { id: 'expert', name: 'Expert', level: 'expert' },
] as const

export type Difficulty = (typeof DIFFICULTIES)[number]['id']

/** The difficulty before anybody has chosen one. */
export const USUAL: Difficulty = 'medium'

/** Stands for bots whose levels come to none of the difficulties. */
export const MIXED = 'mixed'

/** The levels that players choose from, the weakest first, as far as they are a ladder. */
const LADDER = ['novice', 'casual', 'steady', 'sharp', 'expert', 'master']

/** The most seats at a table. */
const SEATS = 8

const isDifficulty = (id: unknown): id is Difficulty =>
  DIFFICULTIES.some((known) => known.id === id)

/** The level of the bots at a difficulty. */
export function levelAt(difficulty: Difficulty): string {
  return DIFFICULTIES.find(({ id }) => id === difficulty)!.level
}

/** The difficulty that these levels of bots come to. */
export function difficultyOf(levels: readonly (string | null)[]): Difficulty | typeof MIXED {
  const known = DIFFICULTIES.find(({ level }) => levels.every((other) => other === level))
  return known && levels.length > 0 ? known.id : MIXED
}

/** The level that comes next above these bots; null where none does. */
export function harderThan(levels: readonly (string | null)[]): string | null {
  const rung = (level: string | null) => {
    const known = LADDER.indexOf(level ?? '')
    // One with a style, or of which no level is said, plays about as well as a steady one.
    return known < 0 ? LADDER.indexOf('steady') : known
  }
  const strongest = Math.max(...levels.map(rung))
  return DIFFICULTIES.find(({ level }) => rung(level) > strongest)?.level ?? null
}

/** The difficulty chosen last, for whatever game. */
export function lastDifficulty(): Difficulty {
  const last = recall<unknown>('difficulty', USUAL)
  return isDifficulty(last) ? last : USUAL
}

/** What is remembered of a table of that game, as far as it is about bots. */
interface Setup {
  players?: number
  levels?: string[]
}

const setupOf = (game: string) => recall<Setup>(`setup.${game}`, {})

/** The difficulty that a game starts with: the one chosen for it last, or else for any. */
export function difficultyFor(game: string, usualPlayers: number): Difficulty | typeof MIXED {
  const { players = usualPlayers, levels } = setupOf(game)
  return levels ? difficultyOf(levels.slice(1, players)) : lastDifficulty()
}

/** Remembers the level of all bots of a game, as its next table is made with it. */
export function chooseLevel(game: string, level: string): void {
  keep(`setup.${game}`, { ...setupOf(game), levels: Array.from({ length: SEATS }, () => level) })
  keepDifficulty(difficultyOf([level]))
}

/** Remembers the difficulty for the games that have none of their own. */
export function keepDifficulty(difficulty: Difficulty | typeof MIXED): void {
  if (difficulty !== MIXED) keep('difficulty', difficulty)
}

/** The level of a bot that sits down at a table of that game without being asked for. */
export function levelFor(game: string): string {
  const { levels } = setupOf(game)
  const own = levels ? difficultyOf(levels) : MIXED
  return levelAt(own === MIXED ? lastDifficulty() : own)
}

/** Shows on a card of the lobby which difficulty its game starts with. */
export function showDifficulty(field: HTMLSelectElement): void {
  const { game = '', players } = field.dataset
  const shown = difficultyFor(game, Number(players))
  const mixed = field.querySelector<HTMLOptionElement>(`[value="${MIXED}"]`)
  if (mixed) mixed.hidden = mixed.disabled = shown !== MIXED
  field.value = shown
  field.dataset['known'] = 'true'
}
