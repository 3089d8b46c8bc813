/** The pages that are waited for before they are shown. Each is loaded when it is shown, and nothing of the others with it. */
import { notFoundPage } from '../ui/not-found'
import type { Route } from '../ui/route.svelte'

export const lobbyPage = () => import('../lobby/LobbyPage.svelte')
export const tablePage = () => import('../table/page/TablePage.svelte')
export const rulesPage = () => import('./RulesPage.svelte')

/** Loads the page of an address before it is shown; what else fails is said where it is shown. */
export async function awaitPage({ page }: Route): Promise<void> {
  const load = { lobby: lobbyPage, table: tablePage, rules: rulesPage, missing: notFoundPage }[
    page as string
  ]
  await load?.()
}
