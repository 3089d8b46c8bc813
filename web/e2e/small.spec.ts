/** The narrowest phone in the dark theme: everything fits, can be read and can be touched. */
import { accessible, expect, sitDown, test, type Wanted } from './fixtures'
import { MOUSE, cards, now, step } from './play'

test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })

const TABLES: Wanted[] = [
  { game: 'hearts', players: 4 },
  { game: 'hearts', players: 3 },
  { game: 'cardominoes', players: 3 },
  { game: 'wild-twists', players: 3 },
  { game: 'black-hearts', players: 6 },
  { game: 'heartcatchers', players: 2 },
]

/** Phones on their sides, and a window that is shown twice as large. */
const LOW = [
  [640, 400],
  [844, 390],
  [667, 375],
  [568, 320],
] as const

for (const wanted of TABLES) {
  test(`${wanted.game} for ${wanted.players} fits 320 pixels`, async ({ page }) => {
    await sitDown(page, wanted)
    for (let steps = 0; steps < 3; steps++) {
      await step(page, { ...MOUSE, look: (what) => accessible(page, what) })
      await now(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(320)
    }
    // The corner index of every card is uncovered, and wide enough for a finger.
    const free = await cards(page).evaluateAll(
      (all) =>
        all.filter((card) => {
          const drawn = card.querySelector('svg')!.getScreenCTM()!
          const topmost = (x: number) => {
            const point = new DOMPoint(x, 26).matrixTransform(drawn)
            return card.contains(document.elementFromPoint(point.x, point.y))
          }
          return topmost(5) && topmost(32)
        }).length,
    )
    expect(free).toBe(await cards(page).count())
  })
}

test.describe('on a low window', () => {
  test.use({ settings: { hints: true } })

  for (const wanted of TABLES) {
    test(`a hint of ${wanted.game} for ${wanted.players} is whole`, async ({ page }) => {
      await sitDown(page, wanted)
      await now(page)
      const hint = page.getByRole('complementary', { name: 'Hint' })
      for (const [width, height] of LOW) {
        await page.setViewportSize({ width, height })
        // A choice that is asked for stands where the hint would.
        if (!(await hint.isVisible())) continue
        // The table takes its places a moment after the window.
        await expect(async () => {
          const box = (await hint.boundingBox())!
          const text = (await hint.locator('p').boundingBox())!
          const bar = (await page.getByRole('banner').boundingBox())!
          const rail = (await page.locator('.rail').boundingBox())!
          expect(text.y).toBeGreaterThanOrEqual(box.y)
          expect(text.y + text.height).toBeLessThanOrEqual(box.y + box.height)
          // On the lowest phone it may lie over the bar too, until it was read.
          expect(box.y).toBeGreaterThanOrEqual(height > 360 ? bar.y + bar.height : 0)
          expect(box.y + box.height).toBeLessThanOrEqual(rail.y + 1)
        }).toPass({ timeout: 5_000 })
      }
    })
  }
})
