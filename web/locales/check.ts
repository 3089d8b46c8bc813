/** Says what a language lacks: `node run.js locales/check.ts de`. */
import { compare, compile, readLanguage, SOURCE } from './messages.ts'

const code = process.argv[3]
if (!code) throw new Error('name a language: node run.js locales/check.ts de')
const source = readLanguage(SOURCE)
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
console.log(wrong.length > 0 ? wrong.join('\n') : `${code}: complete, nothing is wrong`)
if (wrong.length > 0) process.exitCode = 1
