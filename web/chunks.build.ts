/**
 * The chunks of the script. The lobby and a table load few files each, because a request is expensive on a slow line, and
 * nothing that only the other needs.
 */
import { basename, dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

const SOURCE = join(import.meta.dirname, 'src')
const MAIN = join(SOURCE, 'main.ts')
/** The roots of the named chunks. */
export const PAGES = {
  lobby: join(SOURCE, 'lobby/LobbyPage.svelte'),
  table: join(SOURCE, 'table/page/TablePage.svelte'),
  /** The games in the lobby, which the build renders into its page. */
  games: join(SOURCE, 'lobby/Games.svelte'),
}
const GAME = /src\/games\/[^/]+\/table\.ts$/

/** The game whose table code this module is; null for all others. */
export function gameOf(id: string): string | null {
  return GAME.test(id) ? basename(dirname(id)) : null
}

/** The part of the bundler's interface that is used. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The chunk of each module that one of the pages needs. */
function files(modules: Modules): Map<string, string> {
  const needed = (root: string, found = new Set<string>()) => {
    if (found.has(root)) return found
    found.add(root)
    for (const id of modules.getModuleInfo(root)?.importedIds ?? []) needed(id, found)
    return found
  }
  const main = needed(MAIN)
  const lobby = needed(PAGES.lobby)
  const table = needed(PAGES.table)
  const drawn = needed(PAGES.games)
  const games = [...main]
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => gameOf(id))
    .map((id) => ({ name: gameOf(id)!, ids: needed(id) }))
  const named = new Map<string, string>()
  for (const id of new Set(
    [main, lobby, table, drawn, ...games.map(({ ids }) => ids)].flatMap((set) => [...set]),
  )) {
    const of = games.filter(({ ids }) => ids.has(id))
    const atTable = table.has(id) || of.length > 0
    if (main.has(id) || (lobby.has(id) && atTable)) named.set(id, 'base')
    // Only the lobby renders the games, so its chunk is loaded then.
    else if (lobby.has(id)) named.set(id, 'lobby')
    else if (drawn.has(id)) named.set(id, atTable ? 'cards' : 'games')
    else if (table.has(id) || of.length > 1) named.set(id, 'table')
    else named.set(id, of[0]!.name)
  }
  return named
}

let known: Map<string, string> | null = null

/** The chunk of a module; null if the bundler decides. */
export function fileOf(id: string, modules: Modules): string | null {
  known ??= files(modules)
  return known.get(id) ?? (id.startsWith('\0') ? 'base' : null)
}

/** The scripts and styles that these chunks import, directly or not, without those in `had`. */
export function filesWith(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
  had: readonly string[] = [],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const follow = (file: string) => {
    const chunk = bundle[file]
    if (had.includes(file) || scripts.has(file) || chunk?.type !== 'chunk') return
    scripts.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    chunk.imports.forEach(follow)
  }
  for (const { fileName } of roots) follow(fileName)
  return { scripts: [...scripts], styles: [...styles] }
}
