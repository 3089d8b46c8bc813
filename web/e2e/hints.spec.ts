/** A hint explained: every choice with what it costs. And tables where the host has switched hints off. */
import type { Page } from '@playwright/test'
import { makeTable, PHONE, sitDown as join, somebody } from './company'
import { accessible, expect, sitDown, test } from './fixtures'
import { now, step } from './play'

const hint = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true })
const why = (page: Page) => page.getByRole('button', { name: 'Why?', exact: true })

/** Takes a hint and opens its reasons. */
async function explained(page: Page) {
  await hint(page).click()
  // The same button has the focus and opens the reasons.
  await expect(why(page)).toBeVisible()
  await why(page).click()
  const dialog = page.getByRole('dialog', { name: 'Hint' })
  const rows = dialog.getByRole('table', { name: 'Your choices' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Best')
  expect(await rows.count()).toBeGreaterThan(2)
  return { dialog, rows }
}

for (const [game, players, column, figure] of [
  ['hearts', 4, 'Extra points', /-?\d+\.\d ± \d+\.\d/],
  ['cardominoes', 4, 'Extra points', /-?\d+\.\d ± \d+\.\d/],
  ['wild-twists', 4, 'less often', /-?\d+% ± \d+%/],
  ['black-hearts', 4, 'less often', /-?\d+% ± \d+%/],
  ['heartcatchers', 2, 'less often', /-?\d+% ± \d+%/],
] as const) {
  test(`a hint in ${game} shows what each choice costs`, async ({ page }) => {
    await sitDown(page, { game, players })
    await now(page)
    while ((await now(page)) === 'mine' && !(await hint(page).isVisible())) await step(page)
    const { dialog, rows } = await explained(page)
    await expect(dialog).toContainText(column)
    await expect(rows.filter({ hasText: figure }).first()).toBeVisible()
    await accessible(page, 'the reasons of a hint')
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [640, 400],
      [844, 390],
    ]) {
      await page.setViewportSize({ width: width!, height: height! })
      const across = await dialog
        .locator('.body')
        .evaluate((body) => body.scrollWidth - body.clientWidth)
      expect(across, `${width} wide`).toBeLessThanOrEqual(0)
    }
    // Nothing was played, and the hint stays until something is.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(why(page)).toBeVisible()
    await step(page)
    await expect(why(page)).toBeHidden()
  })
}

test('a host switches hints off, and nobody at the table is offered one', async ({ browser }) => {
  const anna = await somebody(browser, 'Anna')
  const ben = await somebody(browser, 'Ben', { size: PHONE })
  const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 })
  await join(ben, anna.url())
  await anna.getByText('Table settings').click()
  await anna.getByRole('checkbox', { name: 'Players can take hints' }).uncheck()
  await expect(ben.getByText('No hints.')).toBeAttached()
  await anna.getByRole('button', { name: 'Start match' }).click()
  for (const page of [anna, ben]) {
    await now(page)
    await expect(page.getByRole('button', { name: /^Select 3/ })).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
  }
  const origin = new URL(ben.url()).origin
  const refused = await ben.request.post(`/api/tables/${table}/suggestion`, { headers: { origin } })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'no-hints' })
  for (const page of [anna, ben]) await page.context().close()
})
