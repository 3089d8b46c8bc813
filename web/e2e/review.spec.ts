/** The review of a finished match: in the background, stopped and taken up, its marks, and practice with them. */
import type { Page } from '@playwright/test'
import { finishedMatch } from './finished'
import { accessible, expect, test, type Wanted } from './fixtures'
import { fitsScreens } from './screens'

const MATCHES: Wanted[] = [
  { game: 'hearts', players: 4, options: { target: 50 } },
  { game: 'black-hearts', players: 4 },
]

const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}

const looksRight = (page: Page, what: string) =>
  fitsScreens(page, what, SCREENS, (name) => accessible(page, `${what}, ${name}`))

for (const wanted of MATCHES) {
  test(`a match of ${wanted.game} is reviewed, and its marks are practised`, async ({ page }) => {
    test.slow()
    const table = await finishedMatch(page, wanted)
    await page.goto(`/matches/${table}?hand=1&step=6&eyes=0`)
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/matches/${table}/review\\?seat=0`))

    // It can be stopped and taken up; what is done stays.
    await page.getByRole('button', { name: 'Review the decisions' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    const on = page.getByRole('button', { name: /^(Continue|Review the decisions)$/ })
    await expect(on).toBeVisible()
    await on.click()

    await expect(page.locator('[data-adjusted]')).toHaveText(/-?\d[\d.]* ± \d/, {
      timeout: 150_000,
    })
    await expect(page.getByText('not how strong the player is')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Expected result after each of/ })).toBeVisible()

    // A player of first legal cards makes mistakes; each is a link to its moment.
    const items = page.locator('section').filter({ hasText: 'Marks' }).locator('ol > li')
    await expect(items.first()).toBeVisible()
    await expect(items.first()).toContainText('±')
    const close = page.getByLabel(/Show what was too close to call/)
    if ((await close.count()) > 0) {
      const before = await items.count()
      await close.check()
      expect(await items.count()).toBeGreaterThan(before)
      await close.uncheck()
      await expect(items).toHaveCount(before)
    }
    // What the open cards say comes on request, and changes no number.
    const adjusted = await page.locator('[data-adjusted]').innerText()
    const hindsight = items.getByText(/^In hindsight, with every card open, /)
    await expect(hindsight).toHaveCount(0)
    await page.getByLabel('In hindsight').check()
    await expect(hindsight).toHaveCount(await items.count(), { timeout: 60_000 })
    await expect(page.locator('[data-adjusted]')).toHaveText(adjusted)
    await looksRight(page, `review-${wanted.game}`)
    await page.getByLabel('In hindsight').uncheck()
    await expect(hindsight).toHaveCount(0)

    await page.getByRole('button', { name: 'Learn from the mistakes' }).click()
    const practice = page.locator('[data-practice]')
    await expect(practice.getByText('What would you do here?')).toBeVisible()
    // The answer is hidden until the player wants it.
    await expect(practice.getByText('Best choice')).toHaveCount(0)
    const choice = practice.locator('[data-choice]:enabled').first()
    await choice.click()
    await looksRight(page, `practice-${wanted.game}`)
    const see = practice.getByRole('button', { name: 'See the answer' })
    if ((await see.count()) > 0) await see.click()
    await expect(practice.getByText('Best choice')).toBeVisible()
    const next = practice.getByRole('button', { name: 'Next' })
    if ((await next.count()) > 0) {
      await next.click()
      await expect(practice).toHaveAttribute('data-practice', '2')
      await expect(practice.getByText('Best choice')).toHaveCount(0)
    }
    await practice.getByRole('button', { name: 'End practice' }).click()

    await items.first().getByRole('link').click()
    await expect(page).toHaveURL(/hand=\d+&step=\d+&eyes=0/)
    await expect(page.locator('.replay')).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-adjusted]')).toBeVisible()

    // Another seat has a review of its own.
    await page.getByRole('combobox', { name: 'Player' }).selectOption('1')
    await expect(page).toHaveURL(/seat=1/)
    await expect(page.getByRole('button', { name: 'Review the decisions' })).toBeVisible()

    // The own review counts in the statistics.
    await page.goto('/statistics')
    const found = page.getByRole('region', { name: 'Luck and decisions' })
    await expect(found.locator('div').filter({ hasText: 'Reviewed matches' })).toContainText('1')
    await expect(found.locator('div').filter({ hasText: 'Cost per decision' })).toContainText('±')
    await looksRight(page, `statistics-${wanted.game}`)
  })
}
