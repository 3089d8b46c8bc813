/** The documentation site (`make docs`), as the server has it under /docs. */
import type { Page } from '@playwright/test'
import { accessible, expect, test } from './fixtures'
import { all } from './long'

/** What the page asks for elsewhere, and what its security policy refuses. */
function watched(page: Page): string[] {
  const wrong: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== '127.0.0.1') wrong.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  return wrong
}

/** The narrow page first: nothing that axe looks at but the size of targets depends on the width. */
const WIDTHS = { light: [390, 1280], dark: [390] }

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`every kind of page is accessible and fits, ${colorScheme}`, async ({ page }) => {
      const wrong = watched(page)
      for (const path of [
        '',
        'tutorials/bot.html',
        'rules/hearts.html',
        'http-tables.html',
        'source/examples/bot.py.html',
      ]) {
        for (const width of WIDTHS[colorScheme]) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(`/docs/${path}`)
          await expect(page.locator('search')).toBeVisible()
          if (all || width === 390) await accessible(page, `${path} at ${width}`)
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
        }
      }
      expect(wrong).toEqual([])
    })
  })
}

test('the search is reached with a key, and leads to the part of a page that says it', async ({
  page,
}) => {
  const wrong = watched(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/docs/hosting/proxy.html')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
  await page.keyboard.type('queen of spades')
  await expect(page.getByRole('status')).toContainText('places found')
  await accessible(page, 'results of a search')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('--sprt')
  const first = page.getByRole('region', { name: 'Search results' }).getByRole('link').first()
  await expect(first).toContainText('arena', { ignoreCase: true })
  await page.keyboard.press('Tab')
  while (!(await first.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/.*arena.*#/)
  await page.getByLabel('Search', { exact: true }).fill('xyzzy plugh')
  await expect(page.getByRole('status')).toHaveText('Nothing found for “xyzzy plugh”.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Search results' })).toBeHidden()
  expect(wrong).toEqual([])
})

test('pages lead on, and a wrong address leads back', async ({ page }) => {
  await page.goto('/docs/')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Hearts', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearts')
  await expect(contents.getByRole('link', { name: 'Hearts', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Next CARDominoes Hearts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CARDominoes Hearts')
  await page.goto('/docs/rules/nothing/at-all.html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await accessible(page, 'no page')
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
})

test('About leads to it', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'The documentation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation')
})

test('without scripts all pages can be read and found', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/docs/')
  await expect(page.locator('search')).toBeHidden()
  await page.getByRole('navigation', { name: 'Contents' }).getByText('The arena').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The arena')
  await context.close()
})
