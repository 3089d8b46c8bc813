/** A finished match among friends: its deals again, a challenge and a duplicate match of them, and its replay with a leader. */
import type { Page } from '@playwright/test'
import { DESKTOP, somebody } from './company'
import { finishedMatch } from './finished'
import { accessible, expect, test } from './fixtures'
import { now } from './play'
import { fitsScreens } from './screens'

const HEARTS = { game: 'hearts', players: 4, options: { target: 50 } }

const SCREENS = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  low: { width: 640, height: 400 },
  desktop: { width: 1280, height: 800 },
}

/** On every screen: nothing is wider than the window, and axe finds nothing. */
async function looksRight(page: Page, what: string) {
  await fitsScreens(page, what, SCREENS)
  await accessible(page, what)
}

test('the deals of a match are played again, and sent to a friend', async ({ page }) => {
  const table = await finishedMatch(page, HEARTS)
  await page.goto(`/table/${table}`)
  const end = page.getByRole('dialog')
  await end.getByRole('button', { name: 'Play this deal again' }).scrollIntoViewIfNeeded()
  await looksRight(page, 'end')
  await end.getByRole('button', { name: 'Play again from hand 2' }).click()
  await expect(page).not.toHaveURL(new RegExp(table))
  await now(page)
  // The hands before it are as they were played.
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog').locator('tbody tr').first()).toContainText(/\d/)

  await page.goto(`/table/${table}`)
  await end.getByRole('button', { name: 'Challenge a friend' }).click()
  await expect(page).toHaveURL(/\/challenge\/\w+/)
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(2)

  // A refusal is a sentence.
  await page.goto(`/table/${table}`)
  await page.route('**/again', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'day-not-over', status: 409, title: '', detail: '' }),
    }),
  )
  await end.getByRole('button', { name: 'Play this deal again' }).click()
  await expect(end.getByRole('alert')).toBeVisible()

  // The replay offers the same, from the shown hand on.
  await page.unroute('**/again')
  await page.goto(`/matches/${table}?hand=2`)
  await page.getByRole('button', { name: 'Play from hand 2' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await now(page)
})

test('a duplicate match is made in the options of a game', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  const make = page.getByRole('dialog').getByRole('button', { name: 'Create duplicate match' })
  await make.scrollIntoViewIfNeeded()
  await looksRight(page, 'setup')
  await make.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duplicate match')
  await expect(page.getByText('not played yet')).toHaveCount(4)
  await looksRight(page, 'duplicate')
  const address = page.url()
  await page.getByLabel('Your name').fill('Zoe')
  await page.getByRole('button', { name: 'Play match 1 of 4' }).click()
  await now(page)
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Match 1: in progress' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a replay has a leader whom others follow', async ({ page, browser }) => {
  const table = await finishedMatch(page, HEARTS)
  await page.goto(`/matches/${table}?hand=1&step=6`)
  await page.getByRole('button', { name: 'Start watching together' }).click()
  await expect(page.locator('[data-shared="leads"]')).toBeVisible()
  const link = await page.locator('[data-shared-link]').inputValue()

  const other = await somebody(browser, 'Ben', { size: DESKTOP })
  await other.goto(link)
  const replay = (of: Page) => of.locator('.replay')
  await expect(other.locator('[data-shared="follows"]')).toContainText('You follow Zoe')
  await expect(replay(other)).toHaveAttribute('data-step', '6')
  await page.keyboard.press('ArrowRight')
  await expect(replay(other)).toHaveAttribute('data-step', '7')
  await page.keyboard.press('PageDown')
  await expect(replay(other)).toHaveAttribute('data-hand', '2')
  await expect(page.getByText('2 people are here:')).toBeVisible()

  // Somebody who looks around is not pulled along, and comes back.
  await other.keyboard.press('Home')
  await expect(other.locator('[data-shared="looks"]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(replay(other)).toHaveAttribute('data-step', '0')
  await looksRight(other, 'shared')
  await other.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(replay(other)).toHaveAttribute('data-hand', '2')

  // The leader hands over.
  await other.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Let Guest lead' }).click()
  await expect(other.locator('[data-shared="leads"]')).toBeVisible()
  await other.keyboard.press('Home')
  await expect(replay(page)).toHaveAttribute('data-step', '0')
  await expect(replay(page)).toHaveAttribute('data-hand', '1')
  await looksRight(other, 'leader')
  await other.context().close()
  await expect(page.locator('[data-shared="none"]')).toBeVisible()
  await page.getByRole('button', { name: 'Lead', exact: true }).click()
  await expect(page.locator('[data-shared="leads"]')).toBeVisible()
})
