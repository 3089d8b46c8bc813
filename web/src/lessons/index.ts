/** The lessons: `lesson.ts` in the folders of the games. Each is loaded when it begins. */
import type { Announcer } from '../table/log/announcer.svelte'
import type { Guide } from './guide.svelte'
import type { Lesson } from './lesson'

const modules = import.meta.glob<{ default: Lesson }>('../games/*/lesson.ts')

const fileOf = (game: string) => `../games/${game}/lesson.ts`

export const hasLesson = (game: string) => fileOf(game) in modules

/** The guide of a game's lesson; null without one. */
export async function guideThrough(game: string, announcer: Announcer): Promise<Guide | null> {
  const load = modules[fileOf(game)]
  if (!load) return null
  const [{ Guide }, { default: lesson }] = await Promise.all([import('./guide.svelte'), load()])
  return new Guide(lesson, announcer)
}
