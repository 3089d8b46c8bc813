/** Each way in which a match or a table ends has its screen. */
import type { Page } from '@playwright/test'
import { DESKTOP, makeTable, PHONE, sitDown as join, somebody } from './company'
import { accessible, expect, GAMES, sitDown, test } from './fixtures'
import { now } from './play'
import { faults } from './room'

const STOPPED = 'The match was stopped.'
const end = (page: Page) => page.getByRole('dialog', { name: STOPPED })

async function post(page: Page, path: string, data: object) {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post(`/api/tables/${path}`, { headers: { origin }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The screen of a match that was stopped: what it says, what it offers, and that nothing looks alive below it. */
async function isStopped(page: Page) {
  await expect(end(page).getByText('No winner this time')).toBeVisible()
  await expect(end(page).getByRole('table', { name: 'Standings' })).toBeVisible()
  for (const name of ['Rematch', 'All games'])
    await expect(end(page).getByRole('button', { name })).toBeVisible()
  await expect(end(page).getByRole('link', { name: 'Verify the deal' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await accessible(page, 'a match that was stopped')
  await page.keyboard.press('Escape')
  await expect(page.getByText('The match is over', { exact: true })).toBeVisible()
  await expect(page.locator('main').getByText(/^Your turn/)).toHaveCount(0)
  await expect(page.getByText(/^The match ends when/)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/Your turn/)
  await expect(page.locator('.badge.turn')).toHaveCount(0)
  await expect(page.locator('.hand .allowed')).toHaveCount(0)
  await expect(page.locator('[data-now="others"]')).toBeVisible()
}

for (const [size, window] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`a match that its people stop has an end, then and later: ${size}`, async ({ browser }) => {
    const anna = await somebody(browser, 'Anna', { size: window })
    const ben = await somebody(browser, 'Ben', { size: window })
    const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 })
    await join(ben, anna.url())
    await anna.getByRole('button', { name: 'Start match' }).click()
    await Promise.all([now(anna), now(ben)])
    await post(anna, `${table}/propose`, { what: 'stop' })
    await post(ben, `${table}/answer`, { agree: true })
    for (const page of [anna, ben]) {
      await isStopped(page)
      await page.getByRole('button', { name: 'Show result' }).click()
      await expect(end(page)).toBeVisible()
      await page.reload()
      await isStopped(page)
    }
    // Its history says so, and among the matches it is over.
    await ben.keyboard.press('h')
    const history = ben.getByRole('dialog', { name: /^(What happened|History)/ })
    await expect(history).toContainText('not finished')
    await expect(history).toContainText(STOPPED)
    await ben.goto('/matches')
    await expect(ben.locator(`[data-table="${table}"]`)).toContainText('Stopped without a result')
    // The deals can be checked, and the same people can play again.
    await anna.getByRole('button', { name: 'Show result' }).click()
    await end(anna).getByRole('link', { name: 'Verify the deal' }).click()
    await expect(anna.getByRole('status')).toHaveText(/from the seed/)
    for (const page of [anna, ben]) {
      await page.goto(`/table/${table}`)
      await end(page).getByRole('button', { name: 'Rematch' }).click()
    }
    for (const page of [anna, ben]) {
      await expect(page).not.toHaveURL(new RegExp(table))
      await now(page)
    }
    for (const page of [anna, ben]) await page.context().close()
  })
}

const IDS = ['hearts', 'cardominoes', 'wild-twists', 'black-hearts', 'heartcatchers']

for (const [at, game] of IDS.entries()) {
  test(`${GAMES[at]} that is stopped among bots is over`, async ({ page }) => {
    const table = await sitDown(page, { game, players: game === 'heartcatchers' ? 2 : 4 })
    await now(page)
    await post(page, `${table}/propose`, { what: 'stop' })
    await isStopped(page)
    await page.reload()
    await isStopped(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a table does not scroll', async ({ page }) => {
    await sitDown(page, { game: 'hearts', players: 4 })
    await now(page)
    const over = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      return scrollHeight - clientHeight
    })
    expect(over).toBe(0)
  })
})

test('the code of a seat does not stay in the address', async ({ page, browser }) => {
  const table = await makeTable(page, 'Anna', { game: 'hearts', players: 4 })
  const origin = new URL(page.url()).origin
  const made = await page.request.post(`/api/tables/${table}/code`, { headers: { origin } })
  const { code } = (await made.json()) as { code: string }
  const other = await somebody(browser, 'Anna')
  await other.goto(`/table/${table}#seat=${code}`)
  await other.getByRole('button', { name: 'Take seat' }).click()
  await expect(other.getByRole('button', { name: 'Start match' })).toBeVisible()
  expect(new URL(other.url()).hash).toBe('')
  await other.context().close()
})

test('hearts that need not be broken have no state', async ({ page }) => {
  const state = page.getByRole('list', { name: 'Status of the hand' })
  const chip = state.getByRole('listitem').filter({ hasText: /broken/ })
  for (const must_break_hearts of [true, false]) {
    const options = { must_break_hearts, pass_cards: false }
    await sitDown(page, { game: 'custom-hearts', players: 4, options })
    await now(page)
    await expect(chip).toHaveCount(must_break_hearts ? 1 : 0)
  }
})
