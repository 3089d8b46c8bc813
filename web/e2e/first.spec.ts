/** What a table shows before the script of the page has come, and what comes of it then. */
import type { Page } from '@playwright/test'
import { expect, sitDown, test } from './fixtures'
import { cards, now, step } from './play'

test.use({ painted: true })

/** The cards that were drawn first, and those of the page: where each lies, and what it shows. */
const laid = (page: Page, cards: string) =>
  page.locator(cards).evaluateAll((drawn) =>
    drawn.map((card) => {
      const { x, y, width } = card.getBoundingClientRect()
      const shown = card.querySelector('text')?.textContent ?? ''
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), shown }
    }),
  )

const TABLES = [
  ['hearts', 4],
  ['cardominoes', 4],
  ['wild-twists', 5],
  ['black-hearts', 4],
  ['heartcatchers', 2],
] as const

for (const [game, players] of TABLES) {
  test(`the cards of ${game} lie there before the script has come, and stay where they are`, async ({
    page,
  }) => {
    let come = () => {}
    const held = new Promise<void>((resolve) => (come = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const opening = sitDown(page, { game, players })
    const first = page.locator('.first svg')
    await expect(first.first()).toBeVisible()
    const before = await laid(page, '.first svg')
    expect(before.length).toBeGreaterThan(2)
    come()
    const table = await opening
    await now(page)
    await expect(first).toHaveCount(0)
    await expect(cards(page)).toHaveCount(before.length)
    // A card that may be played lies a little higher.
    const after = await laid(page, '.slot svg.card')
    for (const [at, card] of before.entries()) {
      expect(after[at]!.shown).toBe(card.shown)
      expect(after[at]!.width).toBe(card.width)
      expect(Math.abs(after[at]!.x - card.x)).toBeLessThanOrEqual(2)
      expect(Math.abs(after[at]!.y - card.y)).toBeLessThanOrEqual(8)
    }
    // The table was never asked for: it came with the page.
    expect(asked).toContain(`/table/${table}`)
    expect(asked).not.toContain(`/api/tables/${table}`)
  })
}

for (const [game, players] of [
  ['hearts', 4],
  ['cardominoes', 4],
  ['heartcatchers', 2],
] as const) {
  test(`the name of ${game} stays where it stands before the script has come`, async ({ page }) => {
    let come = () => {}
    let held = Promise.resolve()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    /** Where each line of the name is written. */
    const written = (part: string) =>
      page.locator(part).evaluate((part) => {
        const range = document.createRange()
        range.selectNodeContents(part.firstChild!)
        return [...range.getClientRects()]
          .filter(({ width }) => width > 8)
          .map(({ x, y }) => [x, y].map(Math.round))
      })
    const opened = `/table/${await sitDown(page, { game, players })}`
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [640, 400],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      held = new Promise<void>((resolve) => (come = resolve))
      const opening = page.goto(opened)
      await page.locator('.first svg').first().waitFor()
      // A browser draws nothing before the styles are there. Ready is also said before any typeface was asked for.
      await page.waitForFunction(() => document.fonts.size > 0)
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
      const before = await written('.first-name')
      come()
      await opening
      await now(page)
      const after = await written('header h1')
      expect(after.length, `${width}`).toBe(before.length)
      for (const [at, line] of after.entries())
        for (const [side, value] of line.entries())
          expect(
            Math.abs(value - before[at]![side]!),
            `${width} x ${height}: ${String(before)} becomes ${String(after)}`,
          ).toBeLessThanOrEqual(1)
    }
  })
}

test.describe('in a first match', () => {
  test.use({ settings: { hints: true } })

  for (const [game, players] of TABLES) {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      test(`the hint of ${game} stands there before the script, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        let come = () => {}
        const held = new Promise<void>((resolve) => (come = resolve))
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await held
          await route.continue()
        })
        const opening = sitDown(page, { game, players })
        await expect(page.locator('.first svg').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        const first = page.locator('.first-hint')
        const said = await first.allTextContents()
        const before = said.length > 0 ? [await first.boundingBox()] : []
        if (said.length > 0) before.push(await first.locator('p').boundingBox())
        come()
        await opening
        await now(page)
        const given = page.getByRole('complementary', { name: 'Tip' })
        expect((await given.textContent())?.replaceAll(/\s+/g, '')).toBe(
          said[0]?.replaceAll(/\s+/g, ''),
        )
        const after = [await given.boundingBox(), await given.locator('p').boundingBox()]
        for (const [at, box] of after.entries()) {
          for (const side of ['x', 'y', 'width', 'height'] as const) {
            expect(Math.abs(box![side] - before[at]![side]), `${at} ${side}`).toBeLessThan(2)
          }
        }
      })
    }
  }
})

/** The buttons of the table that say what they do, and the cross of a hint, with all of their style. */
const buttons = (page: Page) =>
  page.locator('.table-page .button').evaluateAll((all) =>
    all.flatMap((button) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(button, part)
        const set = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [`${button.textContent.trim()}${part ?? ''}`, ...set]
      }),
    ),
  )

test.describe('on a first visit', () => {
  test.use({ settings: { hints: true } })

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`a table looks the same whichever way led there, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const hint = page.getByRole('button', { name: 'Got it' })
      await page.goto('/')
      await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
      await now(page)
      await expect(hint).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const fromLobby = await buttons(page)
      await page.goto(page.url())
      await now(page)
      await expect(hint).toBeVisible()
      await expect(page.locator('.first')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      expect(fromLobby.length).toBeGreaterThan(2)
      expect(fromLobby).toEqual(await buttons(page))
    })
  }
})

test('the policy of the page stops none of it', async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  expect(told).toEqual([])
})

test('a page that one comes back to shows the table as it is now', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await step(page)
  await now(page)
  await step(page)
  await now(page)
  const left = await cards(page).count()
  expect(left).toBeLessThan(13)
  await page.goto('/pad')
  await page.goBack()
  await now(page)
  await expect(cards(page)).toHaveCount(left)
})

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a table opens from what the browser keeps, which has no table in it', async ({
    page,
    context,
  }) => {
    await sitDown(page, { game: 'hearts', players: 4 })
    await now(page)
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const answers = (await Promise.all(all.map((cache) => cache.matchAll()))).flat()
      return Promise.all(answers.map((answer) => answer.text()))
    })
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter((text) => text.includes('id="first"'))).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible()
    await context.setOffline(false)
    expect(await now(page)).toBe('mine')
  })
})

test.describe('the lobby', () => {
  const games = (page: Page) => page.getByRole('region', { name: 'Games' }).getByRole('article')

  /** Opens the lobby without its script; what is returned lets the script come. */
  async function withoutScript(page: Page) {
    let come = () => {}
    const held = new Promise<void>((resolve) => (come = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    return come
  }

  test('stands there before its script, which draws none of it again', async ({ page }) => {
    const come = await withoutScript(page)
    await expect(games(page)).toHaveCount(6)
    await expect(page.locator('.page')).toHaveCount(0)
    const before = await laid(page, 'article')
    await games(page)
      .first()
      .evaluate((card) => card.setAttribute('title', 'the same'))
    come()
    await page.locator('.lobby[aria-busy="false"]').waitFor({ state: 'attached' })
    expect(await laid(page, 'article')).toEqual(before)
    await expect(page.getByTitle('the same')).toHaveCount(1)
  })

  test.describe('as a player has set it', () => {
    test.use({ settings: { theme: 'dark', large: true, cloth: 'sea' } })

    test('looks so before its script has come', async ({ page }) => {
      const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
      const come = await withoutScript(page)
      const set = { theme: 'dark', large: '', cloth: 'sea' }
      expect(await look()).toMatchObject(set)
      come()
      await page.locator('.lobby[aria-busy="false"]').waitFor({ state: 'attached' })
      expect(await look()).toMatchObject(set)
    })
  })

  test('does what was pressed before its script had come, once, and the last of it', async ({
    page,
  }) => {
    const made: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') made.push(new URL(request.url()).pathname)
    })
    const come = await withoutScript(page)
    await page.getByRole('button', { name: 'Play Hearts' }).click()
    const options = page.getByRole('button', { name: 'Options of Wild Twists Hearts' })
    await options.click()
    await expect(options).toBeFocused()
    come()
    await expect(page.getByRole('dialog', { name: 'Wild Twists Hearts' })).toBeVisible()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
    expect(made).toEqual([])
  })

  test('does what is pressed while its script takes it over', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#app > .page')) return
        observer.disconnect()
        document.querySelector<HTMLElement>('[data-do="settings"]')?.click()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
  })

  test('is there once wherever one comes from', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'All games' }).click()
    await expect(games(page)).toHaveCount(6)
    await page.goto('/')
    await page.locator('.lobby[aria-busy]').waitFor({ state: 'attached' })
    const card = await games(page).first().elementHandle()
    await page.getByRole('link', { name: 'Score pad' }).click()
    await expect(games(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'All games' }).click()
    await expect(games(page)).toHaveCount(6)
    // It is the one that came with the page, which was not loaded again.
    expect(await card?.evaluate((card) => card.isConnected)).toBe(true)
    await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
    await now(page)
  })

  test('shows its games below what one played, and pushes them nowhere', async ({ page }) => {
    await sitDown(page, { game: 'hearts', players: 4 })
    await now(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
    const come = await withoutScript(page)
    await expect(page.getByRole('heading', { name: 'Moonshot' })).toBeVisible()
    await expect(games(page)).toHaveCount(0)
    come()
    await expect(games(page)).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
  })
})
