/** The browser's own text is twice as large: nothing is cut, nothing lies over another, everything can be reached. */
import type { Page } from '@playwright/test'
import config from '../playwright.config'
import { makeTable } from './company'
import { expect, GAMES, sitDown, test, type Wanted } from './fixtures'
import { clickCard, hand, now, step, type Manner } from './play'
import { prompter } from './pretend'
import { fullTrick, leading, moon, opening, revoked } from './pretended'
import { faults } from './room'

const usual = config.use!.launchOptions!
test.use({
  launchOptions: { ...usual, args: [...usual.args!, '--blink-settings=defaultFontSize=32'] },
})

const SIZES: [number, number][] = [
  [1280, 800],
  [390, 844],
]

async function roomFor(page: Page, what: string) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      expect(await faults(page), `${width} x ${height}, ${what}`).toEqual([])
    }).toPass({ timeout: 5_000 })
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

test('a window is as large as its text lets it be', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  // What is for a window of 640 x 400 is for one twice as large whose text is twice as large.
  const scores = page.getByRole('region', { name: 'Scores' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(scores).toBeHidden()
  await page.setViewportSize({ width: 2400, height: 1600 })
  await expect(scores).toBeVisible()
  // Nor does the lobby's moon shine through its words.
  await page.goto('/')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const through = () =>
      page.evaluate(() => {
        const words = document.createRange()
        words.selectNodeContents(document.querySelector('header p')!)
        const moon = document.querySelector('.moon')!.getBoundingClientRect()
        return [...words.getClientRects()].some(
          (line) => line.right > moon.left + 4 && line.bottom > moon.top && moon.width > 0,
        )
      })
    await expect.poll(through, `${width} wide`).toBe(false)
  }
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
      ['h', /^(What happened|History)/],
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

test('the lessons have room for text twice as large', async ({ page }) => {
  for (const game of GAMES) {
    // A browser does not draw games that are far below what is seen.
    await page.setViewportSize({ width: 1280, height: 4000 })
    await page.goto('/')
    await page.getByRole('button', { name: `Learn ${game}`, exact: true }).click()
    const strip = page.getByRole('region', { name: /^Lesson, step/ })
    await strip.waitFor()
    await roomFor(page, `the lesson of ${game}`)
    const next = strip.getByRole('button', { name: 'Next' })
    if (await next.isVisible()) {
      await next.press('Enter')
      await roomFor(page, `the lesson of ${game}, ${await strip.innerText()}`)
    }
  }
})

test('a table that waits has room for text twice as large', async ({ page }) => {
  for (const wanted of [
    { game: 'hearts', players: 4 },
    { game: 'wild-twists', players: 8 },
  ]) {
    await makeTable(page, 'Zoe', wanted)
    await roomFor(page, `the waiting room of ${wanted.game}`)
  }
})

for (const players of [4, 8]) {
  test(`what is asked of ${players} has room for text twice as large`, async ({ page }) => {
    const tell = await prompter(page)
    await sitDown(page, { game: 'wild-twists', players })
    await now(page)
    tell([], opening)
    await page.getByRole('button', { name: 'Keep it' }).waitFor()
    await roomFor(page, 'who opens')
    tell([], leading)
    await clickCard(hand(page).getByRole('button', { name: 'Wild Heart' }))
    await page.getByRole('button', { name: 'Cancel' }).waitFor()
    await roomFor(page, 'how a Wild is declared')
    tell([], moon)
    await page.locator('[aria-label^="You shot"]').waitFor()
    await roomFor(page, 'what the moon does')
  })
}

test('what a revoke asks has room for text twice as large', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, { game: 'cardominoes', players: 4, options: { revoke: 'penalty' } })
  await now(page)
  tell([], revoked)
  await page.getByRole('timer').waitFor()
  await roomFor(page, 'what to correct')
})

test('a trick of seven has room for text twice as large', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, { game: 'hearts', players: 7 })
  await now(page)
  tell([], fullTrick)
  await expect(page.locator('.laid')).toHaveCount(7)
  await roomFor(page, 'a trick of seven')
})
