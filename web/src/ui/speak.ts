/** The player's choice of a language. */
import { language, LANGUAGES, speak } from '../language/language.svelte'
import { cacheLanguage } from '../offline/register'
import { LANGUAGE } from './address'
import { router } from './route.svelte'

/** The cookie that the server reads, so that the next page comes in the language (`http/language.rs`). */
const COOKIE = 'language'
/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE = 34_560_000

/** The languages by code, each by its own name. */
export function languageNames(): [code: string, name: string][] {
  return LANGUAGES.map((code) => {
    const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
    return [code, name.charAt(0).toLocaleUpperCase(code) + name.slice(1)]
  })
}

/** Shows the page in another language, now and from now on. Throws if its messages do not load. */
export async function chooseLanguage(code: string): Promise<void> {
  if (code === language()) return
  await speak(code)
  document.cookie = `${COOKIE}=${code}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`
  cacheLanguage()
  const address = new URL(location.href)
  // The address of a table is sent to people of any language.
  if (router.route.page === 'table') address.searchParams.delete(LANGUAGE)
  else address.searchParams.set(LANGUAGE, code)
  history.replaceState(history.state, '', address)
}
