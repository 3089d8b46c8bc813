/** The browser's own text is twice as large: nothing is cut, nothing lies over another, everything can be reached. */
import type { Page } from '@playwright/test'
import config from '../playwright.config'
import { expect, sitDown, test, type Wanted } from './fixtures'
import { now, step, type Manner } from './play'

const usual = config.use!.launchOptions!
test.use({
  launchOptions: { ...usual, args: [...usual.args!, '--blink-settings=defaultFontSize=32'] },
})

const SIZES: [number, number][] = [
  [1280, 800],
  [390, 844],
]

/** What is wrong with what is written and pressed, in words. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root: ParentNode = open ?? document.body
    const shown = (part: HTMLElement) =>
      part.checkVisibility() &&
      !part.closest('.unseen, [aria-hidden="true"]') &&
      getComputedStyle(part).clipPath === 'none'
    const name = (part: HTMLElement) =>
      `${part.tagName} ${part.className.toString().split(' ')[0]} "${(part.ariaLabel ?? part.innerText).slice(0, 30).replaceAll('\n', ' ')}"`
    // What scrolls sideways by itself may be wider than the window.
    const scrolls = (part: Element) =>
      ['.frame', '.wide', '[role="log"]', 'main > .sheet'].some((one) => part.closest(one))
    const within = [...root.querySelectorAll<HTMLElement>('*')].filter(shown)
    for (const part of within) {
      if (scrolls(part)) continue
      const box = part.getBoundingClientRect()
      if (box.width < 3 || box.height < 3) continue
      const out = Math.max(-box.left, box.right - innerWidth)
      // Cards of a hand, and what is drawn, may reach beyond the edge.
      if (
        out > 1 &&
        part.matches('h1, h2, h3, p, button, a, label, input, select, th, td, li, dt, dd')
      )
        found.push(`${name(part)} is ${Math.round(out)} px outside`)
      const text = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      )
      const { overflowX, textOverflow } = getComputedStyle(part)
      if (
        text &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 0 &&
        overflowX !== 'visible'
      )
        found.push(`${name(part)} is cut (${textOverflow})`)
    }
    // Nothing that is pressed or read at the table lies over another.
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        '.table-page :is(header h1, header button, header a, .status > li, .seats .badge, .rail .badge, .rail .button, .laid, .hand, .news)',
      ),
    ]
      .filter((part) => !open && shown(part))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    for (const [index, one] of boxes.entries()) {
      const low = Math.max(-one.box.top, one.box.bottom - innerHeight)
      if (low > 1) found.push(`${name(one.part)} is ${Math.round(low)} px above or below`)
      for (const other of boxes.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > 2) found.push(`${name(one.part)} lies over ${name(other.part)}`)
      }
    }
    for (const chip of document.querySelectorAll<HTMLElement>('.status > li'))
      if (!open && chip.clientHeight < 1.5 * parseFloat(getComputedStyle(chip).fontSize))
        found.push(`${name(chip)} is only ${chip.clientHeight} px high`)
    for (const badge of document.querySelectorAll<HTMLElement>('.badge')) {
      const around = badge.getBoundingClientRect()
      for (const part of badge.querySelectorAll<HTMLElement>('.name, .fact, .total')) {
        const box = part.getBoundingClientRect()
        if (!open && box.width > 3 && (box.bottom > around.bottom + 2 || box.top < around.top - 2))
          found.push(`${part.innerText} leaves the badge of ${badge.innerText.slice(0, 12)}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    if (open) {
      const body = open.querySelector('.body')!
      if (body.clientHeight < 100)
        found.push(`the dialog shows ${body.clientHeight} px of what it tells`)
    }
    return found
  })

async function roomFor(page: Page, what: string) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      expect(await faults(page), `${width} x ${height}, ${what}`).toEqual([])
    }).toPass({ timeout: 5_000 })
    if (process.env['KEYS_SHOTS'])
      await page.screenshot({
        path: `${process.env['KEYS_SHOTS']}/large-${what.replaceAll(/[^\w]+/g, '-')}-${width}.png`,
      })
  }
}

test('text that the browser doubles is as large on a page, and as large as fits at a table', async ({
  page,
}) => {
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rules/hearts')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await size()).toBe(32)
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await expect.poll(size).toBeCloseTo(19.5)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(size).toBe(32)
})

test('the pages have room for text twice as large', async ({ page }) => {
  for (const path of [
    '/',
    '/rules/cardominoes',
    '/rules/heartcatchers',
    '/players',
    '/matches',
    '/pad',
    '/about',
    '/table/none',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await roomFor(page, path)
  }
})

test('the dialogs of the lobby have room for text twice as large', async ({ page }) => {
  await page.goto('/')
  for (const name of ['CARDominoes Hearts', 'Custom Hearts', 'Heartcatchers']) {
    await page.getByRole('button', { name: `Options of ${name}`, exact: true }).click()
    await page.getByRole('dialog', { name }).waitFor()
    await roomFor(page, `options of ${name}`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('tab').first().waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await roomFor(page, `settings ${await tab.innerText()}`)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('dialog').waitFor()
  await roomFor(page, 'account')
})

const TABLES: Wanted[] = [
  { game: 'hearts', players: 4 },
  { game: 'cardominoes', players: 3 },
  { game: 'wild-twists', players: 6 },
  { game: 'black-hearts', players: 4 },
  { game: 'heartcatchers', players: 2 },
  { game: 'custom-hearts', players: 5, options: { target: 0, hands: 1 } },
]

for (const wanted of TABLES) {
  test(`a match of ${wanted.game} has room for text twice as large`, async ({ page }) => {
    await sitDown(page, wanted)
    const seen = new Set<string>()
    const look = async (what: string) => {
      if (seen.has(what)) return
      seen.add(what)
      await roomFor(page, `${wanted.game}, ${what}`)
    }
    const manner: Manner = {
      card: (card) => card.press('Enter'),
      button: (button) => button.press('Enter'),
      look,
    }
    for (let steps = 0; steps < 25; steps++) {
      if (!(await step(page, manner))) break
      if (seen.has('the scores of a hand')) break
    }
    await now(page)
    for (const [key, name] of [
      ['r', /rules$/],
      ['s', 'Scores'],
      ['h', 'What happened'],
      ['p', 'People'],
    ] as const) {
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
      await page.keyboard.press(key)
      await page.getByRole('dialog', { name }).waitFor()
      await roomFor(page, `${wanted.game}, ${name}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
}
