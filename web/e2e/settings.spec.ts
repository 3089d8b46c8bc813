/** The settings: sections that are found with every means, on every screen. */
import type { Page } from '@playwright/test'
import { accessible, expect, test } from './fixtures'

test.use({ painted: true })

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
  await expect(sheet.getByRole('radio', { name: 'English', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('radio', { name: 'System' })).toBeFocused()
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
  await expect(sheet.locator('[role=tab], .close')).toHaveCount(SECTIONS.length + 1)
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    for (const name of SECTIONS) {
      const tab = sheet.getByRole('tab', { name })
      await tab.click()
      // Down to the end of the section the tabs and the way out stay where they are.
      await body.evaluate((box) => (box.scrollTop = box.scrollHeight))
      const away = await sheet.evaluate(
        (sheet) =>
          new Promise<(string | null)[]>((done) => {
            const observer = new IntersectionObserver((parts) => {
              observer.disconnect()
              const out = parts.filter(({ intersectionRatio }) => intersectionRatio < 1 - 1e-9)
              done(out.map(({ target }) => target.textContent))
            })
            sheet.querySelectorAll('[role=tab], .close').forEach((one) => observer.observe(one))
          }),
      )
      expect(away, `${name} at ${size}`).toEqual([])
      // Nor does anything show above the tabs where they are above it.
      const gap = await body.evaluate((box) => {
        const tabs = box.querySelector('[role=tablist]')?.getBoundingClientRect()
        const beside = tabs && tabs.height > tabs.width
        return !tabs || beside || box.scrollTop === 0
          ? 0
          : tabs.top - box.getBoundingClientRect().top
      })
      expect(gap, `${name} at ${size}`).toBeLessThanOrEqual(0)
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

/** The colour of the lowest pixel at the left of what scrolls in the dialog. */
async function lowest(page: Page): Promise<string> {
  const { x, y, height } = (await page.locator('dialog .body').boundingBox())!
  const clip = { x: x + 20, y: y + height - 2, width: 1, height: 1 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const drawn = new OffscreenCanvas(1, 1).getContext('2d')!
    drawn.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0)
    return drawn.getImageData(0, 0, 1, 1).data.join()
  }, picture)
}

test('a dialog that goes on below is shaded there, and at its end it is not', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByText('Speed').waitFor()
  // The dialog takes the new height a moment after the window.
  await expect(page.locator('dialog .body')).toBeInViewport({ ratio: 1 })
  const more = await lowest(page)
  await page.locator('dialog .body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
  await expect.poll(() => lowest(page)).not.toBe(more)
  const end = await lowest(page)
  await page.getByRole('tab', { name: 'Device' }).click()
  await page.locator('dialog .body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
  expect(await lowest(page)).toBe(end)
})
