/** What keeps a table of several people from standing still: a match that nobody plays, and a proposal that nobody answers. */
import type { Page } from '@playwright/test'
import { DESKTOP, makeTable, PHONE, sitDown, SMALL, somebody } from './company'
import { accessible, expect, test } from './fixtures'
import { cards, clickCard } from './play'

const status = (page: Page) => page.getByRole('list', { name: 'Status of the hand' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Anna and Ben at a table of Hearts that has begun, each with a page, and the table's address. */
async function together(
  browser: Parameters<typeof somebody>[0],
  bens: { width: number; height: number },
) {
  const anna = await somebody(browser, 'Anna', { size: DESKTOP })
  const ben = await somebody(browser, 'Ben', { size: bens })
  const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 })
  await sitDown(ben, anna.url())
  await button(anna, 'Start match').click()
  for (const page of [anna, ben]) {
    await page.locator('[data-now="mine"]').waitFor()
  }
  return { anna, ben, table }
}

/** Does something at the table as that page's player. */
async function ask(page: Page, table: string, what: string, data: object = {}) {
  const { origin } = new URL(page.url())
  const path = `/api/tables/${table}/${what}`
  const answer = await page.request.post(path, { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a match that nobody plays is on hold until somebody continues', async ({ browser }) => {
  const { anna, ben, table } = await together(browser, SMALL)
  const stranger = await somebody(browser, 'Cleo', { size: PHONE })
  await stranger.goto(anna.url())
  for (const page of [anna, ben]) await ask(page, table, 'out')
  for (const page of [anna, ben]) {
    await expect(page.locator('.prompt')).toHaveText(
      'You took a break and nobody else is playing, so the match is on hold.',
    )
    await expect(button(page, 'Continue playing')).toBeInViewport({ ratio: 1 })
    await expect(status(page)).toContainText('On hold')
    await accessible(page, 'a match on hold')
  }
  await expect(stranger.locator('.prompt')).toHaveText(
    'Nobody is playing, so the match is on hold until someone comes back.',
  )
  await expect(button(stranger, 'Continue playing')).toHaveCount(0)

  // It is so after the page was loaded anew.
  await ben.reload()
  await button(ben, 'Continue playing').click()
  for (const page of [anna, ben, stranger]) await expect(status(page)).not.toContainText('On hold')
  await expect(ben.locator('.prompt')).toHaveCount(0)
  await expect(button(anna, 'I’m back')).toBeVisible()
  for (const page of [anna, ben, stranger]) await page.context().close()
})

for (const size of [DESKTOP, PHONE, SMALL, { width: 844, height: 390 }]) {
  test(`a proposal keeps nobody from passing at ${size.width}x${size.height}`, async ({
    browser,
  }) => {
    const { anna, ben, table } = await together(browser, size)
    await ask(anna, table, 'propose', { what: 'stop' })
    await expect(ben.locator('.prompt')).toHaveText('Anna wants to stop the match here.')
    await expect(button(ben, 'Select 3 more')).toBeInViewport({ ratio: 1 })
    await expect(button(ben, 'Answer')).toBeInViewport({ ratio: 1 })
    await accessible(ben, 'a proposal beside the pass')
    await button(ben, 'Answer').click()
    const people = ben.getByRole('dialog', { name: 'People' })
    await expect(people.getByRole('button', { name: 'Agree' })).toBeVisible()
    await ben.keyboard.press('Escape')
    await expect(people).toHaveCount(0)

    // The proposer can take it back without a way round, and says why it ended to everybody.
    await button(anna, 'Withdraw').click()
    await expect(ben.getByRole('log')).toContainText(
      'Anna withdrew the proposal: the match continues.',
    )
    await expect(button(ben, 'Answer')).toHaveCount(0)

    // Whoever would rather play passes, and the proposer hears why nothing came of it.
    await ask(anna, table, 'propose', { what: 'stop' })
    await expect(button(ben, 'Answer')).toBeVisible()
    for (let chosen = 0; chosen < 3; chosen++) await clickCard(cards(ben).nth(chosen))
    await button(ben, 'Pass 3 cards').click()
    await expect(anna.getByRole('log')).toContainText(
      'Someone played before everyone agreed: the match continues.',
    )
    for (const page of [anna, ben]) await page.context().close()
  })
}
