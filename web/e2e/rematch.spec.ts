/** The next match of a company: one tap each, and everybody sees who is ready. */
import type { Page } from '@playwright/test'
import { DESKTOP, makeTable, PHONE, sitDown, somebody } from './company'
import { accessible, expect, test } from './fixtures'

/** Asks the server for something as the player of that page. */
async function does(page: Page, table: string, what: string, data: object) {
  const answer = await page.request.post(`/api/tables/${table}/${what}`, {
    headers: { origin: new URL(page.url()).origin },
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** What a page says of the next match. */
const told = (page: Page) => page.getByRole('dialog').getByRole('status')
const again = (page: Page) => page.getByRole('button', { name: 'Rematch' })
const atCards = (page: Page) => page.locator('[data-now="mine"], [data-now="others"]')

test('three people and a bot play again with a tap each', async ({ browser, page }) => {
  const anna = await somebody(browser, 'Anna', { size: DESKTOP })
  const ben = await somebody(browser, 'Ben')
  const cleo = await somebody(browser, 'Cleo', { size: PHONE })
  const people = [anna, ben, cleo]
  const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 })
  for (const other of [ben, cleo]) await sitDown(other, `/table/${table}`)
  await anna.getByRole('button', { name: 'Start match' }).click()
  for (const each of people) await expect(atCards(each)).toBeVisible()
  // Somebody watches who has no seat.
  await page.goto(`/table/${table}`)
  await expect(page.getByText('You’re watching.')).toBeVisible()
  await does(anna, table, 'propose', { what: 'stop' })
  for (const other of [ben, cleo]) await does(other, table, 'answer', { agree: true })
  for (const each of people) await expect(again(each)).toBeVisible()

  await test.step('everybody sees who is ready', async () => {
    await again(ben).tap()
    await expect(told(anna)).toHaveText('Ben is ready. Waiting for Cleo and you.')
    await expect(told(ben)).toHaveText('You’re ready. Waiting for Anna and Cleo.')
    await expect(told(page)).toHaveText('Ben is ready. Waiting for Anna and Cleo.')
    await expect(again(page)).toHaveCount(0)
    await again(anna).focus()
    await anna.keyboard.press('Enter')
    await expect(told(cleo)).toHaveText('Anna and Ben are ready. Waiting for you.')
    // The keyboard stays where it was, and a second press does nothing.
    await expect(anna.getByRole('button', { name: 'You’re ready' })).toBeFocused()
    await anna.keyboard.press('Enter')
    await expect(told(anna)).toHaveText('Ben and you are ready. Waiting for Cleo.')
    await accessible(anna, 'the end while others are waited for')
  })

  await test.step('only the host may start without those who are not ready', async () => {
    await expect(ben.getByRole('button', { name: 'Start with bots' })).toBeVisible()
    await expect(anna.getByRole('button', { name: 'Start with bots' })).toHaveCount(0)
  })

  await test.step('whoever is not ready after all says so', async () => {
    await anna.getByRole('button', { name: 'Not ready' }).click()
    await expect(told(cleo)).toContainText('Ben is ready.')
    await expect(told(cleo)).not.toContainText('Anna and Ben are ready')
    await again(anna).click()
    await expect(told(cleo)).toHaveText('Anna and Ben are ready. Waiting for you.')
  })

  await test.step('with the last tap all go on', async () => {
    await again(cleo).tap()
    for (const each of people) {
      await expect(each).not.toHaveURL(new RegExp(table))
      await expect(atCards(each)).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Watch next match' })).toBeVisible()
  })

  await test.step('whoever comes back to the match that is over stays there', async () => {
    await ben.goto(`/table/${table}`)
    await expect(ben.getByRole('link', { name: 'Go to next match' })).toBeVisible()
    await expect(told(ben)).toContainText('The rematch has started')
    await expect(ben).toHaveURL(new RegExp(table))
  })
  for (const each of people) await each.context().close()
})

test('whoever has gone holds nobody up', async ({ browser }) => {
  const anna = await somebody(browser, 'Anna')
  const ben = await somebody(browser, 'Ben')
  const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 })
  await sitDown(ben, `/table/${table}`)
  await anna.getByRole('button', { name: 'Start match' }).click()
  await expect(atCards(ben)).toBeVisible()
  await does(anna, table, 'propose', { what: 'stop' })
  await does(ben, table, 'answer', { agree: true })
  await again(anna).tap()
  await expect(told(anna)).toHaveText('You’re ready. Waiting for Ben.')
  await ben.context().close()
  await expect(told(anna)).toHaveText('You’re ready. Ben is not here.')
  await anna.getByRole('button', { name: 'Start with bots' }).tap()
  await expect(anna).not.toHaveURL(new RegExp(table))
  await expect(atCards(anna)).toBeVisible()
  await anna.context().close()
})
