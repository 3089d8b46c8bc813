/** Holds the folders in their order: what a file imports lies in its own folder or in one further down. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = import.meta.dirname

/** The folders from the bottom to the top; README.md says what is in each. A file belongs to the longest that fits. */
const LAYERS = [
  'generated',
  'language',
  'settings',
  'wire',
  'offline',
  'ui',
  'alerts',
  'sound',
  'game',
  'cards',
  'bots',
  'table/model',
  'table/log',
  'table/motion',
  'chat',
  'seats',
  'account',
  'settings/dialog',
  'lessons',
  'table/sentences',
  'history',
  'table/playback',
  'table/session',
  'table/hand',
  'table/field',
  'games/trick',
  'games',
  'table/actions',
  'table/scores',
  'room',
  'table/dialogs',
  'table/page',
  'study',
  'check',
  'pad',
  'about',
  'ratings',
  'study',
  'lobby',
  'shell',
  'first',
  'main',
]

/** What reads the files of every game, whichever there are: it names none, and each game may do without. */
const FINDS_GAMES = [
  'cards/notation.ts',
  'game/faces.ts',
  'game/options.ts',
  'game/pictures.ts',
  'lessons/diagrams/index.ts',
  'lessons/index.ts',
  'table/model/games.ts',
]

/** Unit tests may know all. */
const isTest = (file: string) => /\.test\.ts$|testing\.ts$/.test(file)

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.d.ts') && !isTest(file))

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.glob(?:<[^(]*>)?\()\s*'(\.[^']*)'/g

/** What a file imports, types included, by paths from here. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(([, path]) =>
    relative(SOURCE, join(SOURCE, dirname(file), path!)).replaceAll('\\', '/'),
  )
}

function layerOf(file: string): string | undefined {
  return LAYERS.filter(
    (layer) => file === layer || file.startsWith(`${layer}/`) || file.startsWith(`${layer}.`),
  ).sort((a, b) => b.length - a.length)[0]
}

const imports = files.flatMap((file) => importsOf(file).map((path) => ({ file, path })))

test('every file is in a layer', () => {
  expect(files.filter((file) => !layerOf(file))).toEqual([])
  expect(imports.length).toBeGreaterThan(500)
})

test('no file imports what lies above it', () => {
  const upwards = imports
    .filter(({ path }) => !path.startsWith('..'))
    .filter(({ file, path }) => !(FINDS_GAMES.includes(file) && path.startsWith('games/*/')))
    .filter(({ file, path }) => LAYERS.indexOf(layerOf(path)!) > LAYERS.indexOf(layerOf(file)!))
  expect(upwards.map(({ file, path }) => `${file} imports ${path}`)).toEqual([])
})

test('a game knows no other game', () => {
  const game = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1]
  const others = imports.filter(({ file, path }) => {
    const [own, other] = [game(file), game(path)]
    return own && other && own !== other && other !== 'trick'
  })
  expect(others).toEqual([])
})
