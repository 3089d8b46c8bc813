/** The replay of a finished match in each game: by keys, through one seat's eyes, by its address, on every screen. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessible, expect, sitDown, test, type Wanted } from './fixtures'
import { all } from './long'
import { finishedMatch } from './finished'

const MATCHES: Wanted[] = [
  { game: 'hearts', players: 4, options: { target: 50 } },
  { game: 'cardominoes', players: 4, options: { target: 20 } },
  { game: 'wild-twists', players: 5 },
  { game: 'black-hearts', players: 4 },
  { game: 'heartcatchers', players: 2 },
]

const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  landscape: { width: 844, height: 390 },
}

/** The hand and the step that the page shows, as the address names them. */
async function at(page: Page): Promise<{ hand: number; step: number }> {
  const table = page.locator('.replay')
  await expect(table).toBeVisible()
  const [hand, step] = await Promise.all([
    table.getAttribute('data-hand'),
    table.getAttribute('data-step'),
  ])
  return { hand: Number(hand), step: Number(step) }
}

const addressed = (page: Page) => {
  const query = new URL(page.url()).searchParams
  return { hand: Number(query.get('hand')), step: Number(query.get('step')) }
}

/** No more than the window, and no control outside of it. */
async function fits(page: Page) {
  const { width, height } = page.viewportSize()!
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ])
  expect(size[0]).toBeLessThanOrEqual(width)
  expect(size[1]).toBeLessThanOrEqual(height)
  for (const button of await page.locator('.controls button').all()) {
    const box = (await button.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
}

for (const wanted of MATCHES) {
  test(`a match of ${wanted.game} is replayed with the keyboard alone, and by its address`, async ({
    page,
  }) => {
    const table = await finishedMatch(page, wanted)
    await page.goto(`/matches/${table}`)
    const first = await at(page)
    expect(first.hand).toBe(1)
    await accessible(page, 'the beginning')

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => at(page)).toEqual({ hand: 1, step: first.step + 1 })
    await expect.poll(() => addressed(page)).toEqual({ hand: 1, step: first.step + 1 })
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => at(page)).toEqual(first)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await at(page)).step).toBeGreaterThan(first.step)
    await page.keyboard.press('End')
    await expect(page.locator('[data-caption]')).toContainText(/wins?|won|share/i)
    const last = await at(page)
    await page.keyboard.press('Home')
    await expect.poll(() => at(page)).toEqual({ hand: 1, step: 0 })
    if (last.hand > 1) {
      await page.keyboard.press('PageDown')
      await expect.poll(async () => (await at(page)).hand).toBe(2)
    }

    // The address names the moment: a reload shows it, and the browser's way back leads to the one before.
    await page.goto(`/matches/${table}?hand=1&step=6`)
    await expect.poll(() => at(page)).toEqual({ hand: 1, step: 6 })
    await page.keyboard.press('End')
    await expect.poll(() => at(page)).toEqual(last)
    await page.goBack()
    await expect.poll(() => at(page)).toEqual({ hand: 1, step: 6 })
    await page.goForward()
    await expect.poll(() => at(page)).toEqual(last)

    // On by itself, until a key stops it.
    await page.goto(`/matches/${table}?hand=1&step=6`)
    await at(page)
    await page.getByLabel('Speed').selectOption('fast')
    await page.locator('body').click({ position: { x: 5, y: 200 } })
    await page.keyboard.press('Space')
    await expect.poll(async () => (await at(page)).step).toBeGreaterThan(8)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const stopped = await at(page)
    await page.waitForTimeout(900)
    expect((await at(page)).step - stopped.step).toBeLessThanOrEqual(1)
  })

  test(`a match of ${wanted.game} fits every screen, open and through one seat's eyes`, async ({
    page,
  }) => {
    const table = await finishedMatch(page, wanted)
    for (const [name, screen] of Object.entries(SCREENS)) {
      await page.setViewportSize(screen)
      for (const eyes of ['', '&eyes=1']) {
        await page.goto(`/matches/${table}?hand=1&step=12${eyes}`)
        await at(page)
        const hands = page.locator('.hands > li')
        await expect(hands).toHaveCount(eyes ? 1 : wanted.players)
        await fits(page)
        if (all || ['desktop', 'phone'].includes(name)) await accessible(page, `${name}${eyes}`)
        const shots = process.env['MOONSHOT_SHOTS']
        if (shots) await page.screenshot({ path: `${shots}/${wanted.game}-${name}${eyes}.png` })
      }
      if (name === 'phone') {
        await page.getByRole('button', { name: 'Hands and scores' }).click()
        await accessible(page, 'the list of hands')
        await page.getByRole('dialog').locator('[data-trick="2"]').click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(async () => (await at(page)).step).not.toBe(12)
      }
    }
  })
}

test.describe('at a slow pace', () => {
  test.use({ settings: { pace: 'slow' } })

  test('cards fly on a step forward, and are there at once on a jump', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const table = await finishedMatch(page, MATCHES[0]!)
    await page.addInitScript(() => localStorage.setItem('moonshot.replay-speed', '"slow"'))
    await page.goto(`/matches/${table}?hand=2&step=6`)
    await at(page)
    const flights = () =>
      page
        .locator('[data-trick-card]')
        .evaluateAll((cards) => cards.flatMap((card) => card.getAnimations()).length)
    await expect(page.locator('[data-trick-card]')).toHaveCount(1)
    expect(await flights()).toBe(0)
    await page.keyboard.press('ArrowRight')
    // Seldom looks would come after its flight on a busy machine.
    await expect.poll(flights, { intervals: [20] }).toBeGreaterThan(0)
    await expect(page.locator('[data-trick-card]')).toHaveCount(2)
    // In the middle of a trick that is being gathered, back and forth: no card is lost.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-trick-card]')).toHaveCount(0, { timeout: 15_000 })
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[data-trick-card]')).toHaveCount(3)
    expect(await flights()).toBe(0)
    for (const card of await page.locator('[data-trick-card]').all())
      await expect(card).toHaveCSS('opacity', '1')
  })
})

test('what a seat could not see stays hidden from its eyes', async ({ page }) => {
  const table = await finishedMatch(page, MATCHES[0]!)
  await page.goto(`/matches/${table}?hand=1&step=7`)
  await at(page)
  await expect(page.locator('.hands [data-card]')).toHaveCount(52 - 2)
  await page.getByLabel('Point of view').selectOption({ label: 'As Ada saw it' })
  await expect(page).toHaveURL(/eyes=1/)
  await expect(page.locator('.hands > li')).toHaveCount(1)
  await expect.poll(() => page.locator('.hands [data-card]').count()).toBeLessThanOrEqual(13)
})

for (const wanted of MATCHES) {
  test(`what if: ${wanted.game} goes on from a moment of a match`, async ({ page }) => {
    const table = await finishedMatch(page, wanted)
    await page.goto(`/matches/${table}?hand=1&step=8&eyes=1`)
    await at(page)
    const about = page.getByText('What Ada could know')
    await about.click()
    const rows = page.locator('details').filter({ has: about }).locator('tbody tr')
    await expect(rows.first()).toBeVisible({ timeout: 30_000 })
    for (const row of await rows.all()) {
      const shares = (await row.getByRole('cell').allInnerTexts()).map((text) => parseInt(text))
      const sum = shares.reduce((all, share) => all + share, 0)
      expect(Math.abs(sum - 100), shares.join()).toBeLessThanOrEqual(shares.length)
    }
    await accessible(page, 'chances')
    await page.getByText('Dealt again').click()
    await page.getByLabel('Name', { exact: true }).fill('Another way')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(page).toHaveURL(/\/table\//)
    expect(page.url()).not.toContain(table)
    await expect(page.locator('.table-page[data-now]')).toBeVisible()
    await page.goto(`/matches/${table}`)
    await expect(page.getByRole('link', { name: 'Another way' })).toBeVisible()
  })
}

test('a file is opened as a match once every step of it is checked', async ({ page }) => {
  const recorded = readFileSync(
    `${import.meta.dirname}/../../crates/table/tests/golden/hearts.json`,
    'utf8',
  )
  const file = (text: string) => ({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.goto('/matches')
  const chooser = page.getByLabel('Transcript file')
  await chooser.setInputFiles(file('no transcript'))
  await expect(page.getByRole('alert')).toContainText('match.json isn’t a transcript')
  await chooser.setInputFiles(file(recorded.replace('"act":"3C"', '"act":"4C"')))
  await expect(page.getByRole('alert')).toContainText(/\d/)
  await expect(page).toHaveURL(/\/matches$/)
  await accessible(page, 'a damaged file')
  await chooser.setInputFiles(file(recorded))
  await expect(page).toHaveURL(/\/matches\/\w+/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await at(page)).step).toBeGreaterThan(0)
})

test('a running match, an unknown one and a lost network are explained', async ({ page }) => {
  const table = await sitDown(page, MATCHES[0]!)
  await page.goto(`/matches/${table}`)
  await expect(page.getByRole('alert')).toContainText('still going on')
  await page.getByRole('link', { name: 'Go to the table' }).click()
  await expect(page).toHaveURL(`/table/${table}`)
  await page.goto('/matches/0123456789abcdef0123456789abcdef')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await accessible(page, 'an unknown match')
  await page.route('**/api/matches/**', (route) => route.abort())
  await page.goto(`/matches/${table}`)
  await expect(page.getByRole('alert')).toContainText(/can’t be reached/)
  await page.unroute('**/api/matches/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('still going on')
})

test('a replay is one link away from the list of matches, the history and the end', async ({
  page,
}) => {
  const table = await finishedMatch(page, MATCHES[4]!)
  await page.goto('/matches')
  await page.getByRole('link', { name: /^Replay: Heartcatchers/ }).click()
  await expect(page).toHaveURL(new RegExp(`/matches/${table}`))
  await at(page)
  await page.goto(`/table/${table}`)
  await page.getByRole('dialog').getByRole('link', { name: 'Replay the match' }).click()
  await at(page)
})
