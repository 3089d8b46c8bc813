/** The games that add to the logic of the table: each folder beside this file that has a `part.ts`. */
import type { Games, Snapshot } from '../wire/types'
import type { GamePart } from './part'

const modules = import.meta.glob<{ default: GamePart }>('./*/part.ts', { eager: true })
let known: Map<string, GamePart> | null = null

/** Built on first use: the parts import the shared code, which imports this file. */
function parts(): Map<string, GamePart> {
  known ??= new Map(Object.values(modules).map(({ default: part }) => [part.id, part]))
  return known
}

/** What a game adds; a game without a part of its own adds nothing. */
export function partOf(game: string): GamePart {
  return parts().get(game) ?? { id: game }
}

/** Lets every game learn from what the server offers. */
export function learnOffer(offered: Games): void {
  for (const part of parts().values()) part.learn?.(offered)
}

/** Lets every game learn from the table that is shown; null when the page leaves it. */
export function learnTable(snapshot: Snapshot | null): void {
  for (const part of parts().values()) part.learnTable?.(snapshot)
}
