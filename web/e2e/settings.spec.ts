/** The settings: sections that are found with every means, on every screen. */
import { accessible, expect, test } from './fixtures'

const SIZES = ['1920x1080', '1280x800', '844x390', '640x400', '568x320', '390x844', '320x568']
const SECTIONS = ['Play', 'Hand', 'People', 'Look', 'Device']

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
})

test('each section is found by the keyboard, and is open alone', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('tab', { name: 'Play' }).focus()
  for (const [index, name] of SECTIONS.entries()) {
    const tab = sheet.getByRole('tab', { name })
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(sheet.getByRole('tabpanel')).toHaveAccessibleName(name)
    await accessible(page, `the settings: ${name}`)
    await page.keyboard.press(index % 2 === 0 ? 'ArrowRight' : 'ArrowDown')
  }
  // Round again, and from there with Tab into the section.
  await expect(sheet.getByRole('tab', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('radio', { name: 'As the system' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the section that was open is open again', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('tab', { name: 'Look' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(sheet.getByText('Four-colour deck')).toBeVisible()
})

test('nothing is cut on any screen, and the way out is always in sight', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  const body = sheet.getByRole('region', { name: 'Settings' })
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    for (const name of SECTIONS) {
      const tab = sheet.getByRole('tab', { name })
      await tab.click()
      // Down to the end of the section the tabs and the way out stay where they are.
      await body.evaluate((box) => (box.scrollTop = box.scrollHeight))
      for (const other of SECTIONS)
        await expect(sheet.getByRole('tab', { name: other }), size).toBeInViewport({ ratio: 1 })
      await expect(sheet.getByRole('button', { name: 'Close' }), size).toBeInViewport({ ratio: 1 })
      const wide = await body.evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(wide, `${name} at ${size}`).toBeLessThanOrEqual(0)
      const cut = await sheet.getByRole('tabpanel').evaluate((panel) =>
        [...panel.querySelectorAll('label, button')]
          .filter((control) => {
            control.scrollIntoView({ block: 'nearest' })
            const box = control.getBoundingClientRect()
            const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            const inside = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
            return !inside || !control.contains(seen)
          })
          .map((control) => control.textContent),
      )
      expect(cut, `${name} at ${size}`).toEqual([])
    }
  }
})
