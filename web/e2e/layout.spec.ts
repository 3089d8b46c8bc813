/** Every element of the table has its place at every size of the window: nothing outside it, nothing over another. */
import type { Page } from '@playwright/test'
import { expect, sitDown, test, type Wanted } from './fixtures'
import { now, step } from './play'

const SIZES: [number, number][] = [
  [1366, 768],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [667, 375],
  [640, 400],
  [568, 320],
  [390, 844],
  [360, 640],
  [320, 568],
  // Last, so that the largest follows on the smallest: nothing keeps the size it had there.
  [1920, 1080],
]

const TABLES: Wanted[] = [
  { game: 'hearts', players: 4 },
  { game: 'hearts', players: 7 },
  { game: 'cardominoes', players: 3 },
  { game: 'wild-twists', players: 8 },
  { game: 'black-hearts', players: 6 },
  { game: 'heartcatchers', players: 2 },
]

/** What is wrong with the boxes on the page, in words. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Named {
      name: string
      box: DOMRect
    }
    const found: string[] = []
    const named = (selector: string): Named[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 2 && box.height > 2 && element.offsetParent)
        .map(({ element, box }) => ({
          name: `${selector} "${element.innerText.slice(0, 24).replaceAll('\n', ' ')}"`,
          box,
        }))
    const parts = [
      'header',
      '.status > li',
      '.seats .badge',
      '.backs',
      '.laid',
      '.gift',
      '.draw',
      '.say > .say > *',
      '.rail .badge',
      '.rail .button',
      '.hand',
      '.side',
      '[role="log"]',
    ].map((selector) => ({ selector, boxes: named(selector) }))
    const all = parts.flatMap(({ boxes }) => boxes)
    for (const { name, box } of [...all, ...named('.hand .slot')]) {
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)
      if (out > 1) found.push(`${name} is ${Math.round(out)} px outside`)
    }
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > 2) {
          found.push(
            `${one.name} lies ${Math.round(across)} x ${Math.round(down)} px over ${other.name}`,
          )
        }
      }
    }
    for (const { name, box } of [
      ...named('header button'),
      ...named('header a'),
      ...named('.rail .button'),
    ]) {
      if (Math.min(box.width, box.height) < 43) found.push(`${name} is too small for a finger`)
    }
    for (const back of document.querySelectorAll('.backs span')) {
      const [inside, around] = [back, back.closest('li')!].map((part) =>
        part.getBoundingClientRect(),
      )
      const out = Math.max(around!.left - inside!.left, inside!.right - around!.right)
      if (out > 4) found.push(`a card's back is ${Math.round(out)} px beside its seat`)
    }
    for (const badge of document.querySelectorAll<HTMLElement>('.badge .facts, .badge .total')) {
      const inside = badge.getBoundingClientRect()
      const around = badge.closest('.badge')!.getBoundingClientRect()
      if (inside.right > around.right + 1) found.push(`${badge.innerText} leaves its badge`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return found
  })
}

for (const wanted of TABLES) {
  test(`${wanted.game} for ${wanted.players} has room for everything at ${SIZES.length} sizes`, async ({
    page,
  }) => {
    await sitDown(page, wanted)
    for (const moment of ['first', 'second']) {
      await now(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await expect(async () => {
          expect(await faults(page), `${width} x ${height}, ${moment}`).toEqual([])
        }).toPass({ timeout: 6_000, intervals: [50, 100, 200, 400] })
      }
      if (moment === 'first') await step(page)
    }
  })
}
