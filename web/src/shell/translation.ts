/**
 * What a browser may translate. Its translator puts other nodes in the place of the page's texts, and what the page changes
 * afterwards is changed in none of them: a table would go on saying what was true when it was translated. So texts that stand
 * may be translated, and no others.
 */
import type { Route } from '../ui/route.svelte'

/** The pages whose texts stand as long as they are shown. */
const STAND: readonly Route['page'][] = ['rules', 'missing']
/** Browsers that look for it do not offer to translate the page. */
const META = 'meta[name="google"]'

/** Tells browsers whether the page may be translated, and which part: what is drawn there is the page, but for the lobby's games. */
export function markTranslation({ page }: Route, drawn: HTMLElement | null): void {
  const stands = STAND.includes(page)
  const whole = stands || page === 'lobby'
  document.documentElement.translate = whole
  if (drawn) drawn.translate = stands
  if (whole) document.querySelector(META)?.remove()
  else if (!document.querySelector(META)) {
    const meta = document.createElement('meta')
    meta.name = 'google'
    meta.content = 'notranslate'
    document.head.append(meta)
  }
}
