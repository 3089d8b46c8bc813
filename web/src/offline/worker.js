/**
 * The service worker: caches the files of the page, so that the page opens without the server.
 *
 * Pages come from the network first, so that a new version is seen at once; only files with a content hash in their name
 * come from the cache first. The API bypasses the worker and is never cached. A new worker waits until the pages of the old
 * one are closed, because they may still load parts of their version.
 */
const CACHE = 'moonshot-__VERSION__'
const FILES = /** @type {string[]} */ (__FILES__)
/** The pages, which the server sends in the player's language. */
const PAGES = ['/', '/index.html']
/** The files with the messages of each language. Only the player's language is cached. */
const LANGUAGES = /** @type {Record<string, string[] | undefined>} */ (__LANGUAGES__)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll(FILES)
      await cacheLanguage(cache)
    }),
  )
})

/** Caches the pages as the server sends them now, and the messages of their language. */
async function cacheLanguage(cache) {
  await cache.addAll(PAGES)
  const page = await cache.match('/index.html')
  const code = / lang="([^"]+)"/.exec((await page?.text()) ?? '')?.[1]
  await cache.addAll(LANGUAGES[code] ?? [])
}

/** The player has changed the language. */
self.addEventListener('message', (event) => {
  if (event.data === 'language') event.waitUntil(caches.open(CACHE).then(cacheLanguage))
})

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith('moonshot-') && name !== CACHE))
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // The lobby has a page of its own; all other pages start empty.
    const page = url.pathname === '/' ? '/' : '/index.html'
    event.respondWith(fetch(request).catch(() => kept(page, request)))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(url.pathname, request))
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => kept(url.pathname, request)))
  }
})

/** The cached response, or the server's. */
async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

/** A click on a notification opens its table. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const here = (page) => new URL(page.url).pathname === notification.data
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((pages) => pages.find(here)?.focus() ?? self.clients.openWindow(notification.data)),
  )
})
