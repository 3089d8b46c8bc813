/** A page on screens of several sizes. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export interface Screen {
  width: number
  height: number
}

/** The page is no wider than any of the windows. `look` is called at each; pictures are taken where MOONSHOT_SHOTS names a folder. */
export async function fitsScreens(
  page: Page,
  what: string,
  screens: Readonly<Record<string, Screen>>,
  look?: (name: string) => Promise<void>,
) {
  const shots = process.env['MOONSHOT_SHOTS']
  for (const [name, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen)
    const across = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(across, `${what}, ${name}`).toBeLessThanOrEqual(0)
    await look?.(name)
    if (shots) await page.screenshot({ path: `${shots}/${what}-${name}.png`, fullPage: true })
  }
}
