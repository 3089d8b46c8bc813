/**
 * The files of messages in a build. What the lobby or a table shows at once comes in few files, as their scripts do
 * (`chunks.build.ts`): the messages that all pages need, those of the lobby, of a table, of each game. All other messages come
 * in a file for each area.
 */
import { createHash } from 'node:crypto'
import { gameOf, PAGES } from '../chunks.build.ts'
import { packModule, type Language } from './messages.ts'

/** The part of the bundler's interface that is used. */
export type GetModule = (
  id: string,
) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null

export class Packs {
  /** The keys of each pack, in the order of their numbers. */
  readonly keys = new Map<string, string[]>()
  readonly numbers = new Map<string, number>()
  private readonly packs = new Map<string, string>()
  private readonly first = new Map<string, number>()

  constructor(
    private readonly source: Language,
    /** The keys that each module uses. */
    private readonly used: ReadonlyMap<string, ReadonlySet<string>>,
    main: string,
    private readonly get: GetModule,
  ) {
    const base = this.keysFrom([main])
    const lobby = this.keysFrom([PAGES.lobby])
    const table = this.keysFrom([PAGES.table])
    const games = [...used.keys()]
      .filter((id) => gameOf(id))
      .map((id) => ({ name: gameOf(id)!, keys: this.keysFrom([id]) }))
    const packOf = (key: string): string => {
      const own = games.filter(({ keys }) => keys.has(key)).map(({ name }) => `game-${name}`)
      const atTable = table.has(key) || own.length > 0
      if (base.has(key) || (lobby.has(key) && atTable)) return 'base'
      if (lobby.has(key)) return 'lobby'
      if (table.has(key) || own.length > 1) return 'table'
      return own[0] ?? this.source.entries.get(key)!.area
    }
    for (const key of source.entries.keys()) {
      const pack = packOf(key)
      this.packs.set(key, pack)
      this.keys.set(pack, [...(this.keys.get(pack) ?? []), key])
    }
    for (const [pack, keys] of this.keys) {
      this.first.set(pack, this.numbers.size)
      for (const key of keys) this.numbers.set(key, this.numbers.size)
    }
  }

  /** The keys that modules use which are loaded together with these. */
  private keysFrom(roots: readonly string[]): Set<string> {
    const seen = new Set<string>()
    const keys = new Set<string>()
    const follow = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const key of this.used.get(id) ?? []) keys.add(key)
      this.get(id)?.importedIds.forEach(follow)
    }
    roots.forEach(follow)
    return keys
  }

  /** The packs that these modules need, besides those of every page. */
  neededBy(...roots: readonly string[]): string[] {
    const packs = new Set([...this.keysFrom(roots)].map((key) => this.packs.get(key)!))
    return [...packs].filter((pack) => pack !== 'base').sort()
  }

  /** The messages that no module uses. */
  unused(): string[] {
    const used = new Set([...this.used.values()].flatMap((keys) => [...keys]))
    return [...this.source.entries.keys()].filter((key) => !used.has(key))
  }

  /** A pack of a language as a module. */
  module(pack: string, language: Language): string {
    return packModule(this.keys.get(pack)!, this.first.get(pack)!, language, this.source)
  }

  /** The folder of a language's packs; its name changes with their content. */
  folder(language: Language): string {
    const hash = createHash('sha256')
    for (const pack of this.keys.keys()) hash.update(pack).update(this.module(pack, language))
    return `assets/${language.code}-${hash.digest('base64url').slice(0, 8)}`
  }
}
