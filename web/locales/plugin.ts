/**
 * The messages in the build. `virtual:locales` is the list of languages and loads an area of one; a build writes a file for
 * each language and area. What is loaded by a dynamic import comes with the areas that it uses, in the current language.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  areaModule,
  compare,
  languageCodes,
  numbersOf,
  plainTexts,
  pseudoLanguages,
  readLanguage,
  SOURCE,
  typesOf,
  type Language,
} from './messages.ts'
import { directionOf } from '../src/language/translate.ts'

const VIRTUAL = 'virtual:locales'
const AREA = /^\0locales\/([\w-]+)\/([\w-]+)$/
const TYPES = join(import.meta.dirname, '../src/language/messages.ts')
/** Where the wrapper of dynamic imports is. */
const STATE = '/src/language/language.svelte.ts'
const SOURCE_FOLDER = join(import.meta.dirname, '../src')
const MAIN = join(SOURCE_FOLDER, 'main.ts')

export interface Locales {
  source: Language
  languages: Language[]
}

/** Reads all languages; throws if a translation lacks a message or has one that is no message. */
export function readLocales(): Locales {
  const languages = languageCodes().map(readLanguage)
  const source = languages[0]!
  // Only for tests of the layout.
  if (process.env['MOONSHOT_PSEUDO']) languages.push(...pseudoLanguages())
  const wrong = languages.slice(1).flatMap((language) => compare(language, source))
  if (wrong.length > 0) {
    const more = wrong.length > 20 ? `\n… and ${wrong.length - 20} more` : ''
    throw new Error(`locales: ${wrong.slice(0, 20).join('\n')}${more}`)
  }
  return { source, languages }
}

/** Writes the types of the messages, if they changed. */
export function writeTypes(): void {
  const text = typesOf(readLanguage(SOURCE))
  if (!existsSync(TYPES) || readFileSync(TYPES, 'utf8') !== text) writeFileSync(TYPES, text)
}

/** The folder of a language's files in a build; its name changes with their content. */
export function folderOf(language: Language, { source }: Locales): string {
  const numbers = numbersOf(source)
  const hash = createHash('sha256')
  for (const area of source.areas.keys()) hash.update(areaModule(area, language, source, numbers))
  return `assets/${language.code}-${hash.digest('base64url').slice(0, 8)}`
}

/** Finds the keys of messages in a module: each is a literal of its own. */
function findKeys(
  locales: Locales,
): (code: string, each: (key: string) => string | void) => string {
  const areas = [...locales.source.areas.keys()].sort((a, b) => b.length - a.length)
  const literal = new RegExp(`(['"\`])((?:${areas.join('|')})-[a-z0-9-]+)\\1`, 'g')
  return (code, each) =>
    code.replace(literal, (whole, _, key: string) =>
      locales.source.entries.has(key) ? (each(key) ?? whole) : whole,
    )
}

/** Writes the texts of a language into a page, for `{page-…}`. */
export function fillPage(html: string, language: Language, { source }: Locales): string {
  const texts = plainTexts('page', language, source)
  return html
    .replace(
      '<html lang="en" dir="ltr">',
      () => `<html lang="${language.code}" dir="${directionOf(language.code)}">`,
    )
    .replace(/\{(page-[a-z-]+)\}/g, (_, key: string) => escaped(texts[key]!))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What other plugins of the build ask for. */
export interface LocalesApi {
  read(): Locales
  /** The areas that modules use which are loaded together with these. */
  areasOf(roots: readonly string[], info: GetModuleInfo): string[]
}

type GetModuleInfo = (id: string) => { importedIds: readonly string[] } | null

/** `build`: for the browser. `inline`: all languages in one script, for what the build draws. */
export function locales(mode: 'build' | 'inline' = 'build'): Plugin & { api: LocalesApi } {
  let read: Locales
  let serves = true
  let numbers: Map<string, number> | null = null
  let find: ReturnType<typeof findKeys>
  const areasOf = new Map<string, Set<string>>()
  const load = () => {
    read = readLocales()
    find = findKeys(read)
    writeTypes()
  }
  const closure = (roots: readonly string[], info: GetModuleInfo) => {
    const seen = new Set<string>()
    const areas = new Set<string>()
    const follow = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const area of areasOf.get(id) ?? []) areas.add(area)
      info(id)?.importedIds.forEach(follow)
    }
    roots.forEach(follow)
    return [...areas].sort()
  }
  return {
    name: 'moonshot-locales',
    enforce: 'post',
    api: { read: () => read, areasOf: closure },
    configResolved({ command, build }) {
      serves = command === 'serve' || Boolean(build.ssr) || mode === 'inline'
      load()
      numbers = serves ? null : numbersOf(read.source)
    },
    resolveId(id) {
      if (id === VIRTUAL) return `\0${VIRTUAL}`
      if (id.startsWith('locales/')) return `\0${id}`
      return null
    },
    load(id) {
      const area = AREA.exec(id)
      if (area) {
        const language = read.languages.find(({ code }) => code === area[1])!
        return areaModule(area[2]!, language, read.source, numbers)
      }
      if (id !== `\0${VIRTUAL}`) return null
      const codes = read.languages.map(({ code }) => code)
      const areas = [...read.source.areas.keys()]
      if (!serves) {
        const folders = read.languages.map((language) => [language.code, folderOf(language, read)])
        return [
          `export const LANGUAGES = ${JSON.stringify(codes)}`,
          `const FOLDERS = ${JSON.stringify(Object.fromEntries(folders))}`,
          'export const load = (code, area) => import(/* @vite-ignore */ `/${FOLDERS[code]}/${area}.js`)',
          `export const BASE = __AREAS_OF__("${MAIN}")`,
        ].join('\n')
      }
      const each = codes.flatMap((code) => areas.map((name) => `${code}/${name}`))
      const eager = mode === 'inline'
      return [
        ...(eager ? each.map((name, at) => `import * as m${at} from 'locales/${name}'`) : []),
        `export const LANGUAGES = ${JSON.stringify(codes)}`,
        `const FILES = {${each.map((name, at) => `'${name}': () => ${eager ? `m${at}` : `import('locales/${name}')`}`).join(',\n')}}`,
        'export const load = (code, area) => FILES[`${code}/${area}`]()',
        `export const BASE = ${JSON.stringify(areas)}`,
      ].join('\n')
    },
    async transform(code, id) {
      const file = id.split('?')[0]!
      if (!file.startsWith(SOURCE_FOLDER) || /\.css$/.test(file)) return null
      const used = new Set<string>()
      let made = find(code, (key) => {
        used.add(read.source.entries.get(key)!.area)
        return numbers ? String(numbers.get(key)!) : undefined
      })
      areasOf.set(id, new Set([...(areasOf.get(id) ?? []), ...used]))
      if (!serves && !file.endsWith('language.svelte.ts')) {
        const parts: Promise<void>[] = []
        const roots = new Map<string, string>()
        made.replace(/\bimport\((["'`])([^"'`]+)\1\)/g, (_, __, path: string) => {
          parts.push(
            this.resolve(path, id).then((found) => void (found && roots.set(path, found.id))),
          )
          return ''
        })
        await Promise.all(parts)
        if (roots.size > 0) {
          made = made.replace(/\bimport\((["'`])([^"'`]+)\1\)/g, (whole, _, path: string) =>
            roots.has(path)
              ? `__part(${whole},__AREAS_OF__(${JSON.stringify(roots.get(path))}))`
              : whole,
          )
          made = `import { part as __part } from ${JSON.stringify(STATE)};\n${made}`
        }
      }
      return made === code ? null : { code: made, map: null }
    },
    renderChunk(code) {
      if (!code.includes('__AREAS_OF__')) return null
      const info = (id: string) => this.getModuleInfo(id)
      const base = closure([MAIN], info)
      const made = code.replace(/__AREAS_OF__\((["'`])([^"'`]+)\1\)/g, (_, __, root: string) => {
        const areas = closure([root], info)
        return JSON.stringify(root === MAIN ? areas : areas.filter((area) => !base.includes(area)))
      })
      return { code: made, map: null }
    },
    generateBundle() {
      if (serves) return
      for (const language of read.languages) {
        const folder = folderOf(language, read)
        for (const area of read.source.areas.keys()) {
          const source = areaModule(area, language, read.source, numbers)
          this.emitFile({ type: 'asset', fileName: `${folder}/${area}.js`, source })
        }
      }
    },
    transformIndexHtml: {
      order: 'pre',
      // A build fills it once for each language (`first.build.ts`).
      handler: (html) => (serves ? fillPage(html, read.source, read) : html),
    },
    configureServer(server) {
      const folder = join(import.meta.dirname, '../../locales')
      server.watcher.add(folder)
      server.watcher.on('change', (path) => {
        if (!path.startsWith(folder)) return
        load()
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
