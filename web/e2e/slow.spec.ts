/** A slow phone in a bad network: no tap is lost, none counts twice, and the page finds its way back from everywhere. */
import type { Page } from '@playwright/test'
import { expect, sitDown, slowProcessor, test } from './fixtures'
import { TOUCH, allowed, cards, hand, indexOf, now, step } from './play'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A processor six times slower, and what a phone has at the edge of a village. */
async function slowDown(page: Page) {
  await slowProcessor(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
}

/** What the page asks the table to do, and how it is answered. */
function deeds(page: Page): { sent: string[]; refused: number[] } {
  const noted = { sent: [] as string[], refused: [] as number[] }
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/actions'))
      noted.sent.push(request.postData()!)
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/actions') && !response.ok()) noted.refused.push(response.status())
  })
  return noted
}

test('every tap counts once on a slow phone in a bad network', async ({ page }) => {
  await sitDown(page, { game: 'black-hearts', players: 4 })
  await now(page)
  await slowDown(page)
  const noted = deeds(page)
  let held: Promise<void> | undefined
  await page.route('**/actions', async (route) => {
    await held
    await route.continue()
  })
  /** Holds back every action until the function that it returns is called. */
  const holdActions = () => {
    let release!: () => void
    held = new Promise((resolve) => (release = resolve))
    return release
  }
  await step(page, TOUCH)
  await expect(cards(page).and(page.getByRole('button', { name: /passed to you/ }))).toHaveCount(2)
  for (let left = 5; left > 2; left--) {
    if ((await now(page)) !== 'mine') break
    // There may be a gift that asks for another pass.
    if (await page.getByRole('button', { name: /^Select/ }).isVisible()) {
      await step(page, TOUCH)
      await now(page)
    }
    await expect(cards(page)).toHaveCount(left)
    const before = noted.sent.length
    const card = allowed(page).first()
    const { x, y } = (await card.boundingBox())!
    const index = await indexOf(card)
    // Fingers that do not believe the page: the action is on its way until all of them have tapped.
    const tapped = holdActions()
    for (let taps = 0; taps < 4; taps++) await page.touchscreen.tap(x + index.x, y + index.y)
    tapped()
    await expect(cards(page)).toHaveCount(left - 1)
    await now(page)
    expect(noted.sent.length - before).toBe(1)
  }
  expect(noted.refused).toEqual([])
})

test('a card that is played without a network is played when there is one again, or said not to be', async ({
  page,
  context,
}) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await step(page, TOUCH)
  await now(page)
  const before = await cards(page).count()
  await context.setOffline(true)
  await TOUCH.card(allowed(page).first())
  await expect(page.getByRole('log')).toContainText(/server can’t be reached|connection/i)
  await expect(cards(page)).toHaveCount(before)
  await context.setOffline(false)
  await expect(page.locator('.lost')).toHaveCount(0, {
    timeout: 30_000,
  })
  await now(page)
  // What the table holds is what the page shows, whichever it was.
  const held = await cards(page).count()
  await page.reload()
  await now(page)
  await expect(cards(page)).toHaveCount(held)
  await TOUCH.card(allowed(page).first())
  await expect.poll(() => cards(page).count()).toBe(held - 1)
})

test('the table is as it was after a reload, and after the way to the lobby and back', async ({
  page,
}) => {
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  const shown = async () => ({
    what: await now(page),
    hand: await hand(page).getByRole('button').allInnerTexts(),
    stacks: await page.locator('[data-stack]').allInnerTexts(),
  })
  const seen = new Set<string>()
  for (let steps = 0; steps < 40; steps++) {
    const what = await now(page)
    // What is staged is shown once.
    if (what !== 'stage' && !seen.has(what)) {
      const before = await shown()
      await page.reload()
      expect(await shown(), `${what}, reloaded`).toEqual(before)
      const ways = page.getByRole('dialog').getByRole('button', { name: 'All games' })
      await (what === 'mine' ? page.getByRole('link', { name: 'All games' }) : ways).tap()
      await expect(page).toHaveURL(/\/$/)
      await page.goBack()
      expect(await shown(), `${what}, back`).toEqual(before)
      await page.goForward()
      await expect(page).toHaveURL(/\/$/)
      await page.goBack()
      expect(await shown(), `${what}, back again`).toEqual(before)
    }
    seen.add(what)
    if (!(await step(page, TOUCH))) break
  }
  expect(seen).toContain('summary')
})

test('two windows of one player agree when both play at once', async ({ page, context }) => {
  const table = await sitDown(page, { game: 'hearts', players: 3 })
  await now(page)
  const other = await context.newPage()
  await other.goto(`/table/${table}`)
  await now(other)
  await step(page, TOUCH)
  await now(page)
  await expect(other.getByRole('button', { name: /^Select/ })).toHaveCount(0)
  const left = await cards(page).count()
  await expect(cards(other)).toHaveCount(left)
  // Both play at once: one card is played, and both show the same.
  const both = [page, other].map((one) =>
    allowed(one)
      .first()
      .tap({ position: { x: 8, y: 12 } }),
  )
  await Promise.all(both)
  await now(page)
  await now(other)
  const held = (one: Page) =>
    cards(one).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card']))
  await expect.poll(async () => (await held(page)).length).toBeLessThan(left)
  await expect.poll(() => held(other)).toEqual(await held(page))
  await other.close()
})
