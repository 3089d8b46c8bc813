/** The pages that are loaded before the app mounts. Each has its own chunk. */
import { notFoundPage } from '../ui/not-found'
import type { Route } from '../ui/route.svelte'

export const lobbyPage = () => import('../lobby/LobbyPage.svelte')
export const tablePage = () => import('../table/page/TablePage.svelte')
export const replayPage = () => import('../study/replay/ReplayPage.svelte')
export const rulesPage = () => import('./RulesPage.svelte')

/** Loads the page of an address before it is shown. A failure is shown where the page would be. */
export async function awaitPage({ page }: Route): Promise<void> {
  const load = {
    lobby: lobbyPage,
    table: tablePage,
    replay: replayPage,
    rules: rulesPage,
    missing: notFoundPage,
  }[page as string]
  await load?.()
}
