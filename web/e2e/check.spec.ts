/** The page that checks the deals of a match. */
import { readFileSync } from 'node:fs'
import { accessible, expect, sitDown, test } from './fixtures'
import { now, step } from './play'

const recorded = (game: string) =>
  readFileSync(`${import.meta.dirname}/../../crates/table/tests/golden/${game}.json`, 'utf8')

const file = (text: string) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

test('a match that ends is checked against what was promised when it began', async ({ page }) => {
  const table = await sitDown(page, {
    game: 'heartcatchers',
    players: 2,
    options: { best_of: 1 },
  })
  await now(page)
  while (await step(page));
  await page.getByRole('link', { name: 'Verify the deal' }).click()
  await expect(page).toHaveURL(new RegExp(`/check\\?table=${table}$`))
  await expect(page.getByRole('status')).toHaveText(/from the seed fixed before the match\.$/)
  const steps = page.getByRole('list').getByRole('listitem')
  await expect(steps.filter({ hasText: 'Your saved commitment' })).toContainText('OK')
  await expect(steps.filter({ hasText: 'Deal 1' })).toContainText('OK')
  await expect(steps.filter({ hasText: 'Nonces of' })).toContainText('Note')
  await page.getByLabel('Commitment you saved').fill('0'.repeat(64))
  await expect(page.getByRole('status')).toHaveText('1 check failed.')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText(/^Verified: /)
})

test('a match from the lobby has the nonce of this browser, and tells what was taken back', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Heartcatchers', exact: true }).click()
  await step(page)
  await now(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('log')).toContainText('You take back the last move.')
  while (await step(page));
  await page.getByRole('link', { name: 'Verify the deal' }).click()
  await expect(page.getByRole('status')).toHaveText(/from the seed fixed before the match\.$/)
  const steps = page.getByRole('list').getByRole('listitem')
  await expect(steps.filter({ hasText: 'Nonce of' })).toContainText('OK')
  await expect(steps.filter({ hasText: 'Your nonce' })).toContainText('OK')
  await expect(steps.filter({ hasText: 'Moves taken back' })).toContainText('once')
  await accessible(page, 'the check of a match with nonces')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('moonshot.nonces')!) as Record<string, string[]>
    const other = Object.keys(kept).map((table) => [table, ['77'.repeat(32)]])
    localStorage.setItem('moonshot.nonces', JSON.stringify(Object.fromEntries(other)))
  })
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('1 check failed.')
  await expect(steps.filter({ hasText: 'Your nonce' })).toContainText('Wrong')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a file is checked, in the ${colorScheme} theme at 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/check')
    const chooser = page.getByLabel('Transcript file')
    await chooser.setInputFiles(file(recorded('black-hearts')))
    await expect(page.getByRole('status')).toHaveText(/^Verified: /)
    await page.getByText('Values').first().click()
    await chooser.setInputFiles(file(recorded('hearts').replace('"act":"3C"', '"act":"4C"')))
    await expect(page.getByRole('status')).toHaveText('1 check failed.')
    const item = page.getByRole('listitem').filter({ hasText: 'Checksums' })
    await expect(item).toContainText('Wrong')
    await accessible(page, 'a check with a wrong step')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320)
  })
}

test('a match that is not over is not told', async ({ page }) => {
  const table = await sitDown(page, { game: 'heartcatchers', players: 2 })
  await page.goto(`/check?table=${table}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
})
