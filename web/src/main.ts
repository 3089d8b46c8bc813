import './styles/index.css'

import { mount } from 'svelte'
import { readEmbedded } from './wire/embedded'
import { loadGame } from './table/model/games'
import { shownLobby } from './lobby/shown'
import { registerWorker } from './offline/register'
import App from './shell/App.svelte'
import { prefetchLoadFailed } from './ui/load-failed'
import { awaitPage } from './shell/pages'
import { router } from './ui/route.svelte'

/** What the page needs at once is loaded while something is shown already. */
async function load() {
  const table = readEmbedded()
  await Promise.allSettled([awaitPage(router.route), table && loadGame(table.game)])
}

function begin() {
  const app = document.getElementById('app')!
  const target = document.createElement('div')
  target.className = 'page'
  // What was shown until the script had come gives way; but the lobby is adopted, and a table goes when all of it is there.
  const { page } = router.route
  if (!(page === 'table' && readEmbedded()) && !(page === 'lobby' && shownLobby()))
    app.replaceChildren()
  app.append(target)
  mount(App, { target })
}

// The browser has a breath between two long pieces of work.
setTimeout(() => load().then(() => setTimeout(begin)))
registerWorker()
prefetchLoadFailed()
