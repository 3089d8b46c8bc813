/** The games that the page can show: each folder of `games` that has an `index.ts`. */
import type { Games } from '../wire/types'
import type { GameFace } from './face'

const modules = import.meta.glob<{ default: GameFace }>('../games/*/index.ts', { eager: true })

export const faces: GameFace[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order)

export function faceOf(game: string): GameFace | undefined {
  return faces.find((face) => face.id === game)
}

/** Passes the server's offer to every game. */
export function learnOffer(offered: Games): void {
  for (const face of faces) face.learn?.(offered)
}
