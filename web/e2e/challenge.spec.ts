/** The same deals again: a challenge in two browsers, and the deal of the day in each game. */
import type { Page } from '@playwright/test'
import { DESKTOP, somebody } from './company'
import { finishedMatch, lastCard, over, playUntil } from './finished'
import { accessible, expect, GAMES, test } from './fixtures'
import { now, playOut } from './play'

const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('row')

/** Makes a challenge of the match that the page has finished. Returns its address. */
async function challenge(page: Page, table: string): Promise<string> {
  const answer = await page.request.post(`/api/matches/${table}/challenge`, { data: {} })
  expect(answer.status()).toBe(201)
  const { challenge } = (await answer.json()) as { challenge: string }
  return `/challenge/${challenge}`
}

test('a challenge is played in another browser, and both see the results', async ({
  page,
  browser,
}) => {
  const table = await finishedMatch(page, { game: 'wild-twists', players: 4 })
  const address = await challenge(page, table)
  await page.goto(address)
  await expect(results(page)).toHaveCount(2)
  await expect(results(page).nth(1)).toContainText('(you) (made the challenge)')
  await expect(page.getByLabel('Link')).toHaveValue(new RegExp(`${address}$`))

  const other = await somebody(browser, 'Ben', { size: DESKTOP })
  await other.goto(address)
  await expect(other.getByText('You’ll see the results when you’ve finished.')).toBeVisible()
  await expect(results(other)).toHaveCount(0)
  await accessible(other, 'a challenge')
  await expect(other.getByLabel('Your name')).toHaveValue('Ben')
  await other.getByRole('button', { name: 'Play', exact: true }).click()
  await now(other)
  const own = other.url()
  await other.goto(address)
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(other).toHaveURL(own)
  await other.goto(address)
  await playUntil(other, own.split('/').at(-1)!, over)
  await other.goto(address)
  await expect(results(other)).toHaveCount(3)
  await expect(results(other).filter({ hasText: '(you)' })).toContainText('Ben')
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
  await accessible(other, 'the results of a challenge')
  await page.reload()
  await expect(results(page).filter({ hasText: 'Ben' })).toBeVisible()
})

test('a challenge that does not exist says so', async ({ page }) => {
  await page.goto('/challenge/0123456789abcdef')
  await expect(page.getByRole('alert')).toBeVisible()
})

for (const game of GAMES) {
  test(`the deal of the day is played in ${game}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Daily deals' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals of the day')
    await page.getByLabel('Your name').fill('Zoe')
    const play = page.getByRole('button', { name: `Play ${game}`, exact: true })
    await play.click()
    await now(page)
    const table = page.url()
    await page.goto('/daily')
    await playUntil(page, table.split('/').at(-1)!, lastCard)
    await page.goto(table)
    await playOut(page)
    await page.goto('/daily')
    const shown = page.getByRole('region', { name: game, exact: true })
    await expect(shown).toContainText(/Total −?\d+, place 1 of 1/)
    await expect(shown).toContainText('1-day streak')
    await expect(play).toHaveCount(0)
    await accessible(page, 'the deals of the day')
    for (const width of [320, 390, 844]) {
      await page.setViewportSize({ width, height: 568 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${width} pixels`).toBeLessThanOrEqual(width)
    }
  })
}
