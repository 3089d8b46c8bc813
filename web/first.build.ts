/**
 * The page of a table (`table.html`): the index with the style and the script that show a table before the rest has come,
 * and a mark where the server writes the table. What the browser draws first waits for nothing but this page.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = import.meta.dirname
/** What the server calls when the table stands in the page. */
const CALL = 'showFirst()'

export function tablePage(): Plugin {
  return {
    name: 'moonshot-table-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const source = tableOf(String(index.source), await first())
        this.emitFile({ type: 'asset', fileName: 'table.html', source })
      },
    },
  }
}

interface First {
  script: string
  style: string
}

/** The script and the style that show a table, each in one piece. */
async function first(): Promise<First> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(ROOT, 'src/first/first.ts'), output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error('the first script is not one build')
  const parts = { script: '', style: '' }
  for (const part of built.output) {
    if (part.type === 'chunk') parts.script += part.code.trim()
    else if (part.fileName.endsWith('.css')) parts.style += String(part.source).trim()
  }
  return parts
}

function tableOf(index: string, { script, style }: First): string {
  const scripts = index.match(/ *<script type="module"[^>]*><\/script>\n/g) ?? []
  const sheets = index.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
  if (
    /<\/(script|style)/i.test(script + style) ||
    !script ||
    !style ||
    [scripts, sheets].some(({ length }) => length !== 1)
  ) {
    throw new Error('the page of a table cannot be made of this index')
  }
  // The policy of the page names the scripts that it may have within.
  const hashes = [script, CALL].map(
    (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
  const shown = [
    '<div id="app"></div>',
    `<script>${script}</script>`,
    `<!--first ${hashes.join(' ')}-->`,
    `<script>${CALL}</script>`,
    // What lies above it is drawn before it has come.
    sheets[0]!.trim(),
  ]
  return (
    index
      .replace(sheets[0]!, () => `    <style>${style}</style>\n`)
      // It is fetched at once, and run when the table is drawn.
      .replace(scripts[0]!, (script) =>
        script
          .replace('<script type="module"', '<link rel="modulepreload"')
          .replace(' src=', ' href=')
          .replace('></script>', ' />'),
      )
      // The games are asked for when the table is shown: it needs nothing of them.
      .replace(/ *<!--[^>]*-->\n *<link rel="preload" href="\/api\/games"[^>]*>\n/, '')
      .replace(/<div id="app">[\s\S]*?<\/div>/, () => shown.join('\n    '))
  )
}
