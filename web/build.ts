/** Plugins of the build: the service worker with its list of files, and the checks of packages and sizes. */
import { gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesWith, gameOf, PAGES } from './chunks.build.ts'
import type { LocalesApi } from './locales/plugin.ts'

const ROOT = import.meta.dirname
/** Files that the worker does not cache: large and seldom read. */
const LEFT_OUT = ['licences.json']

/** Fails when the page includes a package that `shipped.json` does not name: the licences list each of them. */
export function shipped(): Plugin {
  const named = JSON.parse(readFileSync(join(ROOT, 'shipped.json'), 'utf8')) as string[]
  return {
    name: 'moonshot-shipped',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : [],
      )
      const packages = modules.flatMap((id) => {
        const inside = id.split('node_modules/').at(-1)!
        if (inside === id) return []
        return [inside.split('/', inside.startsWith('@') ? 2 : 1).join('/')]
      })
      const unnamed = [...new Set(packages)].filter((name) => !named.includes(name))
      if (unnamed.length > 0) {
        this.error(`shipped.json does not name ${unnamed.join(', ')}: see tools/licences.py`)
      }
    },
  }
}

/** Adds the service worker, with the list of files of this build. */
export function worker(messages: LocalesApi): Plugin {
  return {
    name: 'moonshot-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const read = messages.read()
        const packs = messages.packs()
        const ofLanguages = Object.fromEntries(
          read.languages.map((language) => {
            const folder = packs.folder(language)
            return [language.code, [...packs.keys.keys()].map((pack) => `/${folder}/${pack}.js`)]
          }),
        )
        const codes = read.languages.map(({ code }) => code)
        const translated = new Set(Object.values(ofLanguages).flat())
        const built = Object.keys(bundle).filter(
          (name) =>
            !translated.has(`/${name}`) &&
            !name.endsWith('.html') &&
            !codes.some((code) => name.startsWith(`${code}/`)),
        )
        const copied = readdirSync(join(ROOT, 'public'), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.includes('.') && !LEFT_OUT.includes(name))
          .map((name) => name.replaceAll('\\', '/'))
        const files = [...built, ...copied].map((name) => `/${name}`).sort()
        // The names of built files contain a hash of the content; copied files are read.
        const hash = createHash('sha256').update(JSON.stringify(files))
        for (const name of copied) hash.update(readFileSync(join(ROOT, 'public', name)))
        for (const page of ['index.html', 'lobby.html'].flatMap((name) =>
          codes.map((code) => `${code}/${name}`),
        )) {
          const asset = bundle[page]
          if (asset?.type !== 'asset') throw new Error(`there is no ${page}`)
          hash.update(asset.source)
        }
        const source = readFileSync(join(ROOT, 'src/offline/worker.js'), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace('__FILES__', JSON.stringify(files))
          .replace('__LANGUAGES__', JSON.stringify(ofLanguages))
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}

/** The bytes, gzipped, that a page may load before it is complete: the lobby, or a table of any game. */
const MOST = { script: 95_000, style: 20_000 }

/** Fails the build when a page exceeds its budget. */
export function budget(messages: LocalesApi): Plugin {
  return {
    name: 'budget',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const has = (wanted: (id: string) => boolean) =>
        chunks.filter((chunk) => Object.keys(chunk.modules).some(wanted))
      const size = (roots: typeof chunks) => {
        const { scripts, styles } = filesWith(bundle, roots)
        const used = { script: 0, style: 0 }
        const packs = messages.packs()
        const needed = packs.neededBy(...roots.flatMap((chunk) => Object.keys(chunk.modules)))
        for (const pack of ['base', ...needed])
          used.script += gzipSync(packs.module(pack, messages.read().source)).length
        for (const file of [...scripts, ...styles]) {
          const part = bundle[file]
          if (part?.type === 'chunk') used.script += gzipSync(part.code).length
          else if (part) used.style += gzipSync(part.source).length
        }
        return used
      }
      const main = chunks.filter(({ isEntry }) => isEntry)
      const table = has((id) => id === PAGES.table)
      const pages = [
        [...main, ...has((id) => id === PAGES.lobby)],
        ...has((id) => gameOf(id) !== null).map((game) => [...main, ...table, game]),
      ]
      // A game without a chunk of its own would go unchecked.
      if (pages.length < 2 || pages.some((page) => page.length <= main.length)) {
        this.error('the files of a page were not found')
      }
      for (const used of pages.map(size)) {
        for (const kind of ['script', 'style'] as const) {
          if (used[kind] > MOST[kind]) {
            this.error(`${used[kind]} bytes of ${kind} for one page; ${MOST[kind]} are allowed.`)
          }
        }
      }
    },
  }
}
