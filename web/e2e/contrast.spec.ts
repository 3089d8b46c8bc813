/** The system's own colours, more contrast, and paper: nothing is told by a colour that is not there. */
import type { Locator } from '@playwright/test'
import { expect, sitDown, test } from './fixtures'
import { cards, clickCard, now, step } from './play'

test.use({ painted: true })

const style = (target: Locator, name: string, pseudo?: string) =>
  target.evaluate(
    (element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name!),
    [name, pseudo],
  )

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with the colours of the system, ${colorScheme}`, () => {
    test.use({ colorScheme, settings: { hints: true } })

    test(`it is seen what is chosen, and whose turn it is, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Settings' }).click()
      const [chosen, other] = ['One tap', 'Two taps'].map((name) =>
        page.locator('label').filter({ hasText: name }),
      )
      await chosen!.waitFor()
      const ground = await style(chosen!, 'background-color')
      expect(ground).not.toBe(await style(other!, 'background-color'))
      expect(ground).not.toBe(await style(chosen!, 'color'))
      // Otherwise the system paints both grounds alike, whatever is computed.
      expect(await style(chosen!, 'forced-color-adjust')).toBe('none')
      const line = (tab: string) =>
        style(page.getByRole('tab', { name: tab }), 'border-bottom-color')
      expect(await line('Play')).not.toBe(await line('Hand'))
      expect(await style(page.getByRole('dialog'), 'border-top-style')).toBe('solid')

      await sitDown(page, { game: 'hearts', players: 4 })
      await now(page)
      await step(page)
      await now(page)
      const turn = parseFloat(await style(page.locator('.badge.turn'), 'outline-width'))
      const rest = parseFloat(await style(page.locator('.seats .badge').first(), 'outline-width'))
      expect(turn).toBeGreaterThan(rest)
      expect(rest).toBeGreaterThan(0)
      // The cross of a tip is drawn with its ground.
      const tip = page.getByRole('complementary', { name: 'Tip' })
      const cross = await style(tip.getByRole('button'), 'background-color', '::before')
      expect(cross).not.toBe(await style(tip, 'background-color'))

      await sitDown(page, { game: 'heartcatchers', players: 2 })
      await now(page)
      await clickCard(cards(page).first())
      await expect(page.locator('.back').first()).toHaveCSS('outline-style', 'solid')
    })
  })
}

test('more contrast leaves nothing pale', async ({ page }) => {
  await page.goto('/rules/hearts')
  const lead = page.locator('.lead').first()
  const text = page.locator('.rules p').nth(1)
  expect(await style(lead, 'color')).not.toBe(await style(text, 'color'))
  await page.emulateMedia({ contrast: 'more' })
  expect(await style(lead, 'color')).toBe(await style(text, 'color'))
})

test.describe('at night', () => {
  test.use({ settings: { theme: 'dark' } })
  test('the rules are printed dark on light, without buttons', async ({ page }) => {
    await page.goto('/rules/heartcatchers')
    const text = page.locator('.rules p').first()
    await text.waitFor()
    const light = (colour: string) =>
      colour
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0)
    expect(light(await style(text, 'color'))).toBeGreaterThan(382)
    await page.emulateMedia({ media: 'print' })
    expect(light(await style(text, 'color'))).toBeLessThan(382)
    expect(light(await style(page.locator('html'), 'background-color'))).toBeGreaterThan(600)
    await expect(page.getByText('Learn by playing')).toBeHidden()
  })
})
