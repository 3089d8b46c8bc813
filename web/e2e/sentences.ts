/** The page's own words in a language, for tests that look for them. */
import { areaModule, readLanguage, SOURCE } from '../locales/messages'
import {
  addArea,
  runtimeOf,
  translate,
  type Catalogue,
  type Runtime,
} from '../src/language/translate'

const source = readLanguage(SOURCE)

/** The text of a message. */
export type Say = (key: string, params?: object) => string

/** The messages of a language. */
export async function messagesOf(code: string): Promise<Say> {
  const language = readLanguage(code)
  const catalogue: Catalogue = {}
  const say: Say = (key, params) => {
    const text = translate(catalogue, key, params)
    if (text === null) throw new Error(`there is no message ${key}`)
    return text
  }
  const runtime = runtimeOf(code, {
    card: (card) => card,
    cards: (cards) => cards.join(', '),
    you: () => say('base-you'),
  })
  for (const area of source.areas.keys()) {
    const text = areaModule(area, language, source)
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
      default: (runtime: Runtime) => Catalogue
    }
    addArea(catalogue, module.default(runtime))
  }
  return say
}
