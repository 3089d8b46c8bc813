/** The markup that the build renders, in each language. */
import { render } from 'svelte/server'
import games from '../generated/games.json'
import { speak } from '../language/language.svelte'
import Games from '../lobby/Games.svelte'
import { NOT_FOUND } from '../ui/not-found'
import NotFoundPage from '../ui/NotFoundPage.svelte'
import type { GameInfo } from '../wire/types'

/** The lobby, and the pages for missing things by name. */
export async function draw(code: string) {
  await speak(code)
  const lobby = render(Games, { props: { games: games as unknown as GameInfo[] } }).body
  const missing = Object.entries(NOT_FOUND).map(([name, words]) => {
    const { head, body } = render(NotFoundPage, { props: words })
    return { name, head, body }
  })
  return { lobby, missing }
}
