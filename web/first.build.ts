/**
 * The pages with a first view, each with an inline script and style: the lobby (`lobby.html`), rendered by the build, and a
 * table (`table.html`), whose snapshot the server embeds and the inline script draws. The first paint needs no further file.
 * And the pages for missing things (`missing-….html`), which need no script at all.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesWith, gameOf, PAGES } from './chunks.build.ts'
import { growing } from './growing.build.ts'
import { plainTexts, type Language } from './locales/messages.ts'
import { fillPage, locales, type Locales, type LocalesApi } from './locales/plugin.ts'
import { directionOf } from './src/language/translate.ts'

const ROOT = import.meta.dirname
/** The call that draws the embedded table. */
const CALL = 'showFirst()'
type Bundle = Rolldown.OutputBundle

const SCRIPT = / *<script type="module"[^>]*><\/script>\n/g
const SHEET = / *<link rel="stylesheet"[^>]*>\n/g
/** The element with the text for a failed script. */
const UNLOADED = / *<div id="unloaded"[\s\S]*?<\/noscript>\n/
const APP = /<div id="app">[\s\S]*?<\/div>/
/** Hides the lobby until it is parsed: a partial one would move when the rest arrives. */
const UNREAD = '#app>.lobby{visibility:hidden}'
const READ = '<style>#app>.lobby{visibility:visible}</style>'

export function firstPages(messages: LocalesApi): Plugin {
  return {
    name: 'moonshot-first-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const [table, lobby, other, draw] = await Promise.all([
          first('src/first/first.ts'),
          first('src/first/lobby.ts'),
          first('src/first/other.ts'),
          drawing(),
        ])
        const empty = String(index.source)
        const read = messages.read()
        const packs = messages.packs()
        for (const language of read.languages) {
          const emit = (name: string, source: string) =>
            this.emitFile({ type: 'asset', fileName: `${language.code}/${name}`, source })
          const page = new Page(pageIn(empty, language, read), bundle, {
            folder: packs.folder(language),
            packsOf: (...roots) => packs.neededBy(...roots),
            opening: plainTexts('opening', language, read.source),
            title: plainTexts('page', language, read.source)['page-title']!,
          })
          const drawn = await draw(language.code)
          emit('table.html', page.table(table))
          emit('lobby.html', page.lobby(lobby, plain(drawn.lobby)))
          emit('index.html', page.other(other))
          for (const { name, head, body } of drawn.missing)
            emit(`missing-${name}.html`, page.missing(plain(head), plain(body)))
          emit('site.webmanifest', manifest(language, read))
          // What a host of plain files would serve.
          if (language === read.source) index.source = page.other(other)
        }
      },
    },
  }
}

/** The empty page in a language, with its manifest. */
function pageIn(empty: string, language: Language, read: Locales): string {
  return fillPage(empty, language, read).replace(
    '/site.webmanifest',
    `/${language.code}/site.webmanifest`,
  )
}

/** The web app manifest in a language. */
function manifest(language: Language, { source }: Locales): string {
  const texts = plainTexts('page', language, source)
  const made = JSON.parse(readFileSync(join(ROOT, 'public/site.webmanifest'), 'utf8')) as object
  const own = {
    name: texts['page-app-name'],
    description: texts['page-app-description'],
    lang: language.code,
    dir: directionOf(language.code),
  }
  return JSON.stringify({ ...made, ...own })
}

/** The messages of a page, in its language. */
interface PageMessages {
  /** The folder of the language's files. */
  folder: string
  /** The packs that these modules need, besides those of every page. */
  packsOf(...roots: readonly string[]): string[]
  /** The texts of the first view of a table, by key. */
  opening: Record<string, string>
  title: string
}

interface First {
  script: string
  style: string
}

/** Files of the build, by their names. */
interface Files {
  scripts: string[]
  styles: string[]
}

/** A script and its style, each in one piece. */
async function first(input: string): Promise<First> {
  const parts = { script: '', style: '' }
  for (const part of await built({ rolldownOptions: { input, output: { format: 'iife' } } })) {
    if (part.type === 'chunk') parts.script += part.code.trim()
    else if (part.fileName.endsWith('.css')) parts.style += String(part.source).trim()
  }
  if (/<\/(script|style)/i.test(parts.script + parts.style) || !parts.script) {
    throw new Error(`${input} cannot stand in a page`)
  }
  return parts
}

/** The markup that the build renders (`src/first/drawn.ts`). */
interface Drawn {
  lobby: string
  missing: { name: string; head: string; body: string }[]
}

/** Removes the comments that Svelte uses for hydration. */
const plain = (drawn: string) => drawn.replace(/<!--.*?-->/g, '')

/** The function that renders the lobby and the pages for missing things, in a language. */
async function drawing(): Promise<(code: string) => Promise<Drawn>> {
  const [part] = await built({
    ssr: 'src/first/drawn.ts',
    rolldownOptions: { output: { format: 'es', codeSplitting: false } },
  })
  if (part?.type !== 'chunk') throw new Error('the lobby is not one script')
  // The globals that the modules use when they are loaded.
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, addEventListener() {} })
  const code = `data:text/javascript;base64,${Buffer.from(part.code).toString('base64')}`
  return ((await import(code)) as { draw: (code: string) => Promise<Drawn> }).draw
}

async function built(options: object) {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    publicDir: false,
    plugins: [svelte(), locales('inline')],
    css: { postcss: { plugins: [growing()] } },
    ssr: { noExternal: true },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      ...options,
    },
  })
  if (!('output' in made)) throw new Error('this is not one build')
  return made.output
}

/** The pages made from `index.html`. */
class Page {
  /** The files of every page; the last script is the main one. */
  private readonly every: Files

  constructor(
    private readonly index: string,
    private readonly bundle: Bundle,
    private readonly messages: PageMessages,
  ) {
    const named = (elements: RegExp) =>
      [...index.matchAll(elements)].map(
        ([element]) => / (?:src|href)="\/([^"]+)"/.exec(element)![1]!,
      )
    this.every = { scripts: named(SCRIPT), styles: named(SHEET) }
    if (this.every.scripts.length === 0 || this.every.styles.length === 0) {
      throw new Error('no page can be made of this index')
    }
  }

  table({ script, style }: First): string {
    const comes = this.comesWith(PAGES.table)
    const shown = [
      '<div id="app"></div>',
      `<script>${script}</script>`,
      this.files({ games: this.games(), messages: this.messages.opening }),
      mark(script, CALL),
      `<script>${CALL}</script>`,
      // The elements above are painted before these styles arrive.
      ...[...this.every.styles, ...comes.styles].map(sheet),
    ]
    return (
      this.begun(style, comes, [PAGES.table])
        // A table requests the catalogue only after it is shown.
        .replace(/ *<!--[^>]*-->\n *<link rel="preload" href="\/api\/games"[^>]*>\n/, '')
        .replace(APP, () => shown.join('\n    '))
    )
  }

  lobby({ script }: First, drawn: string): string {
    const comes = this.comesWith(PAGES.lobby)
    const own = [...this.every.styles, ...this.comesWith(PAGES.games).styles]
    const shown = [
      mark(script),
      this.files({}),
      // Applies the player's theme before anything is painted.
      `<script>${script}</script>`,
      `<div id="app"><div class="lobby">${drawn}</div></div>`,
      READ,
      ...comes.styles.map(sheet),
    ]
    const style = own.map((file) => this.source(file)).join('') + UNREAD
    return this.begun(style, comes, [PAGES.lobby])
      .replace('<title>Moonshot</title>', () => `<title>${this.messages.title}</title>`)
      .replace(APP, () => shown.join('\n    '))
  }

  /** Any other page. */
  other({ script }: First): string {
    const own = `${mark(script)}<script>${script}</script>\n`
    return this.index.replace(/ *<script type="module"/, (run) => `${own}${run}`)
  }

  /** A page that can be read without its script. */
  missing(head: string, drawn: string): string {
    return this.index
      .replace(/ *<!--[^>]*-->\n *<link rel="preload" href="\/api\/games"[^>]*>\n/, '')
      .replace('<title>Moonshot</title>', () => head)
      .replace(UNLOADED, '')
      .replace(APP, () => `<div id="app">${drawn}</div>`)
  }

  /** The index with this inline style. All files are preloaded, and run after the first paint. */
  private begun(style: string, comes: Files, roots: readonly string[]): string {
    const head = [
      `    <style>${style}</style>`,
      ...[...this.every.scripts, ...comes.scripts].map(preload),
      ...['base', ...this.messages.packsOf(...roots)].map((pack) => preload(this.fileOf(pack))),
      '  </head>',
    ]
    return this.index
      .replace(SCRIPT, '')
      .replace(SHEET, '')
      .replace('  </head>', () => head.join('\n'))
  }

  /** The list of files for the inline script: the main script, and the files of each game. */
  private files(besides: {
    games?: Record<string, string[]>
    messages?: Record<string, string>
  }): string {
    const text = JSON.stringify({ main: `/${this.every.scripts.at(-1)}`, ...besides })
      // A text must not end the element.
      .replaceAll('<', '\\u003c')
    return `<script type="application/json" id="files">${text}</script>`
  }

  /** The file of a pack of messages. */
  private fileOf(pack: string): string {
    return `${this.messages.folder}/${pack}.js`
  }

  private source(file: string): string {
    const asset = this.bundle[file]
    if (asset?.type !== 'asset') throw new Error(`there is no ${file}`)
    return String(asset.source).trim()
  }

  /** The files of a page, without those of every page. */
  private comesWith(page: string): Files {
    return this.filesOf((chunk) => Object.keys(chunk.modules).includes(page))
  }

  /** The files of each game, without those of every table. */
  private games(): Record<string, string[]> {
    const table = this.comesWith(PAGES.table)
    const there = new Set([...table.scripts, ...table.styles])
    const games: Record<string, string[]> = {}
    for (const part of Object.values(this.bundle)) {
      const game = part.type === 'chunk' && Object.keys(part.modules).map(gameOf).find(Boolean)
      if (!game) continue
      const { scripts, styles } = this.filesOf((chunk) => chunk === part)
      const roots = Object.keys(part.modules).filter((id) => gameOf(id))
      const had = this.messages.packsOf(PAGES.table)
      const packs = this.messages.packsOf(...roots).filter((pack) => !had.includes(pack))
      games[game] = [...scripts, ...styles, ...packs.map((pack) => this.fileOf(pack))]
        .filter((file) => !there.has(file))
        .map((file) => `/${file}`)
    }
    return games
  }

  private filesOf(wanted: (chunk: Rolldown.OutputChunk) => boolean): Files {
    const chunks = Object.values(this.bundle).filter((part) => part.type === 'chunk')
    return filesWith(this.bundle, chunks.filter(wanted), this.every.scripts)
  }
}

const preload = (file: string) =>
  `    <link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`
const sheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`

/** Lists the hashes of inline scripts for the content security policy. */
function mark(...scripts: string[]): string {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return `<!--first ${scripts.map(hash).join(' ')}-->`
}
