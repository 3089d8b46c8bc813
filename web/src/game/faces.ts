/** The games that the page can show: each folder of `games` that has an `index.ts`. */
import { plain } from '../language/language.svelte'
import type { Games } from '../wire/types'
import type { GameFace, Round } from './face'

const modules = import.meta.glob<{ default: GameFace }>('../games/*/index.ts', { eager: true })

export const faces: GameFace[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order)

export function faceOf(game: string): GameFace | undefined {
  return faces.find((face) => face.id === game)
}

/** The name of a game; of one that the page does not know, the name that the server gives it. */
export function gameName(game: string, known = game): string {
  const face = faceOf(game)
  return face ? plain(face.name) : known
}

/** What the rounds of a match of the game are. */
export const roundOf = (game: string): Round => faceOf(game)?.round ?? 'hand'

/** Passes the server's offer to every game. */
export function learnOffer(offered: Games): void {
  for (const face of faces) face.learn?.(offered)
}
