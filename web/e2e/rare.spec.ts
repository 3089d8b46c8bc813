/** What chance rarely shows, and what needs a device that the others do not have: seen on purpose. */
import { openFromBar } from './bar'
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { makeTable, sitDown as join, somebody } from './company'
import { lastCard, sitDownWhen } from './finished'
import { accessible, expect, sitDown, test } from './fixtures'
import { now, playOut, step } from './play'
import { pretend, prompter } from './pretend'

const DUEL = { game: 'heartcatchers', players: 2 }
const HEARTS = { game: 'hearts', players: 4 }
const log = (page: Page) => page.getByRole('log')

test.describe('at a normal pace', () => {
  test.use({ settings: { pace: 'normal' } })

  for (const [seat, who] of ['You', 'Ada'].entries()) {
    test(`${who} with all six Curses: they are shown, said, and go by themselves`, async ({
      page,
    }) => {
      const tell = await prompter(page)
      await sitDown(page, { game: 'black-hearts', players: 4 })
      await now(page)
      await page.clock.install()
      tell([{ kind: 'moon-shot', seat }])
      const staged = page.locator('.staged')
      await expect(staged.getByText(`${who} took all 6 Curses!`)).toBeVisible()
      await expect(staged).toContainText('All 6 Curses in one hand win the match')
      await expect(staged.locator('svg.card')).toHaveCount(6)
      await expect(log(page)).toContainText(`${who} took all 6 Curses!`)
      await accessible(page, 'all six Curses')
      await page.clock.runFor(10_000)
      await expect(staged).toHaveCount(0)
      expect(await now(page)).toBe('mine')
    })
  }
})

test('all six Curses stand in the middle of the summary of the match', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, { game: 'black-hearts', players: 4 })
  await now(page)
  const outcome = { winners: [1], totals: [0, 13, 0, 0], reason: 'all-curses' as never }
  const scored = { kind: 'hand-scored', hand: 1, scores: [0, 13, 0, 0], totals: [0, 13, 0, 0] }
  tell([{ kind: 'moon-shot', seat: 1 }, scored, { kind: 'match-over', outcome }], ({ view }) => ({
    view: { ...view, phase: 'over', to_act: [], legal: [], totals: outcome.totals, outcome },
  }))
  const end = page.getByRole('dialog', { name: 'Ada wins the match.' })
  const middle = async (box: Promise<{ x: number; width: number } | null>) => {
    const { x, width } = (await box)!
    return x + width / 2
  }
  const picture = end.locator('.six').boundingBox()
  expect(Math.abs((await middle(picture)) - (await middle(end.boundingBox())))).toBeLessThan(10)
  // In a low window the scores stand there at first sight, below the picture.
  await page.setViewportSize({ width: 640, height: 400 })
  const last = end.getByRole('row').filter({ hasText: 'Clara' }).first()
  await expect(last).toBeInViewport({ ratio: 1 })
})

/** The match is over, and both have won. */
const OUTCOME = { winners: [0, 1], totals: [0, 0], reason: 'games' as const }
const drawn = ({ view, life }: Snapshot) => ({
  life: { ...life, stopped: false },
  view: { ...view, phase: 'over' as const, to_act: [], legal: [], outcome: OUTCOME },
})

test('a drawn duel with a bot offers a best of three, and it begins at once', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, DUEL)
  await now(page)
  tell([{ kind: 'match-over', outcome: OUTCOME }], drawn)
  const end = page.getByRole('dialog')
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(/^Ada and you share the win/)
  await accessible(page, 'a drawn duel')
  const sent = page.waitForRequest('**/api/tables')
  await end.getByRole('button', { name: 'Best of 3' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ options: { best_of: 3 } })
})

test('a drawn duel of two people goes on as a best of three of both', async ({ browser }) => {
  const [anna, ben] = [await somebody(browser, 'Anna'), await somebody(browser, 'Ben')]
  for (const page of [anna, ben]) {
    await pretend(page, (snapshot) => {
      if (snapshot.life.stopped) Object.assign(snapshot, drawn(snapshot))
    })
  }
  const over = await makeTable(anna, 'Anna', DUEL)
  await join(ben, anna.url())
  await anna.getByRole('button', { name: 'Start match' }).click()
  const origin = new URL(anna.url()).origin
  await expect(anna.locator('[data-now="mine"], [data-now="others"]')).toBeVisible()
  for (const page of [anna, ben]) {
    const asked = await page.request.post(`/api/tables/${over}/propose`, {
      headers: { origin },
      data: { what: 'stop' },
    })
    if (!asked.ok()) {
      await page.request.post(`/api/tables/${over}/answer`, {
        headers: { origin },
        data: { agree: true },
      })
    }
  }
  await anna.getByRole('button', { name: 'Best of 3' }).click()
  await expect(anna.getByRole('button', { name: 'You’re ready' })).toBeVisible()

  // The other is told, and has nothing else to choose.
  await expect(ben.getByRole('dialog')).toContainText('Anna is ready. Waiting for you.')
  await expect(ben.getByRole('button', { name: 'Best of 3' })).toHaveCount(0)
  await ben.getByRole('button', { name: 'Rematch' }).click()
  await expect(anna).not.toHaveURL(new RegExp(over))
  await expect(ben).toHaveURL(anna.url())
  await expect(ben.locator('[data-now="mine"], [data-now="others"]')).toBeVisible()
  const next = new URL(anna.url()).pathname.split('/').pop()!
  const told = (await (await ben.request.get(`/api/tables/${next}`)).json()) as Snapshot
  expect(told.view.options['best_of']).toBe(3)
  expect(told.seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben'])
  for (const page of [anna, ben]) await page.context().close()
})

/** Counts how often the page shakes the phone. */
async function shakes(page: Page) {
  await page.addInitScript(() => {
    const shaken: unknown[] = []
    Object.assign(window, { shaken })
    Object.defineProperty(navigator, 'vibrate', { value: (ms: unknown) => shaken.push(ms) > 0 })
  })
  return () => page.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken.length)
}

for (const buzz of [true, false]) {
  test.describe(buzz ? 'with a phone that shakes' : 'with a phone that does not shake', () => {
    test.use({ settings: { pace: 'instant', buzz } })

    test('it is one’s turn among bots', async ({ page }) => {
      const shaken = await shakes(page)
      await sitDown(page, HEARTS)
      await now(page)
      // Whether a browser shakes for the first turn depends on whether the page counts as touched by then.
      const first = await shaken()
      expect(first).toBeLessThanOrEqual(buzz ? 1 : 0)
      for (let turns = 1; turns <= 5; turns++) {
        await step(page)
        expect(await now(page)).toBe('mine')
        await expect.poll(shaken).toBe(buzz ? first + turns : 0)
      }
      // What is no new turn shakes nothing.
      await openFromBar(page, 'Settings')
      await page.getByRole('dialog', { name: 'Settings' }).waitFor()
      await page.keyboard.press('Escape')
      expect(await shaken()).toBe(buzz ? first + 5 : 0)
    })
  })
}

for (const wake of [true, false]) {
  test.describe(wake ? 'with a screen that stays on' : 'with a screen that goes off', () => {
    test.use({ settings: { pace: 'instant', wake } })

    test('the screen is kept on at a table, and nowhere else', async ({ page }) => {
      await page.addInitScript(() => {
        const locks: string[] = []
        const lock = { release: () => Promise.resolve(locks.push('given back')) }
        const request = (what: string) => Promise.resolve(locks.push(what)).then(() => lock)
        Object.assign(window, { locks })
        Object.defineProperty(navigator, 'wakeLock', { value: { request } })
      })
      const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks)
      await sitDown(page, HEARTS)
      await now(page)
      await expect.poll(locks).toEqual(wake ? ['screen'] : [])
      await page.getByRole('link', { name: 'All games' }).click()
      await expect(page.getByRole('heading', { name: 'Moonshot', level: 1 })).toBeVisible()
      expect(await locks()).toEqual(wake ? ['screen', 'given back'] : [])
    })
  })
}

test.describe('an installed page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('has what a device asks for to install it', async ({ page }) => {
    await page.goto('/')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const answer = await page.request.get(address!)
    expect(answer.ok()).toBe(true)
    const manifest = (await answer.json()) as {
      display: string
      start_url: string
      icons: { src: string; sizes: string; type: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', id: '/', scope: '/' })
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type'], src).toContain(type)
      const width = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return image.naturalWidth
      }, src)
      if (sizes !== 'any') expect(`${width}x${width}`, src).toBe(sizes)
    }
  })

  test('says at a table without the server what is the matter, and has a way back', async ({
    page,
    context,
  }) => {
    const table = await sitDown(page, HEARTS)
    await now(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.goto(`/table/${table}`)
    const heading = page.getByRole('heading', { name: 'Can’t reach the server' })
    await expect(heading).toBeVisible()
    await accessible(page, 'a table without the server')
    await page.getByRole('link', { name: 'All games' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('server')
    await expect(page.getByRole('link', { name: 'Score pad' })).toBeVisible()

    // As soon as the server answers the table is there.
    await page.goto(`/table/${table}`)
    await expect(heading).toBeVisible()
    await context.setOffline(false)
    expect(await now(page)).toBe('mine')
  })
})

test('the log of a match that is over is there after a reload, and is not said again', async ({
  page,
}) => {
  await sitDownWhen(page, lastCard, DUEL)
  await playOut(page)
  const ended = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
  await page.reload()
  await expect(log(page)).toContainText('Game 1 score')
  await expect(log(page)).toContainText(ended)
  // A screen reader hears what comes into a live region: these lines come into one that is off.
  await expect(log(page).locator('[aria-live="off"] p').last()).toContainText(ended)
  await expect(page.locator('dialog [aria-live="polite"] p')).toHaveCount(0)
  // On a phone the cards of a stack stand two by two.
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await page
    .getByRole('dialog')
    .getByRole('list', { name: /^Stack/ })
    .evaluateAll((stacks) =>
      stacks.map((stack) =>
        [...stack.children].slice(0, 2).map((card) => card.getBoundingClientRect().top),
      ),
    )
  expect(tops).toHaveLength(6)
  for (const [first, second] of tops) if (second !== undefined) expect(second).toBe(first)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(log(page).getByText(ended)).toBeVisible()
})
