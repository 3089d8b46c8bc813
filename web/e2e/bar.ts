/** The bar of a table, and the menu that has what the bar has no room for. */
import type { Page } from '@playwright/test'
import { click, type Use } from './play'

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Table' })
export const menuButton = (page: Page) =>
  toolbar(page).getByRole('button', { name: 'Menu', exact: true })

/** Presses a button of the bar, or of the menu where the bar has none of that name. */
export async function openFromBar(page: Page, name: string, use: Use = click) {
  await toolbar(page).waitFor()
  const inBar = toolbar(page).getByRole('button', { name, exact: true })
  if (await inBar.isVisible()) return use(inBar)
  await use(menuButton(page))
  await use(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }))
}
