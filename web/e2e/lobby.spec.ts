/** The lobby: rules, options, unfinished matches, and the way to a table. */
import type { Page } from '@playwright/test'
import type { Games } from '../src/generated/Games'
import { accessible, drawnAgain, expect, GAMES, sitDown, slowProcessor, test } from './fixtures'
import { all } from './long'
import { Front } from './front'
import { allowed, cards, clickCard, hand, now } from './play'

test.describe('the lobby', () => {
  for (const theme of ['light', 'dark']) {
    test(`shows the games to everybody, in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' })
      await page.goto('/')
      for (const name of GAMES) {
        const game = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name, exact: true }) })
        await expect(game).toContainText(/players · \d+–\d+ minutes/)
        await expect(game.getByRole('button', { name: `Play ${name}`, exact: true })).toBeEnabled()
      }
      await accessible(page, 'the lobby')
    })
  }

  test('leads to the rules of each game and back', async ({ page }) => {
    await page.goto('/')
    for (const name of GAMES) {
      await page.getByRole('link', { name: `Rules of ${name}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await accessible(page, `the rules of ${name}`)
      await page.getByRole('link', { name: 'All games' }).click()
    }
  })

  test('has one choice of difficulty on each card, and remembers it', async ({ page }) => {
    const field = (game: string) => page.getByRole('combobox', { name: `Difficulty of ${game}` })
    const levels = () =>
      page.waitForRequest((sent) => sent.url().endsWith('/api/tables') && sent.method() === 'POST')
    await page.goto('/')
    await expect(field('Hearts')).toHaveValue('medium')
    await field('Hearts').selectOption('Hard bots')
    // A game that nobody chose for follows; there is one bot in a game for two.
    await expect(field('Heartcatchers').getByRole('option', { selected: true })).toHaveText(
      'Hard bot',
    )
    await page.reload()
    await expect(field('Hearts')).toHaveValue('hard')
    await page.getByRole('button', { name: 'Options of Hearts' }).click()
    const options = page.getByRole('dialog', { name: 'Hearts' })
    await expect(options.getByRole('radio', { name: 'Hard' })).toBeChecked()
    await expect(options.getByRole('combobox', { name: 'Level at seat 2' })).toHaveValue('sharp')
    await options.getByRole('combobox', { name: 'Level at seat 2' }).selectOption('Easy')
    await expect(options.getByRole('radio', { name: 'Hard' })).not.toBeChecked()
    await options.getByText('Expert', { exact: true }).first().click()
    await expect(options.getByRole('combobox', { name: 'Level at seat 2' })).toHaveValue('expert')
    await options.getByRole('button', { name: 'Close' }).click()
    const asked = levels()
    await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
    expect((await asked).postDataJSON()).toMatchObject({
      levels: [null, 'sharp', 'sharp', 'sharp'],
    })
  })

  test('takes a difficulty that is chosen before the script has come', async ({ page }) => {
    let free = () => {}
    const held = new Promise<void>((done) => (free = done))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const field = page.getByRole('combobox', { name: 'Difficulty of Hearts' })
    await field.selectOption('Easy bots')
    free()
    await expect(page.locator('#app > .lobby[data-answers]')).toBeVisible()
    await expect(field).toHaveValue('easy')
    await page.reload()
    await expect(field).toHaveValue('easy')
  })

  test('offers the lesson on a first visit, until something was begun or it was declined', async ({
    page,
    browser,
  }) => {
    const offer = (page: Page) => page.getByRole('complementary', { name: 'Lesson' })
    await page.goto('/')
    await expect(offer(page)).toContainText('New to Hearts?')
    await accessible(page, 'the lobby on a first visit')
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await offer(page).getByRole('button', { name: 'No thanks' }).click()
    await expect(offer(page)).toBeHidden()
    await page.reload()
    await expect(page.locator('#app > .lobby[data-answers]')).toBeVisible()
    await expect(offer(page)).toBeHidden()

    const context = await browser.newContext({ baseURL: process.env['MOONSHOT_E2E_URL']! })
    const other = await context.newPage()
    await other.goto('/')
    await offer(other).getByRole('button', { name: 'Start the lesson' }).click()
    await expect(other.getByRole('region', { name: 'Lesson, step 1 of 16' })).toBeVisible()
    await other.getByRole('link', { name: 'Leave lesson' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Moonshot' })).toBeVisible()
    await expect(offer(other)).toBeHidden()
    await context.close()
  })

  test('has the ways of whoever comes back in sight at once', async ({ page }) => {
    const sizes = ['1920x1080', '1280x800', '844x390', '640x400', '390x844', '320x568']
    await page.goto('/')
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number) as [number, number]
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, 0))
      for (const name of ['Your matches', 'Score pad', 'Players']) {
        const way = page.getByRole('navigation').getByRole('link', { name, exact: true })
        await expect(way, `${name} at ${size}`).toBeInViewport({ ratio: 1 })
        expect((await way.boundingBox())!.height, size).toBeGreaterThanOrEqual(44)
      }
    }
    await page.keyboard.press('Tab')
    const first = page.getByRole('combobox', { name: 'Language', exact: true })
    await expect(first).toBeFocused()
    for (let way = 0; way < 3; way++) await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Your matches' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your matches' })).toBeVisible()
  })

  test('has nothing over another in its head', async ({ page }) => {
    await page.goto('/')
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
      [844, 390],
      [640, 400],
      [390, 844],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      // The head takes its places a moment after the window, and once its typefaces are there.
      await expect(async () => {
        const over = await page.evaluate(() => {
          // A text is often narrower than its column, and its typeface higher than its lines.
          const written = (part: Element) => {
            const range = document.createRange()
            range.selectNodeContents(part)
            const [box, { left, width }] = [
              part.getBoundingClientRect(),
              range.getBoundingClientRect(),
            ]
            return new DOMRect(left, box.top, width, box.height)
          }
          const parts = [...document.querySelectorAll('header :is(h1, p, a, button)')].map(
            (part): [string, DOMRect] => [
              part.textContent.trim() || part.localName,
              part.localName === 'button' ? part.getBoundingClientRect() : written(part),
            ],
          )
          const moon = document.querySelectorAll('.moon circle')[1]!.getBoundingClientRect()
          if (moon.width > 0) parts.push(['moon', moon])
          return parts.flatMap(([name, one], index) =>
            parts
              .slice(index + 1)
              .filter(
                ([, other]) =>
                  one.left < other.right - 1 &&
                  other.left < one.right - 1 &&
                  one.top < other.bottom - 1 &&
                  other.top < one.bottom - 1,
              )
              .map(([other]) => `${name} / ${other}`),
          )
        })
        expect(over, `at ${width}x${height}`).toEqual([])
      }).toPass({ timeout: 5_000 })
    }
  })

  test('says what it is to play with friends before it asks for a name', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Hearts with friends', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Hearts with friends' })
    await expect(dialog).toContainText('Anyone with the link can join')
    await accessible(page, 'with friends')
  })

  test('sets up a table and remembers how', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
    const setup = page.getByRole('dialog', { name: 'Hearts' })
    await accessible(page, 'the options')
    await setup.getByText('5', { exact: true }).click()
    await setup.getByText('50', { exact: true }).click()
    await setup.getByLabel('Your name').fill('Zoe')
    await setup.getByLabel('Bot 4').fill('Hal')
    await setup.getByRole('button', { name: 'Play', exact: true }).click()
    const others = page.getByRole('list', { name: /^Other players/ }).getByRole('listitem')
    await expect(others).toHaveCount(4)
    await expect(page.getByText('Zoe (you)')).toBeVisible()
    await expect(others.getByText('Hal', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'All games' }).click()
    await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
    await expect(setup.getByLabel('Your name')).toHaveValue('Zoe')
    await expect(setup.getByRole('radio', { name: '5', exact: true })).toBeChecked()
  })

  test('takes names as long as the server allows', async ({ page, baseURL }) => {
    const { limits } = (await (await page.request.get(`${baseURL}/api/games`)).json()) as Games
    const long = 'A'.repeat(limits.name_length)
    await page.goto('/')
    await page.getByRole('button', { name: 'Options of Heartcatchers', exact: true }).click()
    const setup = page.getByRole('dialog', { name: 'Heartcatchers' })
    const name = setup.getByLabel('Your name')
    await name.clear()
    await name.pressSequentially(`${long}B`)
    await expect(name).toHaveValue(long)
    await setup.getByRole('button', { name: 'Play', exact: true }).click()
    await now(page)
    await expect(page.getByText(`${long} (you)`)).toBeAttached()
  })

  test('offers unfinished matches again', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play Heartcatchers' }).click()
    await now(page)
    const table = page.url()
    await page.getByRole('link', { name: 'All games' }).click()
    await page.getByRole('region', { name: 'Continue playing' }).getByRole('link').first().click()
    await expect(page).toHaveURL(table)
    await now(page)
    await expect(hand(page)).toBeVisible()
  })

  test('keeps the place of the keyboard from page to page', async ({ page }) => {
    await sitDown(page, { game: 'hearts', players: 4 })
    await sitDown(page, { game: 'heartcatchers', players: 2 })
    const heading = page.getByRole('heading', { level: 1 })
    const away = page.getByRole('button', { name: /^Archive/ })
    await page.goto('/')
    // Before its scripts run a link leads to a page of its own, where nothing has the keyboard.
    await expect(away).toHaveCount(2)
    await page.getByRole('link', { name: 'About' }).press('Enter')
    await expect(heading).toHaveText(/^About/)
    await expect(heading).toBeFocused()
    await page.getByRole('link', { name: 'All games' }).press('Enter')
    await expect(heading).toHaveText('Moonshot')
    await expect(heading).toBeFocused()
    await expect(away).toHaveCount(2)
    const undo = page.getByRole('button', { name: /^Undo/ })
    await away.first().press('Enter')
    await expect(away).toHaveCount(1)
    await expect(undo).toBeFocused()
    await away.press('Enter')
    await expect(away).toHaveCount(0)
    await expect(undo.last()).toBeFocused()
    await page.getByRole('link', { name: 'Your matches' }).press('Enter')
    await expect(heading).toBeFocused()
    const back = page.getByRole('button', { name: /^Restore: Heartcatchers/ })
    await back.press('Enter')
    await expect(away).toBeFocused()
    await page.getByRole('link', { name: /^Continue: Heartcatchers/ }).press('Enter')
    await expect(heading).toHaveText(/^Heartcatchers/)
    await expect(heading).toBeFocused()
  })

  test('shows what could not be done in sight of what was pressed', async ({ page }) => {
    await page.goto('/')
    const last = page.getByRole('button', { name: /^Play / }).last()
    await last.scrollIntoViewIfNeeded()
    await page.context().setOffline(true)
    await last.click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await page.context().setOffline(false)
  })

  test('says what is not there', async ({ page }) => {
    for (const [path, title] of [
      ['/table/nowhere', 'Table not found'],
      ['/rules/whist', 'Rules not found'],
      ['/what/ever', 'Page not found'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer!.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} · Moonshot`)
      // For a moment neither the server's page nor the script's is there.
      await expect(() => accessible(page, title)).toPass({ timeout: 10_000 })
    }
    await page.getByRole('link', { name: 'All games' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moonshot')
  })

  test('says what is not there where no script runs', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const page = await context.newPage()
    for (const [path, title] of [
      ['/table/nowhere', 'Table not found'],
      ['/gone.png', 'Page not found'],
    ] as const) {
      expect((await page.goto(path))!.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const home = page.getByRole('link', { name: 'Choose a game' })
      await expect(home).toHaveCSS('border-radius', '999px')
      await expect(home).toHaveAttribute('href', '/')
    }
    await context.close()
  })
})

for (const name of GAMES) {
  test(`the first card of ${name} is played within four clicks`, async ({ page }) => {
    let clicks = 0
    const click = async (
      target: ReturnType<typeof cards>,
      use = (it: typeof target) => it.click(),
    ) => {
      clicks++
      await use(target)
    }
    // A gift may ask for another pass before the first card, so this table has none.
    await page.addInitScript(() =>
      localStorage.setItem('moonshot.setup.black-hearts', '{"options":{"gifts":false}}'),
    )
    await page.goto('/')
    await click(page.getByRole('button', { name: `Play ${name}`, exact: true }))
    await now(page)
    const before = await cards(page).count()
    if (await page.getByRole('button', { name: /^Select \d more/ }).isVisible()) {
      await click(page.getByRole('button', { name: 'Hint', exact: true }))
      await click(page.getByRole('button', { name: /^Pass/ }))
      await now(page)
    }
    await click(allowed(page).first(), clickCard)
    const more = page.locator('[data-target], .rail .button.primary')
    const left = () => page.locator('[data-now="mine"]').isVisible()
    while ((await left()) && (await more.first().isVisible())) await click(more.first())
    await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(before)
    expect(clicks).toBeLessThanOrEqual(4)
    test.info().annotations.push({ type: 'clicks', description: String(clicks) })
  })
}

/** As the browser tells it. */
interface LayoutShift {
  value: number
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** How much of the page has moved, and what. */
interface Shift {
  value: number
  where: string[]
}

/** Writes down what moves on every page that is opened from now on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = ((window as unknown as { shifts: Shift[] }).shifts = [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as LayoutShift
        const where = sources.map(({ node, previousRect, currentRect }) => {
          const [before, after] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x} ${y} ${width} x ${height}`,
          )
          const text = node?.textContent?.trim().slice(0, 60)
          return `${node?.nodeName} "${text}" from ${before} to ${after}`
        })
        shifts.push({ value, where })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNothingMoved(page: Page, where: string) {
  await drawnAgain(page, 3)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const moved = shifts.reduce((sum, { value }) => sum + value, 0)
  const what = shifts.flatMap((shift) => shift.where).join('; ')
  expect(moved, `${where}: ${what}`).toBeLessThan(0.001)
}

test('nothing moves when the typefaces arrive late', async ({ page }) => {
  // So slow, it draws now and then before it has read all.
  await slowProcessor(page)
  await watchShifts(page)
  await page.goto('/')
  // What stands in for the typefaces was measured with these families, and no two are exactly as wide.
  const measured = await page.evaluate(async () => {
    const has = (names: string[]) =>
      new FontFace('measured', names.map((name) => `local("${name}")`).join()).load().then(
        () => true,
        () => false,
      )
    if (await has(['Roboto'])) return false
    return (
      (await has(['Arial', 'Liberation Sans'])) &&
      (await has(['Times New Roman', 'Liberation Serif']))
    )
  })
  test.skip(!measured, 'neither Arial nor Liberation is installed, or Roboto is')
  let late = 0
  await page.route('**/*.woff2', async (route) => {
    late += 1
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const more = all ? [360, 375, 412, 430, 640, 1024, 1920] : []
  for (const width of [320, 390, 768, 1280, ...more]) {
    await page.setViewportSize({ width, height: 823 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play Hearts', exact: true })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await expectNothingMoved(page, `at a width of ${width}`)
  }
  expect(late).toBeGreaterThan(0)
})

test('a lobby that has come in part is not shown', async ({ page, server }) => {
  await page.addInitScript((all) => {
    const shown: string[] = ((window as unknown as { shown: string[] }).shown = [])
    const look = () => {
      const games = [...document.querySelectorAll('article')]
      for (const game of games.length < all ? games : []) {
        const seen = game.checkVisibility({ visibilityProperty: true })
        shown.push(seen ? 'shown' : 'hidden')
      }
      requestAnimationFrame(look)
    }
    look()
  }, GAMES.length)
  const front = await Front.before(server.url)
  front.cut = /(?=<\/article>)/
  try {
    await page.goto(front.url)
    await expect(page.getByRole('button', { name: 'Play Hearts', exact: true })).toBeVisible()
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
    expect([...new Set(shown)]).toEqual(['hidden'])
  } finally {
    front.stop()
  }
})

test('the lobby is as high before all of it has been on the screen', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 500 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play Hearts', exact: true })).toBeVisible()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await drawnAgain(page, 3)
    const before = await height()
    for (const game of await page.getByRole('article').all()) {
      await game.scrollIntoViewIfNeeded()
      await drawnAgain(page, 3)
    }
    expect(await height(), `at a width of ${width}`).toBe(before)
  }
})
