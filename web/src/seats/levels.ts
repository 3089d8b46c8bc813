/** The levels of bots, in words. */
import { t } from '../language/language.svelte'
import type { LevelInfo, SeatInfo } from '../wire/types'

/** The levels that the messages name. */
const LEVELS = [
  'novice',
  'casual',
  'steady',
  'sharp',
  'expert',
  'master',
  'careful',
  'bold',
  'moon-mad',
] as const

type Level = (typeof LEVELS)[number]

const isNamed = (id: string): id is Level => LEVELS.some((level) => level === id)

/** The name of a level; the server's own for one that has no message. */
export function levelName({ id, name }: Pick<LevelInfo, 'id' | 'name'>): string {
  return isNamed(id) ? t('levels-name', { level: id }) : name
}

/** How bots of a level play, in a sentence or two. */
export function levelAbout({ id, about }: Pick<LevelInfo, 'id' | 'about'>): string {
  return isNamed(id) ? t('levels-about', { level: id }) : about
}

/** The label of a bot's seat: `Bot, Medium`. */
export function botText({ level }: SeatInfo, levels: readonly LevelInfo[]): string {
  const known = levels.find(({ id }) => id === level)
  return known ? t('levels-bot', { level: levelName(known) }) : t('levels-bot-unknown')
}

/** How a bot plays, in a sentence or two; empty if unknown. */
export function botPlays({ bot, level }: SeatInfo, levels: readonly LevelInfo[]): string {
  const known = bot ? levels.find(({ id }) => id === level) : undefined
  return known ? levelAbout(known) : ''
}
