/** The narrowest phone in the dark theme: everything fits, can be read and can be touched. */
import type { Page } from '@playwright/test'
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

/** Phones on their sides and upright, and a window that is shown twice as large. */
const SMALL = [
  [844, 390],
  [667, 375],
  [640, 400],
  [568, 320],
  [360, 640],
  [320, 568],
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

/** What is wrong with the hint that is shown, in words: it has a room of its own, which it does not leave. */
function faultsOfHint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const hint = document.querySelector('[aria-label="Tip"]')!
    const room = document.querySelector('main > .say')!.getBoundingClientRect()
    const text = hint.querySelector('p')!.getBoundingClientRect()
    const box = hint.getBoundingClientRect()
    const out = (inner: DOMRect, outer: DOMRect) =>
      Math.max(
        outer.left - inner.left,
        outer.top - inner.top,
        inner.right - outer.right,
        inner.bottom - outer.bottom,
      )
    if (out(box, room) > 1) found.push(`it leaves its room by ${Math.round(out(box, room))} px`)
    if (out(text, box) > 0) found.push(`its text is cut by ${Math.round(out(text, box))} px`)
    if (hint.scrollHeight > hint.clientHeight) found.push('it scrolls')
    for (const other of document.querySelectorAll(
      'header, .status > li, .seats .badge, .board .place > *, .tally, .band > *, .rail .badge, .rail .button, .hand',
    )) {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const across = Math.min(box.right, right) - Math.max(box.left, left)
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      if (across > 1 && down > 1) found.push(`it lies over ${other.className || other.tagName}`)
    }
    // All of it is pressed, wherever a finger comes.
    const pressed = document.elementFromPoint(box.left + 12, box.top + box.height / 2)
    if (pressed !== hint.querySelector('button')) found.push('it is no button')
    if (Math.min(box.width, box.height) < 43) found.push('it is too small for a finger')
    return found
  })
}

/** Where everything lies that the hint must not move. */
const placesOf = (page: Page) =>
  page
    .locator('header, .status > li, .seats .badge, .board .place, .rail .button, .hand')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
      }),
    )

for (const large of [false, true]) {
  test.describe(large ? 'in large print' : 'in a first match', () => {
    test.use({ settings: { hints: true, large } })

    for (const wanted of [...TABLES, { game: 'wild-twists', players: 8 }]) {
      test(`the hints of ${wanted.game} for ${wanted.players} have room, large: ${large}`, async ({
        page,
      }) => {
        await sitDown(page, wanted)
        const hint = page.getByRole('complementary', { name: 'Tip' })
        const seen = new Set<string>()
        for (let steps = 0; steps < 5; steps++) {
          // A choice that is asked for stands where the hint would.
          if ((await now(page)) === 'mine' && (await hint.isVisible())) {
            const text = (await hint.textContent())!
            seen.add(text)
            for (const [width, height] of SMALL) {
              await page.setViewportSize({ width, height })
              // The table takes its places a moment after the window.
              await expect(async () => {
                expect(await faultsOfHint(page), `${width} x ${height}, ${text}`).toEqual([])
              }).toPass({ timeout: 5_000 })
            }
          }
          await step(page)
        }
        expect(seen.size).toBeGreaterThan(0)
      })
    }

    test(`nothing moves when a hint was read, large: ${large}`, async ({ page }) => {
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height })
        await sitDown(page, { game: 'hearts', players: 4 })
        await now(page)
        await page.evaluate(() => localStorage.removeItem('moonshot.hints'))
        await page.reload()
        await now(page)
        const hint = page.getByRole('complementary', { name: 'Tip' })
        await hint.waitFor()
        const before = await placesOf(page)
        await page.getByRole('button', { name: 'Got it' }).click()
        await expect(hint).toHaveCount(0)
        expect(await placesOf(page), `${width} x ${height}`).toEqual(before)
      }
    })
  })
}
