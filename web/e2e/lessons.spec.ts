/** Lessons: the shortest is played from its first step to its last, the others begin. */
import type { Page } from '@playwright/test'
import { accessible, expect, test } from './fixtures'
import { cards, clickCard, hand, now } from './play'

const strip = (page: Page) => page.getByRole('region', { name: /^Lesson, step/ })
const words = (page: Page) => strip(page).getByRole('region')

async function learn(page: Page, game: string) {
  await page.goto('/')
  await page.getByRole('button', { name: `Learn ${game}`, exact: true }).click()
  await expect(strip(page)).toBeVisible()
}

async function readOn(page: Page) {
  const next = strip(page).getByRole('button', { name: 'Next' })
  while (await next.isVisible()) await next.click()
}

/** Presses the card of that name in the hand. */
async function card(page: Page, name: string) {
  await now(page)
  await clickCard(
    hand(page)
      .getByRole('button', { name: new RegExp(`^${name}\\b`, 'i') })
      .first(),
  )
}

test('Black Hearts is learned by playing its lesson', async ({ page }) => {
  await learn(page, 'Black Hearts')
  await expect(words(page)).toContainText('The 6 red cards are Curses')
  await accessible(page, 'a lesson')
  await readOn(page)
  const held = (await cards(page).allInnerTexts()).join()
  expect(held).toMatch(/red 6/i)

  // What leads elsewhere is kept back and explained.
  await card(page, 'blue 2')
  await card(page, 'red 6')
  await page.getByRole('button', { name: 'Pass 2 cards' }).click()
  await expect(words(page)).toContainText('That leaves you with the other 6.')
  await card(page, 'blue 2')
  await card(page, 'white 6')
  await page.getByRole('button', { name: 'Pass 2 cards' }).click()
  await expect(words(page)).toContainText('Clara passed you a 5 and a Curse')
  await card(page, 'blue 2')
  await expect(words(page)).toContainText('Boris played the red 1')

  // It is left and taken up again.
  await strip(page).getByRole('link', { name: 'Leave lesson' }).click()
  await expect(page.getByText('Lesson: Black Hearts')).toBeVisible()
  await page.getByRole('button', { name: 'Continue lesson: Black Hearts' }).click()
  await expect(words(page)).toContainText('Boris played the red 1')
  await readOn(page)
  await expect(words(page)).toContainText('Get rid of your Curse')
  await card(page, 'red 3')
  await expect(words(page)).toContainText('Ada won your Curse')
  await readOn(page)
  await card(page, 'blue 4')
  await expect(words(page)).toContainText('It ties with Ada’s 4')
  await card(page, 'white 1')
  await expect(words(page)).toContainText('There are 2 Curses in this trick')
  await card(page, 'blue 4')
  await card(page, 'white 5')
  await expect.poll(() => now(page)).toBe('summary')
  await page.getByRole('dialog').getByRole('button', { name: 'Next hand' }).click()
  await expect(words(page)).toContainText('In the last trick')
  await readOn(page)
  await expect(words(page)).toContainText('all 6 Curses in one hand')
})

for (const game of ['Hearts', 'CARDominoes Hearts', 'Wild Twists Hearts', 'Heartcatchers']) {
  test(`the lesson of ${game} begins, and can be begun from the rules`, async ({ page }) => {
    await learn(page, game)
    await expect(words(page)).toContainText('Welcome to')
    await strip(page).getByRole('link', { name: 'Leave lesson' }).click()
    await page.getByRole('link', { name: `Rules of ${game}` }).click()
    await page.getByRole('button', { name: 'Learn by playing' }).click()
    await expect(words(page)).toContainText('Welcome to')
  })
}
