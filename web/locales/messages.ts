/**
 * Reads the messages of `../locales` (Fluent, https://projectfluent.org): a folder for each language, a file for each area. It
 * infers the types of their parameters from the English ones, checks the other languages against them and compiles messages
 * to JavaScript.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FluentParser,
  Message,
  Term,
  type CallArguments,
  type Expression,
  type InlineExpression,
  type Pattern,
  type SelectExpression,
  type Variant,
} from '@fluent/syntax'
import { particle } from './particle.ts'

export const FOLDER = join(import.meta.dirname, '../../locales')
/** The language that has every message, and whose messages give the types. */
export const SOURCE = 'en'

/** What a parameter is; a set of words for one that only selects among them. */
export type Type =
  'text' | 'number' | 'boolean' | 'player' | 'players' | 'card' | 'cards' | 'texts' | Set<string>

/** The functions of messages, what their first argument is, and their options. */
const FUNCTIONS: Record<string, { of: Type; runtime: string; options: string[] }> = {
  NUMBER: { of: 'number', runtime: 'number', options: ['digits', 'style', 'sign'] },
  CARD: { of: 'card', runtime: 'card', options: ['form'] },
  CARDS: { of: 'cards', runtime: 'cards', options: ['form'] },
  LIST: { of: 'texts', runtime: 'list', options: ['type'] },
  PLAYERS: { of: 'players', runtime: 'players', options: ['form'] },
  /** `you` or `other`: whether the player is the reader. */
  WHO: { of: 'player', runtime: 'who', options: [] },
  /** The text with a Korean particle, in the form that its last sound asks for: `{ JOSA($player, form: "은/는") }`. */
  JOSA: { of: 'text', runtime: 'josa', options: ['form'] },
  /** The text with a capital first letter. */
  CAPITAL: { of: 'text', runtime: 'capital', options: [] },
}
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** The function that variants select by, and its values. A number or a word is selected by as a parameter. */
const SELECTOR = { name: 'WHO', values: ['you', 'other'] }

export interface Entry {
  key: string
  area: string
  pattern: Pattern
  params: Map<string, Type>
  /** The parameters that are shown, not only selected by. */
  shown: Set<string>
}

export interface Language {
  code: string
  areas: Map<string, string>
  entries: Map<string, Entry>
  terms: Map<string, Pattern>
}

export class MessageError extends Error {}

/** The codes of the languages, English first. */
export function languageCodes(): string[] {
  const found = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const codes = found.map(({ name }) => name).sort()
  return [SOURCE, ...codes.filter((code) => code !== SOURCE)]
}

/** The paths of the files of a language. */
export function filesOf(code: string): string[] {
  return readdirSync(join(FOLDER, code))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(FOLDER, code, name))
}

/** English with letters doubled, 40% longer: for tests of the layout. */
const LONG = 'en-XA'
/** The names of the games. */
const NAMES = /^games-(?:hearts|cardominoes|wild-twists|black-hearts|heartcatchers|custom-hearts)$/
/** English in a right-to-left page: for tests of the layout. */
const MIRRORED = 'en-XB'

/** The languages for tests, made from the English files. */
export function pseudoLanguages(): Language[] {
  const long = new Map(
    filesOf(SOURCE).map((path) => [areaOf(path), readFileSync(path, 'utf8')] as const),
  )
  const language = parseLanguage(LONG, long)
  const lengthen = (text: string) => text.replace(/(?<!<[^>]*)[aeiounsy]/g, '$&$&')
  const eachPattern = (pattern: Pattern): void => {
    for (const element of pattern.elements) {
      if (element.type === 'TextElement') element.value = lengthen(element.value)
      else if (element.expression.type === 'SelectExpression')
        for (const { value } of element.expression.variants) eachPattern(value)
    }
  }
  for (const { key, pattern } of language.entries.values()) {
    // The names of the games are the same in every language.
    if (!NAMES.test(key)) eachPattern(pattern)
  }
  for (const pattern of language.terms.values()) eachPattern(pattern)
  return [language, { ...readLanguage(SOURCE), code: MIRRORED }]
}

const areaOf = (path: string) => path.split(/[\\/]/).at(-1)!.replace('.ftl', '')

/** Reads a language. */
export function readLanguage(code: string): Language {
  const areas = new Map<string, string>()
  for (const path of filesOf(code)) {
    areas.set(areaOf(path), readFileSync(path, 'utf8'))
  }
  return parseLanguage(code, areas)
}

/** Parses the texts of a language's areas. */
export function parseLanguage(code: string, areas: Map<string, string>): Language {
  const language: Language = { code, areas, entries: new Map(), terms: new Map() }
  const parser = new FluentParser({ withSpans: false })
  const raw: { key: string; area: string; pattern: Pattern }[] = []
  for (const [area, text] of areas) {
    const fail = (what: string): never => {
      throw new MessageError(`locales/${code}/${area}.ftl: ${what}`)
    }
    for (const entry of parser.parse(text).body) {
      if (entry.type === 'Junk') {
        const { message } = entry.annotations[0] ?? { message: 'cannot be read' }
        fail(`${message}: ${entry.content.slice(0, 80)}`)
      } else if (entry instanceof Term) language.terms.set(entry.id.name, entry.value)
      else if (entry instanceof Message) {
        const key = entry.id.name
        if (entry.attributes.length > 0) fail(`${key} has attributes: write a message for each`)
        if (!entry.value) return fail(`${key} has no text`)
        if (!key.startsWith(`${area}-`)) fail(`${key} does not begin with ${area}-`)
        if (raw.some((other) => other.key === key)) fail(`${key} stands twice`)
        raw.push({ key, area, pattern: entry.value })
      }
    }
  }
  for (const { key, area, pattern } of raw) {
    const params = new Map<string, Type>()
    try {
      inferPattern(pattern, language, params)
    } catch (error) {
      throw new MessageError(`locales/${code}/${area}.ftl: ${key}: ${(error as Error).message}`)
    }
    const shown = new Set<string>()
    gatherShown(pattern, shown)
    language.entries.set(key, { key, area, pattern, params, shown })
  }
  return language
}

function note(params: Map<string, Type>, name: string, type: Type) {
  const known = params.get(name)
  if (known === undefined || known === 'text') params.set(name, type)
  else if (known instanceof Set && type instanceof Set) for (const word of type) known.add(word)
  else if (type === 'text' || known === type) return
  else throw new MessageError(`$${name} is ${word(known)} and ${word(type)}`)
}

const word = (type: Type) => (type instanceof Set ? [...type].join('|') : type)

/** Gathers the parameters of a pattern and their types. */
function inferPattern(pattern: Pattern, language: Language, params: Map<string, Type>) {
  for (const element of pattern.elements) {
    if (element.type === 'Placeable') inferExpression(element.expression, language, params)
  }
}

function inferExpression(
  expression: Expression | { type: 'Placeable'; expression: Expression },
  language: Language,
  params: Map<string, Type>,
) {
  switch (expression.type) {
    case 'VariableReference':
      return note(params, expression.id.name, 'text')
    case 'FunctionReference': {
      const known = functionOf(expression.id.name)
      const [first] = positional(expression.arguments)
      if (first?.type === 'VariableReference') note(params, first.id.name, known.of)
      else if (first) inferExpression(first, language, params)
      return
    }
    case 'TermReference':
      return inferPattern(termOf(expression.id.name, language), language, new Map())
    case 'MessageReference':
      throw new MessageError('messages do not refer to messages: use a term')
    case 'Placeable':
      return inferExpression(expression.expression as Expression, language, params)
    case 'SelectExpression': {
      const { selector, variants } = expression
      const type = selectionOf(variants)
      if (type === 'number') checkPlurals(variants, language)
      if (selector.type === 'FunctionReference') checkSelector(selector.id.name, variants)
      if (selector.type === 'VariableReference') note(params, selector.id.name, type)
      else inferExpression(selector, language, params)
      for (const { value } of variants) inferPattern(value, language, params)
    }
  }
}

const keyOf = ({ key }: Variant) => (key.type === 'NumberLiteral' ? key.value : key.name)

/** What the selector of these variants is. */
function selectionOf(variants: readonly Variant[]): Type {
  const keys = variants.map(keyOf)
  if (keys.every((key) => PLURALS.includes(key) || /^-?\d+$/.test(key)) && keys.length > 1)
    return 'number'
  if (keys.every((key) => key === 'true' || key === 'false')) return 'boolean'
  return new Set(keys)
}

/** Words for numbers that the language does not distinguish are never chosen. */
function checkPlurals(variants: readonly Variant[], { code }: Language) {
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) return
  const known: string[] = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const wrong = variants.map(keyOf).find((key) => PLURALS.includes(key) && !known.includes(key))
  if (wrong) throw new MessageError(`no number is ${wrong} in ${code}`)
}

function checkSelector(name: string, variants: readonly Variant[]) {
  functionOf(name)
  if (name !== SELECTOR.name) throw new MessageError(`${name} is not to select by`)
  const wrong = variants.map(keyOf).find((key) => !SELECTOR.values.includes(key))
  if (wrong) throw new MessageError(`${name} is never ${wrong}`)
}

/** Gathers the parameters whose values are shown, not only selected by. */
function gatherShown(pattern: Pattern, shown: Set<string>) {
  for (const element of pattern.elements) {
    if (element.type === 'Placeable') gatherShownIn(element.expression as Expression, shown)
  }
}

function gatherShownIn(expression: Expression, shown: Set<string>) {
  if (expression.type === 'VariableReference') shown.add(expression.id.name)
  else if (expression.type === 'FunctionReference')
    for (const argument of positional(expression.arguments))
      gatherShownIn(argument as Expression, shown)
  else if (expression.type === 'SelectExpression')
    for (const { value } of expression.variants) gatherShown(value, shown)
}

function functionOf(name: string) {
  const known = FUNCTIONS[name]
  if (!known) throw new MessageError(`there is no function ${name}`)
  return known
}

function termOf(name: string, { terms }: Language): Pattern {
  const term = terms.get(name)
  if (!term) throw new MessageError(`there is no term -${name}`)
  return term
}

const positional = (given: CallArguments | null): InlineExpression[] =>
  (given?.positional ?? []) as InlineExpression[]

/** Checks a language against the English messages; what is wrong, in lines. */
export function compare(language: Language, source: Language): string[] {
  const wrong: string[] = []
  for (const [key, { area }] of source.entries) {
    if (!language.entries.has(key)) wrong.push(`${language.code}/${area}.ftl lacks ${key}`)
  }
  for (const [key, { area, params }] of language.entries) {
    const english = source.entries.get(key)
    const where = `${language.code}/${area}.ftl: ${key}`
    if (!english) {
      wrong.push(`${where} is no message`)
      continue
    }
    if (english.area !== area) wrong.push(`${where} belongs in ${english.area}.ftl`)
    for (const name of english.shown) {
      if (!params.has(name)) wrong.push(`${where} lacks $${name}`)
    }
    for (const [name, type] of params) {
      const known = english.params.get(name)
      if (known === undefined) wrong.push(`${where} has no parameter $${name}`)
      else if (type instanceof Set && known instanceof Set) {
        for (const word of type) {
          if (!known.has(word) && !known.has('other') && word !== 'other')
            wrong.push(`${where}: $${name} is never ${word}`)
        }
      } else if (type !== known && !fits(type, known))
        wrong.push(`${where}: $${name} is ${word(known)}, not ${word(type)}`)
    }
  }
  return wrong
}

/** Whether a parameter may be used as something more general. */
function fits(used: Type, known: Type): boolean {
  // A card's code or a list is no text.
  if (used === 'text') return known === 'number' || known === 'player' || known instanceof Set
  if (!(used instanceof Set)) return false
  // A plain text may be selected by its value. A language without plurals has one variant for all numbers.
  return known === 'text' || (known === 'number' && [...used].every((key) => PLURALS.includes(key)))
}

/** The types of the messages as TypeScript. */
export function typesOf(source: Language): string {
  const lines = [...source.entries.values()].map(({ key, params }) => {
    const fields = [...params].map(([name, type]) => `${quoted(name)}: ${typeText(type)}`)
    return `  '${key}': ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null'}`
  })
  const areas = [...source.areas.keys()].map((area) => `'${area}'`)
  return [
    '// Written by the build from locales/en (web/locales).',
    ...(lines.some((line) => line.includes('Player'))
      ? ["import type { Player } from './translate'", '']
      : []),
    'export interface Messages {',
    ...lines,
    '}',
    '',
    `export type Area = ${areas.join(' | ')}`,
    '',
  ].join('\n')
}

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function typeText(type: Type): string {
  if (type instanceof Set) {
    // Any other word selects the last variant.
    return type.has('other') ? 'string' : [...type].map((key) => `'${key}'`).join(' | ')
  }
  return {
    text: 'string | number',
    number: 'number',
    boolean: 'boolean',
    player: 'Player',
    players: 'readonly Player[]',
    card: 'string',
    cards: 'readonly string[]',
    texts: 'readonly string[]',
  }[type]
}

/** Compiles a message: a string literal, or a function of its parameters `p`. `r` is the runtime in the scope. */
export function compile(entry: Entry, language: Language, source: Language): string {
  // The English types: a translation may use a number or a player as a plain text.
  const types = source.entries.get(entry.key)?.params ?? entry.params
  const made = patternCode(entry.pattern, { language, types, given: {} })
  return types.size === 0 && isLiteral(made) ? made : `p=>${made}`
}

interface Context {
  language: Language
  types: Map<string, Type>
  /** The arguments of the term that is compiled. */
  given: Record<string, string>
}

const isLiteral = (code: string) => /^"(?:[^"\\]|\\.)*"$/.test(code)

function patternCode(pattern: Pattern, context: Context): string {
  const parts = pattern.elements.map((element) =>
    element.type === 'TextElement'
      ? JSON.stringify(element.value)
      : expressionCode(element.expression as Expression, context),
  )
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && isLiteral(last) && isLiteral(part))
      joined[joined.length - 1] = JSON.stringify(
        (JSON.parse(last) as string) + (JSON.parse(part) as string),
      )
    else joined.push(part)
  }
  if (joined.length === 1) return joined[0]!
  // Together they are a text, whatever comes first.
  return joined.some(isLiteral) ? joined.join('+') : `""+${joined.join('+')}`
}

function expressionCode(expression: Expression, context: Context): string {
  switch (expression.type) {
    case 'StringLiteral':
      return JSON.stringify(expression.parse().value)
    case 'NumberLiteral':
      return JSON.stringify(expression.value)
    case 'VariableReference': {
      const name = expression.id.name
      const given = context.given[name]
      if (given !== undefined) return JSON.stringify(given)
      const read = `p.${name}`
      const type = context.types.get(name)
      if (type === 'number') return `r.number(${read})`
      if (type === 'player') return `r.name(${read})`
      return `r.text(${read})`
    }
    case 'FunctionReference': {
      const known = functionOf(expression.id.name)
      const [first] = positional(expression.arguments)
      if (!first) throw new MessageError(`${expression.id.name} has no argument`)
      const raw = first.type === 'VariableReference' && known.of !== 'text'
      // By their places, in whatever order they are written.
      const options: string[] = []
      for (const { name, value } of expression.arguments.named) {
        const place = known.options.indexOf(name.name)
        if (place < 0) throw new MessageError(`${expression.id.name} has no ${name.name}`)
        options[place] =
          value.type === 'NumberLiteral' ? value.value : JSON.stringify(value.parse().value)
      }
      const argument = raw ? `p.${first.id.name}` : expressionCode(first, context)
      // The build writes the function into the module.
      const runtime = known.runtime === 'josa' ? 'josa' : `r.${known.runtime}`
      return `${runtime}(${[argument, ...Array.from(options, (option) => option ?? 'void 0')].join(',')})`
    }
    case 'TermReference': {
      const given = Object.fromEntries(
        (expression.arguments?.named ?? []).map(({ name, value }) => [
          name.name,
          String(value.parse().value),
        ]),
      )
      const made = patternCode(termOf(expression.id.name, context.language), { ...context, given })
      return isLiteral(made) ? made : `(${made})`
    }
    case 'SelectExpression':
      return selectCode(expression, context)
    default:
      if ((expression as { type: string }).type === 'Placeable')
        return expressionCode(
          (expression as unknown as { expression: Expression }).expression,
          context,
        )
      throw new MessageError(`${expression.type} is not possible here`)
  }
}

function selectCode({ selector, variants }: SelectExpression, context: Context): string {
  const other = variants.find((variant) => variant.default)!
  const value = (variant: Variant) => patternCode(variant.value, context)
  if (selector.type === 'VariableReference' && selector.id.name in context.given) {
    const given = context.given[selector.id.name]!
    return value(variants.find((variant) => keyOf(variant) === given) ?? other)
  }
  const rest = variants.filter((variant) => variant !== other)
  let chosen: string
  let test: (key: string) => string
  if (selector.type === 'VariableReference') {
    const read = `p.${selector.id.name}`
    const type = context.types.get(selector.id.name)
    if (type === 'number') {
      chosen = read
      test = (key) => (/^-?\d+$/.test(key) ? `${read}==${key}` : `r.plural(${read})=="${key}"`)
    } else if (type === 'boolean') {
      chosen = read
      test = (key) => (key === 'true' ? read : `!${read}`)
    } else {
      chosen = read
      test = (key) => `${chosen}==${JSON.stringify(key)}`
    }
  } else if (selector.type === 'TermReference') {
    throw new MessageError('a term cannot be selected by')
  } else {
    const made = expressionCode(selector as Expression, context)
    test = (key) => `${made}==${JSON.stringify(key)}`
  }
  const code = rest.reduceRight(
    (after, variant) => `${test(keyOf(variant))}?${value(variant)}:${after}`,
    value(other),
  )
  return `(${code})`
}

/** An area of a language as a JavaScript module, by keys. */
export function areaModule(area: string, language: Language, source: Language): string {
  const fields = [...source.entries.values()]
    .filter((entry) => entry.area === area)
    .map(({ key }) => `'${key}':${compile(language.entries.get(key)!, language, source)}`)
  return `${particles(fields)}export default r=>({${fields.join(',\n')}})`
}

/** The function of the particles, where messages call it. */
const particles = (made: readonly string[]) =>
  made.some((code) => code.includes('josa('))
    ? `const particle=${particle.toString()},josa=(text,form)=>text+particle(text,form);\n`
    : ''

/** Messages of a language as a JavaScript module, by numbers from the first on. */
export function packModule(
  keys: readonly string[],
  first: number,
  language: Language,
  source: Language,
): string {
  const made = keys.map((key) => compile(language.entries.get(key)!, language, source))
  return `${particles(made)}export default r=>[${first},[${made.join(',\n')}]]`
}

/** The messages of an area by key, of those that need no parameters. */
export function plainTexts(
  area: string,
  language: Language,
  source: Language,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { key, area: own } of source.entries.values()) {
    if (own !== area) continue
    const code = compile(language.entries.get(key)!, language, source)
    if (!isLiteral(code)) throw new MessageError(`${key} has parameters, which ${area} cannot have`)
    texts[key] = JSON.parse(code) as string
  }
  return texts
}

/** The files of a new language: the English ones, with each message as a comment. */
export function skeletonOf(source: Language): Map<string, string> {
  const commented = (text: string) => text.replace(/^(?!#|\s*$)/gm, '# ')
  return new Map([...source.areas].map(([area, text]) => [area, commented(text)]))
}
