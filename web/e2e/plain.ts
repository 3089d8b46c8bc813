/**
 * Pages without shadows, gradients and pictures in backgrounds. A third of a test's processor time went into painting them in
 * software, and no test but those of looks sees them; where everything lies is the same.
 */
import type { BrowserContext, Page } from '@playwright/test'

/** Paints plainly from the next page on. */
export const plain = (to: Page | BrowserContext) =>
  to.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { box-shadow: none !important; background-image: none !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
