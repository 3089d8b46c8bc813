/** Which page is shown: read from the address, and changed without loading the page again. */
import { isOutdated } from '../offline/register'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'check'; table: string | null }
  | { page: 'matches' }
  | { page: 'players' }
  | { page: 'pad' }
  | { page: 'about' }
  | { page: 'missing' }

/** The page of an address: its path, with what follows the question mark. */
export function readRoute(address: string): Route {
  const [path = '', query = ''] = address.split('?')
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (parts.length === 0) return { page: 'lobby' }
  if (parts.length === 2 && parts[0] === 'table') return { page: 'table', table: parts[1]! }
  if (parts.length === 2 && parts[0] === 'rules') return { page: 'rules', game: parts[1]! }
  if (parts.length === 1 && parts[0] === 'check') {
    return { page: 'check', table: /^table=([^&]+)$/.exec(query)?.[1] ?? null }
  }
  if (parts.length === 1 && parts[0] === 'pad') return { page: 'pad' }
  if (parts.length === 1 && parts[0] === 'matches') return { page: 'matches' }
  if (parts.length === 1 && parts[0] === 'players') return { page: 'players' }
  if (parts.length === 1 && parts[0] === 'about') return { page: 'about' }
  return { page: 'missing' }
}

export const router = $state({ route: readRoute(location.pathname + location.search) })

/** Goes to another page. Where the server has another version of it by now, it is loaded anew: nothing is lost there. */
export function go(path: string): void {
  if (isOutdated()) {
    location.assign(path)
    return
  }
  history.pushState(null, '', path)
  router.route = readRoute(path)
  scrollTo(0, 0)
}

addEventListener('popstate', () => {
  router.route = readRoute(location.pathname + location.search)
})

/** Follows a link within the page; clicks that open tabs or windows are left to the browser. */
export function follow(event: MouseEvent, link = event.currentTarget as HTMLAnchorElement): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.search)
}
