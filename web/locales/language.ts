/**
 * Begins a language, or says what one lacks: `make language L=eo`. A new folder gets the English messages as comments, to be
 * replaced one by one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, compile, FOLDER, readLanguage, skeletonOf, SOURCE } from './messages.ts'

const code = process.argv[3] ?? ''
if (!/^[a-z]{2,3}(-[A-Za-z]+)*$/.test(code)) {
  throw new Error(`“${code}” is no code of a language, such as eo or pt-BR: make language L=eo`)
}
const source = readLanguage(SOURCE)
const folder = join(FOLDER, code)
if (!existsSync(folder)) {
  mkdirSync(folder)
  for (const [area, text] of skeletonOf(source)) writeFileSync(join(folder, `${area}.ftl`), text)
  console.log(`locales/${code} is new: replace its comments by messages.`)
}

const language = readLanguage(code)
const wrong = compare(language, source)
for (const entry of language.entries.values()) {
  if (!source.entries.has(entry.key)) continue
  try {
    compile(entry, language, source)
  } catch (error) {
    wrong.push(`${code}/${entry.area}.ftl: ${entry.key}: ${(error as Error).message}`)
  }
}
if (wrong.length === 0) console.log(`${code} is complete: ${language.entries.size} messages.`)
else {
  console.log(wrong.join('\n'))
  console.log(`${code} has ${language.entries.size} of ${source.entries.size} messages.`)
  process.exitCode = 1
}
