/** The pages that people wait for most. Each is loaded when it is shown, and nothing of the other with it. */
import type { Route } from './route.svelte'

export const lobbyPage = () => import('../lobby/LobbyPage.svelte')
export const tablePage = () => import('../table/TablePage.svelte')

/** Loads the page of an address before it is shown; what else fails is said where it is shown. */
export async function awaitPage({ page }: Route): Promise<void> {
  const load = { lobby: lobbyPage, table: tablePage }[page as string]
  await load?.()
}
