/** What the build adds: the service worker with the list of what it keeps, and a check of what is shipped. */
import { gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = import.meta.dirname
/** What the worker does not keep: it is large and seldom read. */
const LEFT_OUT = ['licences.json']

/** Fails when the page is made of a package that `shipped.json` does not name: users are told of each. */
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

/** Adds the service worker, with the files of this build. */
export function worker(): Plugin {
  return {
    name: 'moonshot-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.html'))
        const copied = readdirSync(join(ROOT, 'public'), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.includes('.') && !LEFT_OUT.includes(name))
          .map((name) => name.replaceAll('\\', '/'))
        const files = ['', ...built, ...copied].map((name) => `/${name}`).sort()
        // The names of built files have a hash of the content; the others are read.
        const hash = createHash('sha256').update(JSON.stringify(files))
        for (const name of copied) hash.update(readFileSync(join(ROOT, 'public', name)))
        const index = bundle['index.html']
        if (index?.type === 'asset') hash.update(index.source)
        const source = readFileSync(join(ROOT, 'src/offline/worker.js'), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace('__FILES__', JSON.stringify(files))
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}

/** What the page may load before it shows anything, in bytes, gzipped. */
const MOST = { script: 90_000, style: 20_000 }

/** Fails the build when the page becomes too heavy for a slow phone. */
export function budget(): Plugin {
  return {
    name: 'budget',
    generateBundle(_, bundle) {
      const first = new Set<string>()
      const follow = (file: string) => {
        const chunk = bundle[file]
        if (first.has(file) || chunk?.type !== 'chunk') return
        first.add(file)
        chunk.imports.forEach(follow)
      }
      const used = { script: 0, style: 0 }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) follow(chunk.fileName)
      }
      for (const file of first) {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk') continue
        used.script += gzipSync(chunk.code).length
        for (const style of chunk.viteMetadata?.importedCss ?? []) {
          const sheet = bundle[style]
          if (sheet?.type === 'asset') used.style += gzipSync(sheet.source).length
        }
      }
      for (const kind of ['script', 'style'] as const) {
        if (used[kind] > MOST[kind]) {
          this.error(
            `${used[kind]} bytes of ${kind} are loaded at first; ${MOST[kind]} are allowed.`,
          )
        }
      }
    },
  }
}
