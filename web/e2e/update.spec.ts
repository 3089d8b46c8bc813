/** The server is replaced by another version while somebody plays. */
import { openFromBar } from './bar'
import { expect, test } from './fixtures'
import { Front } from './front'
import { cards, now, step } from './play'
import { Program } from './program'

test.use({ serviceWorkers: 'allow' })

test('a page goes on through an update of the server, and is the new one at the next page', async ({
  page,
}) => {
  const program = await Program.start()
  const front = await Front.before(program.url)
  const builds = () =>
    page.evaluate(() => document.getElementById('files')!.textContent.includes('.other.'))
  try {
    await page.goto(front.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
    await now(page)
    await step(page)
    await now(page)
    const held = await cards(page).count()
    expect(await builds()).toBe(false)

    // The server comes back as another version, which has none of the files of this page.
    front.another = true
    await program.crash()
    const waits = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    await expect.poll(waits, { timeout: 30_000 }).toBe(true)
    await expect(cards(page)).toHaveCount(held)

    // What was never loaded before opens, and the match goes on.
    await openFromBar(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await step(page)
    await now(page)
    const left = await cards(page).count()
    expect(await builds()).toBe(false)

    // The next page is the new version's, and nothing is lost.
    await page.getByRole('link', { name: 'All games' }).click()
    await expect.poll(builds).toBe(true)
    await page.getByRole('region', { name: 'Continue playing' }).getByRole('link').first().click()
    await now(page)
    await expect(cards(page)).toHaveCount(left)
    await openFromBar(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  } finally {
    front.stop()
    program.stop()
  }
})
