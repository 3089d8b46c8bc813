/** Not a test of anything: pictures to look at, in `shots/pictures`. */
import { sitDown, test, type Wanted } from '../e2e/fixtures'
import { now, step } from '../e2e/play'
import { shoot } from './shoot'

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

test('the lobby', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await shoot(page, 'lobby', { fullPage: true })
  await page.getByRole('button', { name: 'Settings' }).click()
  await shoot(page, 'settings')
})

for (const path of ['rules/heartcatchers', 'rules/hearts', 'pad', 'about']) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(page, path.replace('/', '-'), { fullPage: true })
  })
}

for (const wanted of TABLES) {
  const name = `${wanted.game}-${wanted.players}`

  test(`${name}: the pass, a trick, the end`, async ({ page }) => {
    await sitDown(page, wanted)
    await now(page)
    await shoot(page, `${name}-1-first`)
    await step(page)
    await now(page)
    await shoot(page, `${name}-2-trick`)
    for (let steps = 0; steps < 400 && (await step(page)); steps++);
    await shoot(page, `${name}-4-end`)
  })

  test.describe('at a slow pace', () => {
    test.use({ settings: { pace: 'slow' } })
    test(`${name}: a big moment`, async ({ page }) => {
      await page.clock.install()
      await sitDown(page, wanted)
      const staged = page.locator('.staged, [data-now="stage"]').first()
      const mine = page.locator('[data-now="mine"], [data-now="summary"]').first()
      for (let steps = 0; steps < 60; steps++) {
        await staged.or(mine).first().waitFor()
        if (await staged.isVisible()) {
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 400)
          await shoot(page, `${name}-3-moment`)
          return
        }
        await step(page)
      }
    })
  })
}
