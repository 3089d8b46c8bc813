/** The statistics of the reader, and the end of a match: its highlights and its chart. */
import { PHONE } from './company'
import { lastCard, sitDownWhen } from './finished'
import { accessible, expect, test } from './fixtures'
import { playOut } from './play'

const SIZES = [
  [320, 568],
  [390, 844],
  [640, 400],
  [844, 390],
  [1280, 800],
] as const

for (const [game, players, options] of [
  ['wild-twists', 4, { length: 'medium' }],
  ['black-hearts', 4, {}],
  ['heartcatchers', 2, {}],
] as const) {
  test(`a match of ${game} ends with highlights, and counts in the statistics`, async ({
    page,
  }) => {
    const table = await sitDownWhen(page, lastCard, { game, players, options })
    await playOut(page)
    const end = page.getByRole('dialog')
    const highlights = end.getByRole('region', { name: 'Highlights' }).getByRole('listitem')
    await expect(highlights.first()).toBeVisible()
    expect(await highlights.count()).toBeLessThanOrEqual(3)
    await expect(end.getByRole('link', { name: 'Replay the match' })).toHaveAttribute(
      'href',
      new RegExp(`/matches/${table}$`),
    )
    await accessible(page, 'the end of a match')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const across = await end
        .locator('.body')
        .evaluate((body) => body.scrollWidth - body.clientWidth)
      expect(across, `${width} wide`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize(PHONE)
    await page.goto('/statistics')
    const tile = page.locator('.tiles div').filter({ hasText: 'Matches' })
    await expect(tile).toContainText('1')
    const places = page.getByRole('table', { name: 'Your places' })
    await expect(places.getByRole('row')).toHaveCount(players + 1)
    await accessible(page, 'the statistics')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const across = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(across, `${width} wide`).toBeLessThanOrEqual(0)
    }
    await page.getByText('With people').click()
    await expect(tile).toContainText('0')
  })
}

test('who has finished no match is invited to play', async ({ page }) => {
  await page.goto('/statistics')
  await expect(page.getByText('your statistics begin here')).toBeVisible()
  await accessible(page, 'empty statistics')
})
