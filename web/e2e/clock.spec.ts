/** What counts down at the table, and times of day, whatever the device's clock says. */
import type { Page } from '@playwright/test'
import { DESKTOP, makeTable, sitDown as join, somebody } from './company'
import { accessible, expect, sitDown, test } from './fixtures'
import { now } from './play'

/** The seconds that the badge of somebody shows, and whether they are of the reserve. */
const shown = (page: Page, name: string) =>
  page
    .locator('.badge')
    .filter({ hasText: name })
    .locator('.time')
    .evaluate((time) => {
      const [, minutes, seconds] = /(\d+):(\d+)/.exec(time.textContent)!
      return {
        left: 60 * Number(minutes) + Number(seconds),
        reserve: time.textContent.includes('left in reserve'),
      }
    })

test('the time of everybody counts down for everybody, first for the move, then in reserve', async ({
  browser,
}) => {
  const names = ['Anna', 'Ben', 'Cleo']
  const [anna, ben, cleo] = (await Promise.all(
    names.map((name) => somebody(browser, name, { size: DESKTOP })),
  )) as [Page, Page, Page]
  const pages = [anna, ben, cleo]
  // One device's clock is five hours ahead of the others.
  await ben.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() + 5 * 3_600_000
  })
  const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 }, { clock: 'quick' })
  await join(ben, anna.url())
  await anna.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(anna), now(ben)])
  await cleo.goto(`/table/${table}`)
  // Nothing comes from the server while both think.
  for (const page of pages) {
    const first = await shown(page, 'Anna')
    expect(first.left).toBeLessThanOrEqual(15)
    await expect.poll(async () => (await shown(page, 'Anna')).left).toBeLessThan(first.left)
    expect((await shown(page, 'Ben')).left).toBeLessThan(15)
  }
  // All show the same second, and one that is loaded anew does.
  await cleo.reload()
  await expect(cleo.locator('.badge .time').first()).toBeVisible()
  const seen = await Promise.all(pages.map((page) => shown(page, 'Anna')))
  const [least, most] = [Math.min, Math.max].map((of) => of(...seen.map(({ left }) => left)))
  expect(most! - least!).toBeLessThanOrEqual(2)
  // Then the reserve runs, and is shown as such.
  for (const page of pages) {
    await expect
      .poll(async () => (await shown(page, 'Anna')).reserve, { timeout: 30_000 })
      .toBe(true)
    const { left } = await shown(page, 'Anna')
    expect(left).toBeLessThanOrEqual(60)
    await expect.poll(async () => (await shown(page, 'Anna')).left).toBeLessThan(left)
  }
  await expect(anna.getByRole('log')).toContainText(/Your reserve is running: \d+ seconds left\./)
  await expect(cleo.getByRole('log')).not.toContainText('reserve is running')
  await accessible(anna, 'a table whose reserve runs')
  for (const page of pages) await page.context().close()
})

test('times of day go by the server’s clock', async ({ page }) => {
  await page.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() + 5 * 3_600_000
  })
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await page.goto('/matches')
  await expect(page.locator('time').first()).toContainText('now')
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Hearts/ }).filter({ hasText: /now/ })).toBeVisible()
})
