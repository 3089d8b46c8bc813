/** Quick phrases: one press says one, it appears at the seat, and bots have theirs. */
import type { Page } from '@playwright/test'
import { DESKTOP, makeTable, PHONE, sitDown, somebody } from './company'
import { accessible, expect, sitDown as playAlone, test } from './fixtures'
import { now } from './play'

const phrases = (page: Page) => page.getByRole('toolbar', { name: 'Quick phrases' })
const seat = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^Other players/ })
    .getByRole('listitem')
    .filter({ hasText: name })

test('a quick phrase takes one press, appears at its seat, and a bot answers', async ({
  page: anna,
  browser,
}) => {
  const table = await makeTable(anna, 'Anna', { game: 'hearts', players: 4 })
  const ben = await somebody(browser, 'Ben', { size: PHONE })
  await sitDown(ben, `/table/${table}`)
  await anna.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(anna), now(ben)])
  await accessible(ben, 'a table with quick phrases')

  // The settings of a player concern what that player sees, and nobody else.
  await anna.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('moonshot.settings') ?? '{}') as object
    localStorage.setItem('moonshot.settings', JSON.stringify({ ...kept, botPhrases: false }))
  })
  await anna.reload()
  await now(anna)

  const answers = ben.getByRole('log').getByText('Ada: Hello!')
  const before = await answers.count()
  const answered = seat(ben, 'Ada').getByText('Hello!')
  const said = seat(anna, 'Ben').getByText('Hello!')
  await Promise.all([
    expect(said).toBeVisible(),
    expect(answered).toBeVisible(),
    phrases(ben).getByRole('button', { name: 'Hello!' }).click(),
  ])
  await expect(seat(anna, 'Ada').getByText('Hello!')).toHaveCount(0)
  // It goes when it has been read, and stays in the log.
  await expect(said).toHaveCount(0)
  await expect(answers).toHaveCount(before + 1)
})

test('the quick phrases are one stop of the keyboard', async ({ page, browser }) => {
  const table = await makeTable(page, 'Anna', { game: 'hearts', players: 3 })
  const ben = await somebody(browser, 'Ben', { size: DESKTOP })
  await sitDown(ben, `/table/${table}`)
  await page.getByRole('button', { name: 'Start match' }).click()
  await now(ben)
  const buttons = phrases(ben).getByRole('button')
  await buttons.first().focus()
  await ben.keyboard.press('ArrowRight')
  await expect(buttons.nth(1)).toBeFocused()
  await ben.keyboard.press('ArrowLeft')
  await ben.keyboard.press('ArrowLeft')
  await expect(buttons.last()).toBeFocused()
  await expect(phrases(ben).locator('button[tabindex="0"]')).toHaveCount(1)
  await ben.keyboard.press('Enter')
  await expect(seat(page, 'Ben').getByText('Good game!')).toBeVisible()
})

test('alone with bots there is nobody to say something to', async ({ page }) => {
  await playAlone(page, { game: 'hearts', players: 4 })
  await now(page)
  await expect(phrases(page)).toHaveCount(0)
})
