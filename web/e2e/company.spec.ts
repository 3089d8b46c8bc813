/** A match of every game among people, each with a browser of their own; and one under a server that crashes. */
import type { Page } from '@playwright/test'
import {
  DESKTOP,
  ending,
  isAsked,
  isOver,
  makeTable,
  PHONE,
  playOn,
  sitDown,
  somebody,
} from './company'
import { expect, test, type Wanted } from './fixtures'
import { cards, now } from './play'
import { Program } from './program'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana']

interface Company {
  program: Program
  table: string
  address: string
  pages: Page[]
  /** Errors on any page. */
  wrong: string[]
}

let program: Program
test.beforeAll(async () => {
  program = await Program.start()
})
test.afterAll(() => program.stop())

/** Everybody sits down, every second one with a phone, and the host starts the match. */
const together = async (
  browser: Parameters<typeof somebody>[0],
  wanted: Wanted,
  people = wanted.players,
): Promise<Company> => {
  const wrong: string[] = []
  const url = program.url
  const pages: Page[] = []
  for (let seat = 0; seat < people; seat++) {
    const size = seat % 2 ? PHONE : DESKTOP
    pages.push(await somebody(browser, NAMES[seat]!, { size, url, wrong }))
  }
  // A person who is gone is played for after as short a time as can be agreed on.
  const table = await makeTable(pages[0]!, 'Anna', wanted, { away_after: 15 })
  const address = pages[0]!.url()
  for (const page of pages.slice(1)) await sitDown(page, address)
  await pages[0]!.getByRole('button', { name: 'Start match' }).click()
  await Promise.all(
    pages.map((page) => page.locator('[data-now="waiting"]').waitFor({ state: 'detached' })),
  )
  return { program, table, address, pages, wrong }
}

/** Everybody who is there plays to the end, and all are told the same. */
async function toTheEnd({ table, pages, wrong }: Company) {
  const there = () => pages.filter((page) => !page.isClosed())
  await playOn(pages, async () => {
    for (const page of there()) if (!(await isOver(page))) return false
    return true
  })
  for (const page of there()) expect(await ending(page)).toMatch(/wins?\b|win$/i)
  expect(wrong, 'errors on the pages').toEqual([])
  expect(await program.verify(table)).toContain('nothing is wrong with it')
  for (const page of there()) await page.context().close()
}

/** The names of the cards that somebody holds, without why one may not be played: whose turn it is may change. */
const own = async (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.textContent.split('.')[0]))

/** The others play on until it is that player's turn: their cards stay as they are then. */
async function untilTurnOf(page: Page, pages: Page[]) {
  const others = pages.filter((other) => other !== page)
  await playOn(others, () => isAsked(page))
}

test('four people play Hearts while one reloads, one is offline, one moves and one is gone', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const company = await together(browser, { game: 'hearts', players: 4, options: { target: 50 } })
  const { pages, address, table } = company
  const [anna, ben, cleo, dan] = pages as [Page, Page, Page, Page]

  // Nobody holds a card of anybody else.
  await Promise.all(pages.map((page) => now(page).catch(() => null)))
  const hands = await Promise.all(pages.map(own))
  expect(new Set(hands.flat()).size).toBe(52)

  // One reloads in the middle of a hand and has the same cards.
  await playOn(pages, (turn) => turn >= 12)
  await untilTurnOf(ben, pages)
  const bens = await own(ben)
  await ben.reload()
  await expect.poll(() => own(ben)).toEqual(bens)

  // One is offline for a while. The others see it, and what is clicked meanwhile is not lost silently.
  await cleo.context().setOffline(true)
  const annasView = anna.getByRole('list', { name: /^Other players/ })
  await expect(annasView.getByText('offline')).toBeVisible({ timeout: 30_000 })
  await cleo.context().setOffline(false)
  await expect(annasView.getByText('offline')).toHaveCount(0, { timeout: 30_000 })
  await playOn(pages, (turn) => turn >= 12)

  // One goes on with another device, whose seat and cards are the same.
  const code = await cleo.request.post(`/api/tables/${table}/code`, {
    headers: { origin: program.url },
  })
  const { code: letters } = (await code.json()) as { code: string }
  await untilTurnOf(cleo, pages)
  const cleos = await own(cleo)
  await cleo.close()
  const other = await somebody(browser, 'Phone', { url: program.url, wrong: company.wrong })
  await other.goto(`${address}#seat=${letters}`)
  await other.getByRole('button', { name: 'Take seat' }).click()
  await expect.poll(() => own(other)).toEqual(cleos)
  pages[2] = other

  // One closes the tab for good. A bot plays for them after a while, and the match goes on.
  await dan.context().close()
  await toTheEnd(company)
})

for (const wanted of [
  { game: 'cardominoes', players: 4, options: { target: 20 } },
  { game: 'black-hearts', players: 4 },
  { game: 'heartcatchers', players: 2 },
] as Wanted[]) {
  test(`people play ${wanted.game} while one reloads and the last is offline`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const company = await together(browser, wanted)
    const { pages } = company
    await playOn(pages, (turn) => turn >= 4)
    await pages[1]!.reload()
    await playOn(pages, (turn) => turn >= 3)
    const last = pages.at(-1)!
    await last.context().setOffline(true)
    await expect(pages[0]!.getByText('offline').first()).toBeVisible({ timeout: 30_000 })
    await last.context().setOffline(false)
    await toTheEnd(company)
  })
}

test('eight people play Wild Twists to its end', async ({ browser }) => {
  test.setTimeout(420_000)
  await toTheEnd(await together(browser, { game: 'wild-twists', players: 8 }))
})

for (const wanted of [
  { game: 'cardominoes', players: 4 },
  { game: 'wild-twists', players: 8 },
  { game: 'black-hearts', players: 4 },
]) {
  test(`${wanted.players} people play tricks of ${wanted.game}`, async ({ browser }) => {
    const { pages, wrong } = await together(browser, wanted)
    await playOn(pages, (turn) => turn >= 4 * wanted.players)
    await pages[1]!.reload()
    await playOn(pages, (turn) => turn >= wanted.players)
    expect(wrong, 'errors on the pages').toEqual([])
    for (const page of pages) await page.context().close()
  })
}

test('a match among people goes on through crashes of the server', async ({ browser }) => {
  test.setTimeout(420_000)
  // Long enough for four crashes, whatever is dealt.
  const wanted = { game: 'cardominoes', players: 3, options: { target: 20 } }
  const company = await together(browser, wanted)
  const { pages } = company
  for (let crash = 0; crash < 4; crash++) {
    await playOn(pages, (turn) => turn >= 3 + crash)
    for (const page of pages) expect(await isOver(page)).toBe(false)
    // An action on its way may be stored before its page shows it: first somebody is asked again, and then every page knows.
    await expect
      .poll(async () => (await Promise.all(pages.map(isAsked))).some((asked) => asked))
      .toBe(true)
    const hands = () => Promise.all(pages.map(own))
    let held = await hands()
    await expect(async () => {
      const before = held
      held = await hands()
      expect(held).toEqual(before)
    }).toPass({ intervals: [300] })
    await program.crash()
    // Every page comes back by itself, with the same cards.
    for (const [seat, page] of pages.entries()) {
      await expect(page.locator('p.lost')).toHaveCount(0, { timeout: 30_000 })
      expect(await own(page)).toEqual(held[seat])
    }
  }
  await toTheEnd(company)
})
