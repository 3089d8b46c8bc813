/** The table code of the games: `table.ts` in their folders, loaded with the first table of each. */
import type { Snapshot } from '../../wire/types'
import type { GameTable } from './game'
import type { GameLogic } from './game-logic'

const modules = import.meta.glob<{ default: GameTable }>('../../games/*/table.ts')
const loaded = new Map<string, GameTable>()

/** Loads the table code of a game. Nothing of a table is shown before. */
export async function loadGame(game: string): Promise<void> {
  const load = modules[`../../games/${game}/table.ts`]
  if (load && !loaded.has(game)) loaded.set(game, (await load()).default)
}

/** Whether a table of the game can be shown at once. An unknown game has no code to load. */
export function isLoaded(game: string): boolean {
  return loaded.has(game) || !(`../../games/${game}/table.ts` in modules)
}

/** What a game adds to its tables; undefined for an unknown game. */
export function tableOf(game: string): GameTable | undefined {
  if (!isLoaded(game)) throw new Error(`a table of ${game} is shown before it is loaded`)
  return loaded.get(game)
}

/** The logic of a game; without any functions if it has none. */
export function logicOf(game: string): GameLogic {
  return tableOf(game)?.logic ?? { id: game }
}

/** Passes the snapshot of the shown table to every game; null when it is closed. */
export function learnTable(snapshot: Snapshot | null): void {
  for (const { logic } of loaded.values()) logic?.learnTable?.(snapshot)
}
