/** Each of two servers is restarted again and again while people play behind a proxy: nobody notices. */
import type { Page } from '@playwright/test'
import { heartbeatOf } from '../src/wire/heartbeat'
import { makeTable, sitDown, somebody } from './company'
import { expect, test } from './fixtures'
import { allowed, cards, clickCard, now, step } from './play'
import { Stand } from './stand'

/** What a page has heard of its table, and what it showed. */
interface Noted {
  /** The newest version. */
  version: number
  /** How many times it began to listen. */
  sockets: number
  /** What came in a way that it must not. */
  wrong: string[]
}

/** Notes what comes to the page, and every sentence that it shows of trouble. */
async function note(page: Page): Promise<Noted> {
  const noted: Noted = { version: -1, sockets: 0, wrong: [] }
  page.on('websocket', (socket) => {
    noted.sockets += 1
    socket.on('framereceived', ({ payload }) => {
      if (heartbeatOf(String(payload)) !== null) return
      const update = JSON.parse(String(payload)) as { version: number; events: object[] }
      const { version, wrong } = noted
      if (update.version < version) wrong.push(`${update.version} after ${version}`)
      // Whoever was cut off is told what happened meanwhile, not only how things stand.
      if (version >= 0 && update.version > version && update.events.length === 0)
        wrong.push(`nothing of what happened between ${version} and ${update.version}`)
      noted.version = update.version
    })
  })
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const note = document.querySelector('.note')?.textContent
      if (note && told.at(-1) !== note) told.push(note)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return noted
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)

test('both servers are restarted in turn while two people play, and no click is lost', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { stand, url } = await Stand.start()
  try {
    const anna = await somebody(browser, 'Anna', { url })
    const ben = await somebody(browser, 'Ben', { url })
    const pages = [anna, ben]
    const noted = await Promise.all(pages.map(note))
    await makeTable(anna, 'Anna', { game: 'hearts', players: 4 }, { clock: 'none' })
    await sitDown(ben, anna.url())
    await anna.getByRole('button', { name: 'Start match' }).click()
    for (const page of pages) {
      await now(page)
      await step(page)
    }
    // Whoever sat down was told the present as somebody else before.
    for (const { wrong } of noted) wrong.length = 0

    let restarts = 0
    let playing = true
    const restarting = (async () => {
      // Each server once at least, however fast the cards are played.
      while (playing || restarts < 2) {
        await stand.restart((restarts++ % 2) as 0 | 1)
        await new Promise((wake) => setTimeout(wake, 2_500))
      }
    })()
    // Every card that is clicked leaves the hand, once, and nobody clicks twice.
    for (let left = 13; left > 5; left--) {
      const waiting = new Set(pages)
      const until = Date.now() + 30_000
      while (waiting.size > 0) {
        expect(Date.now(), `everybody plays a card of ${left} in time`).toBeLessThan(until)
        for (const page of waiting) {
          if (!(await page.locator('[data-now="mine"]').isVisible())) continue
          await expect(cards(page)).toHaveCount(left)
          await clickCard(allowed(page).first())
          await expect(cards(page)).toHaveCount(left - 1, { timeout: 15_000 })
          waiting.delete(page)
        }
        await anna.waitForTimeout(30)
      }
    }
    playing = false
    await restarting
    expect(restarts, 'each server was restarted').toBeGreaterThan(1)
    for (const { sockets, wrong } of noted) {
      expect(wrong).toEqual([])
      expect(sockets, 'it moved to the other server').toBeGreaterThan(1)
    }
    for (const page of pages) expect(await told(page)).toEqual([])
  } finally {
    await stand.stop()
  }
})
