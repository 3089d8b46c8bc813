/** The router: reads the page from the address, and navigates without a reload. */
import { inLanguage, parameterOf } from './address'
import { isOutdated } from '../offline/register'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'check'; table: string | null }
  | { page: 'matches' }
  | { page: 'replay'; table: string }
  | { page: 'review'; table: string }
  | { page: 'statistics' }
  | { page: 'players' }
  | { page: 'pad' }
  | { page: 'about' }
  | { page: 'challenge'; challenge: string }
  | { page: 'daily' }
  | { page: 'practice' }
  | { page: 'missing' }

/** The page of an address with path and query. */
export function readRoute(address: string): Route {
  const [path = '', query = ''] = address.split('?')
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (parts.length === 0) return { page: 'lobby' }
  if (parts.length === 2 && parts[0] === 'table') return { page: 'table', table: parts[1]! }
  if (parts.length === 2 && parts[0] === 'rules') return { page: 'rules', game: parts[1]! }
  if (parts.length === 1 && parts[0] === 'check') {
    return { page: 'check', table: parameterOf(query, 'table') }
  }
  if (parts.length === 1 && parts[0] === 'pad') return { page: 'pad' }
  if (parts.length === 1 && parts[0] === 'matches') return { page: 'matches' }
  if (parts.length === 2 && parts[0] === 'matches') return { page: 'replay', table: parts[1]! }
  if (parts.length === 3 && parts[0] === 'matches' && parts[2] === 'review') {
    return { page: 'review', table: parts[1]! }
  }
  if (parts.length === 1 && parts[0] === 'statistics') return { page: 'statistics' }
  if (parts.length === 1 && parts[0] === 'players') return { page: 'players' }
  if (parts.length === 1 && parts[0] === 'about') return { page: 'about' }
  if (parts.length === 2 && parts[0] === 'challenge') {
    return { page: 'challenge', challenge: parts[1]! }
  }
  if (parts.length === 1 && parts[0] === 'daily') return { page: 'daily' }
  if (parts.length === 1 && parts[0] === 'practice') return { page: 'practice' }
  return { page: 'missing' }
}

export const router = $state({ route: readRoute(location.pathname + location.search) })

/** Navigates. If a new version of the page is waiting, with a full load. */
export function go(path: string): void {
  const address = inLanguage(path, location.search)
  if (isOutdated()) {
    location.assign(address)
    return
  }
  history.pushState(null, '', address)
  router.route = readRoute(path)
  scrollTo(0, 0)
}

addEventListener('popstate', () => {
  router.route = readRoute(location.pathname + location.search)
})

/** Navigates on a click on a link; clicks that open tabs or windows are left to the browser. */
export function follow(event: MouseEvent, link = event.currentTarget as HTMLAnchorElement): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.search)
}
