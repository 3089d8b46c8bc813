/** Not a test of anything: pictures to look at, in `shots/pictures`. */
import { expect, sitDown, test, type Wanted } from '../e2e/fixtures'
import { cards, now, step } from '../e2e/play'
import { prompter } from '../e2e/pretend'
import { trickDetail } from '../src/table/model/scene'
import type { Snapshot } from '../src/generated/Snapshot'
import { MOMENTS } from './moments'
import { FEWER, shoot } from './shoot'

/** Short matches, so that their end is seen. */
const TABLES: Wanted[] = [
  { game: 'hearts', players: 4, options: { target: 50 } },
  { game: 'hearts', players: 7, options: { target: 50 } },
  { game: 'cardominoes', players: 4, options: { target: 20 } },
  { game: 'wild-twists', players: 8 },
  { game: 'black-hearts', players: 5 },
  { game: 'heartcatchers', players: 2 },
  { game: 'custom-hearts', players: 4, options: { target: 20 } },
]
const GAMES = [...new Set(TABLES.map(({ game }) => game))]

test('the lobby', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await shoot(page, 'lobby', { fullPage: true })
  await page.getByRole('button', { name: 'Settings' }).click()
  await shoot(page, 'settings', { scrolls: 'dialog .body' })
})

for (const game of GAMES) {
  test(`the options of ${game}`, async ({ page }) => {
    await page.goto('/')
    await page.locator(`[data-do="options"][data-game="${game}"]`).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor()
    await shoot(page, `${game}-0-options`, { scrolls: 'dialog .body' })
  })
}

for (const path of [...GAMES.map((game) => `rules/${game}`), 'pad', 'about']) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(page, path.replace('/', '-'), { sizes: FEWER, fullPage: true })
  })
}

for (const wanted of TABLES) {
  const name = `${wanted.game}-${wanted.players}`
  const field = wanted.game === 'heartcatchers'

  test(`${name}: the pass, a trick, the scores, the end`, async ({ page }) => {
    await sitDown(page, wanted)
    await now(page)
    await shoot(page, `${name}-1-first`)
    const laid = page.locator(field ? '[data-secret], .under' : '[data-trick-card]')
    for (let steps = 0; steps < 30; steps++) {
      await step(page)
      if ((await now(page)) === 'mine' && (await laid.count()) > 1) break
    }
    expect(await laid.count(), 'cards on the table').toBeGreaterThan(1)
    await shoot(page, `${name}-2-trick`)
    if (field) {
      await cards(page).first().focus()
      await page.keyboard.press('Enter')
      await shoot(page, `${name}-2-trick-chosen`)
      await page.keyboard.press('Escape')
    }
    let scores = 0
    for (let steps = 0; steps < 400; steps++) {
      const what = await now(page)
      // Of Heartcatchers every step of the scoring, of the others the scores of the first hand.
      if (what === 'stage') await shoot(page, `${name}-3-moment-scoring-${++scores}`)
      else if (what === 'summary' && scores++ === 0) {
        const over = await page.getByRole('button', { name: 'Rematch' }).isVisible()
        if (!over) await shoot(page, `${name}-3-scores`)
      }
      if (what === 'stage') await page.keyboard.press('Space')
      else if (!(await step(page))) break
    }
    await shoot(page, `${name}-4-end`, { scrolls: 'dialog .body' })
  })

  if (MOMENTS[wanted.game]!.length > 0)
    test.describe('at a slow pace', () => {
      test.use({ settings: { pace: 'slow' } })

      test(`${name}: the big moments`, async ({ page }) => {
        test.setTimeout(900_000)
        const tell = await prompter(page)
        await page.clock.install()
        const table = await sitDown(page, wanted)
        await now(page)
        const laid = page.locator('[data-trick-card]')
        const lying = await laid.count()
        const told = (await (await page.request.get(`/api/tables/${table}`)).json()) as Snapshot
        for (const { name: moment, shows, before, events, after } of MOMENTS[wanted.game]!) {
          tell([], before)
          const { view } = { view: told.view, ...before?.(told) }
          await expect(laid).toHaveCount(
            before ? trickDetail({ ...told, view })!.trick.length : lying,
          )
          tell(events(told), after)
          const staged = page.locator('.staged, .notice').first()
          await (shows ? page.locator(shows).first() : staged).waitFor()
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
          await shoot(page, `${name}-3-moment-${moment}`)
          await page.clock.resume()
          if (!shows) {
            await page.keyboard.press('Space')
            await staged.waitFor({ state: 'detached' })
          }
        }
      })
    })
}
