/** The markup that the build renders. */
import { render } from 'svelte/server'
import { LANGUAGES, speak } from '../language/language.svelte'
import games from '../generated/games.json'
import Games from '../lobby/Games.svelte'
import { NOT_FOUND } from '../ui/not-found'
import NotFoundPage from '../ui/NotFoundPage.svelte'
import type { GameInfo } from '../wire/types'

await speak(LANGUAGES[0]!)

export const lobby = render(Games, { props: { games: games as unknown as GameInfo[] } }).body

/** The pages for missing things, by name. */
export const missing = Object.entries(NOT_FOUND).map(([name, words]) => {
  const { head, body } = render(NotFoundPage, { props: words })
  return { name, head, body }
})
