import './styles/index.css'

import { mount } from 'svelte'
import { startLanguage } from './language/language.svelte'
import { showUnloaded } from './first/unloaded'
import { readEmbedded } from './wire/embedded'
import { loadGame } from './table/model/games'
import { shownLobby } from './lobby/shown'
import { registerWorker } from './offline/register'
import App from './shell/App.svelte'
import { prefetchLoadFailed } from './ui/load-failed'
import { awaitPage } from './shell/pages'
import { router } from './ui/route.svelte'

/** Loads what the page needs at once, while the first view is shown. Parts that do not load say so themselves. */
async function load() {
  const table = readEmbedded()
  const [spoken] = await Promise.allSettled([
    startLanguage(),
    awaitPage(router.route),
    table && loadGame(table.game),
  ])
  return spoken.status === 'fulfilled'
}

function begin() {
  const app = document.getElementById('app')!
  const target = document.createElement('div')
  target.className = 'page'
  // The first view is removed, except a lobby, which is adopted, and a table, which stays until the page has mounted its own.
  const { page } = router.route
  if (!(page === 'table' && readEmbedded()) && !(page === 'lobby' && shownLobby()))
    app.replaceChildren()
  app.append(target)
  mount(App, { target })
}

// The timeouts give the browser a turn between two long tasks.
setTimeout(() => load().then((loaded) => (loaded ? setTimeout(begin) : showUnloaded())))
registerWorker()
prefetchLoadFailed()
void import('./shell/translation').then(({ followTranslator }) => followTranslator(document.body))
