/**
 * The messages in the build. `virtual:locales` is the list of languages and loads an area of one; a build writes a file for
 * each language and area. A dynamic import loads a module together with the messages that it uses, in the current language.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  areaModule,
  compare,
  languageCodes,
  plainTexts,
  pseudoLanguages,
  readLanguage,
  SOURCE,
  typesOf,
  type Language,
} from './messages.ts'
import { Packs } from './packs.ts'
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
  /** The packs of this build, once its modules are known. */
  packs(): Packs
}

/** What the module of the languages is written with until the packs are known. */
const FOLDERS = '__FOLDERS__'
const PACKS_OF = /__PACKS_OF__\((["'`])([^"'`]+)\1\)/g
const KEY = /(["'`])@message ([a-z0-9-]+)@\1/g

/** `build`: for the browser. `inline`: all languages in one script, for what the build draws. */
export function locales(mode: 'build' | 'inline' = 'build'): Plugin & { api: LocalesApi } {
  let read: Locales
  let serves = true
  let packs: Packs | null = null
  let find: ReturnType<typeof findKeys>
  const used = new Map<string, Set<string>>()
  const load = () => {
    read = readLocales()
    find = findKeys(read)
    writeTypes()
  }
  return {
    name: 'moonshot-locales',
    enforce: 'post',
    api: {
      read: () => read,
      packs() {
        if (!packs) throw new Error('the modules are not known yet')
        return packs
      },
    },
    configResolved({ command, build }) {
      serves = command === 'serve' || Boolean(build.ssr) || mode === 'inline'
      load()
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
        return areaModule(area[2]!, language, read.source)
      }
      if (id !== `\0${VIRTUAL}`) return null
      const codes = read.languages.map(({ code }) => code)
      const areas = [...read.source.areas.keys()]
      if (!serves) {
        return [
          `export const LANGUAGES = ${JSON.stringify(codes)}`,
          `const FOLDERS = ${FOLDERS}`,
          'export const load = (code, pack) => import(/* @vite-ignore */ `/${FOLDERS[code]}/${pack}.js`)',
          "export const BASE = ['base']",
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
      const keys = new Set(used.get(id))
      let made = find(code, (key) => {
        keys.add(key)
        // The number of the message, once it is known.
        return serves ? undefined : `"@message ${key}@"`
      })
      used.set(id, keys)
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
              ? `__part(${whole},__PACKS_OF__(${JSON.stringify(roots.get(path))}))`
              : whole,
          )
          made = `import { part as __part } from ${JSON.stringify(STATE)};\n${made}`
        }
      }
      return made === code ? null : { code: made, map: null }
    },
    renderChunk(code) {
      if (serves) return null
      packs ??= new Packs(read.source, used, MAIN, (id) => this.getModuleInfo(id))
      const known = packs
      const folders = () => {
        const each = read.languages.map((language) => [language.code, known.folder(language)])
        return JSON.stringify(Object.fromEntries(each))
      }
      const made = code
        .replace(KEY, (_, __, key: string) => String(known.numbers.get(key)!))
        .replace(PACKS_OF, (_, __, root: string) => JSON.stringify(known.neededBy(root)))
        .replace(FOLDERS, folders)
      return made === code ? null : { code: made, map: null }
    },
    generateBundle() {
      if (serves) return
      const known = packs!
      // Messages of the head of a page are filled in elsewhere, and those of the terminal are not the page's.
      const elsewhere = /^(?:page|terminal)-/
      const unused = known.unused().filter((key) => !elsewhere.test(key))
      if (unused.length > 0) this.error(`locales: nothing uses ${unused.join(', ')}`)
      for (const language of read.languages) {
        const folder = known.folder(language)
        for (const pack of known.keys.keys()) {
          const source = known.module(pack, language)
          this.emitFile({ type: 'asset', fileName: `${folder}/${pack}.js`, source })
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
