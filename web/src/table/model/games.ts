/** What the games add to their tables: each folder beside this file that has a `table.ts`, loaded with the first table of it. */
import type { Snapshot } from '../../wire/types'
import type { GameTable } from './game'
import type { GameLogic } from './game-logic'

const modules = import.meta.glob<{ default: GameTable }>('../../games/*/table.ts')
const loaded = new Map<string, GameTable>()

/** Loads what a table of the game needs. Nothing of a table is shown or said before. */
export async function loadGame(game: string): Promise<void> {
  const load = modules[`../../games/${game}/table.ts`]
  if (load && !loaded.has(game)) loaded.set(game, (await load()).default)
}

/** Whether a table of the game can be shown at once. A game that the page does not know needs nothing. */
export function isLoaded(game: string): boolean {
  return loaded.has(game) || !(`../../games/${game}/table.ts` in modules)
}

/** What the tables of a game look like. */
export function tableOf(game: string): GameTable | undefined {
  if (!isLoaded(game)) throw new Error(`a table of ${game} is shown before it is loaded`)
  return loaded.get(game)
}

/** What a game adds to the logic of the table; nothing where it has none of its own. */
export function logicOf(game: string): GameLogic {
  return tableOf(game)?.logic ?? { id: game }
}

/** Lets every game learn what is so at the table that is shown; null when the page leaves it. */
export function learnTable(snapshot: Snapshot | null): void {
  for (const { logic } of loaded.values()) logic?.learnTable?.(snapshot)
}
