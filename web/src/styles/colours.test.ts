import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const LITERAL = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|hsla?\([^)]*\)/gi

/** Every colour that is written out in a component or style sheet, with where it is. */
function literals(): { file: string; colour: string }[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(svelte|css)$/.test(file) && !file.endsWith('tokens.css'))
    .flatMap((file) => {
      const found = readFileSync(join(SOURCE, file), 'utf8').match(LITERAL) ?? []
      return found.map((colour) => ({ file, colour: colour.toLowerCase() }))
    })
}

test('shared code takes its colours from the tokens', () => {
  expect(literals().filter(({ file }) => !file.startsWith('games'))).toEqual([])
})

test('a colour that one game alone has is written once', () => {
  const colours = literals().map(({ colour }) => colour)
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((colour, index) => colours.indexOf(colour) !== index)).toEqual([])
  const tokens = readFileSync(join(SOURCE, 'styles/tokens.css'), 'utf8').toLowerCase()
  expect(colours.filter((colour) => tokens.includes(colour))).toEqual([])
})

test('every token that is used is defined, and every one defined is used', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const text = files
    .filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n')
  const all = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map((found) => found[1]!))
  // A token is defined in a style sheet, or on an element with `style=`.
  const defined = all(/[\s";](--[\w-]+):/g)
  const used = all(/var\((--[\w-]+)/g)
  expect([...used].filter((token) => !defined.has(token))).toEqual([])
  expect([...defined].filter((token) => !used.has(token))).toEqual([])
})
