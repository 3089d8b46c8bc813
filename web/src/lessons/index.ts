/** The games that have a lesson: each folder of a game that has a `lesson.ts`. Nothing is loaded before a lesson is given. */
import type { Announcer } from '../table/log/announcer.svelte'
import type { Guide } from './guide.svelte'
import type { Lesson } from './lesson'

const modules = import.meta.glob<{ default: Lesson }>('../games/*/lesson.ts')

const fileOf = (game: string) => `../games/${game}/lesson.ts`

export const hasLesson = (game: string) => fileOf(game) in modules

/** The guide through a game's lesson; null where it has none. */
export async function guideThrough(game: string, announcer: Announcer): Promise<Guide | null> {
  const load = modules[fileOf(game)]
  if (!load) return null
  const [{ Guide }, { default: lesson }] = await Promise.all([import('./guide.svelte'), load()])
  return new Guide(lesson, announcer)
}
