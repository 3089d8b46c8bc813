/**
 * What a browser may translate. Its translator replaces the page's text nodes, so that later changes do not show: a
 * translated table would be stuck at one moment. Only static texts may be translated.
 */
import type { Route } from '../ui/route.svelte'

/** The pages whose texts do not change while they are shown. */
const STAND: readonly Route['page'][] = ['rules', 'missing']
/** Browsers that support it then do not offer a translation. */
const META = 'meta[name="google"]'

/** Sets whether browsers may translate the page, and which part of it. */
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
