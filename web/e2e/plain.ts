/**
 * Pages that nobody sees: transparent, so that the browser draws nothing but dialogs, and those without shadows, gradients and
 * pictures in backgrounds. Nearly half of a test's processor time went into painting in software, and no test but those of looks
 * sees it; where everything lies is the same.
 */
import type { BrowserContext, Page } from '@playwright/test'

/** Paints plainly from the next page on, but where pictures are taken. */
export async function plain(to: Page | BrowserContext) {
  if (process.env['MOONSHOT_SHOTS']) return
  await to.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `html { opacity: 0 }
      *, ::before, ::after { box-shadow: none !important; background-image: none !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })
}
