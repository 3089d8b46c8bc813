/**
 * The language of the page and its messages. `t` reads a message; what shows it changes with the language. Areas of messages
 * are loaded with the parts of the page that use them (`web/locales`).
 */
import { BASE, LANGUAGES, load } from 'virtual:locales'
import {
  addArea,
  directionOf,
  runtimeOf,
  translate,
  type Area,
  type Catalogue,
  type MessageKey,
  type Params,
  type PlainKey,
  type Runtime,
} from './translate'

export { LANGUAGES }

interface State {
  code: string
  catalogue: Catalogue
  runtime: Runtime
}

/** The names of cards, which the layer of the cards knows. */
const words = {
  card: (code: string, _form?: string) => code,
  cards: (codes: readonly string[], _form?: string) => codes.join(', '),
  you: () => t('base-you'),
}

/** Sets how messages name cards. */
export function nameCards(names: Pick<typeof words, 'card' | 'cards'>): void {
  Object.assign(words, names)
}

const made = (code: string): State => ({
  code,
  catalogue: {},
  runtime: runtimeOf(code, words),
})

/** The language in which the server sent the page. */
const sent = typeof document === 'undefined' ? '' : document.documentElement.lang

let state = $state.raw(made(LANGUAGES.includes(sent) ? sent : LANGUAGES[0]!))
/** The areas that are in the catalogue. */
let loaded: readonly string[] = []

/** The code of the language of the page, such as `de`. */
export const language = (): string => state.code
/** Numbers, lists and plurals of the language. */
export const format = (): Runtime => state.runtime

/** The text of a message. */
export function t<K extends MessageKey>(key: K, ...[params]: Params<K>): string {
  const text = translate(state.catalogue, key, params ?? undefined)
  if (text === null) console.error(`no message ${key} in ${state.code}`)
  return text ?? ''
}

/** The text of a message whose key is chosen among several without parameters. */
export const plain = (key: PlainKey): string => t(key)

/** Loads areas of messages in the language of the page. */
export async function need(areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !loaded.includes(area))
  if (missing.length === 0) return
  const { code } = state
  const read = await Promise.all(missing.map((area) => load(code, area as Area)))
  // The language has changed meanwhile: the change did not know of these.
  if (state.code !== code) return need(areas)
  const catalogue = { ...state.catalogue }
  for (const { default: area } of read) addArea(catalogue, area(state.runtime))
  loaded = [...loaded, ...missing]
  state = { ...state, catalogue }
}

/** Waits for a part of the page and for the messages that it uses. */
export async function part<Module>(
  module: Promise<Module>,
  areas: readonly string[],
): Promise<Module> {
  const [arrived] = await Promise.all([module, need(areas)])
  return arrived
}

/** Changes the language of the page. Open dialogs and selected cards stay. */
export async function speak(code: string): Promise<void> {
  const next = made(code)
  const areas = [...BASE, ...loaded.filter((area) => !BASE.includes(area))]
  const read = await Promise.all(areas.map((area) => load(code, area as Area)))
  for (const { default: area } of read) addArea(next.catalogue, area(next.runtime))
  // What was loaded meanwhile is loaded again, in the new language.
  const late = loaded.filter((area) => !areas.includes(area))
  loaded = areas
  state = next
  if (typeof document !== 'undefined') {
    document.documentElement.lang = code
    document.documentElement.dir = directionOf(code)
  }
  await need(late)
}

/** Loads the messages of every page. */
export const startLanguage = (): Promise<void> => need(BASE)
