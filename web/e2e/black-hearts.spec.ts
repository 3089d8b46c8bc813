/** Black Hearts in the page: the gift, equal cards, and what a hand came to. */
import { accessible, expect, sitDown, test } from './fixtures'
import { lastCard, sitDownWhen } from './finished'
import { cards, now, playHand, step } from './play'
import { pretend, prompter } from './pretend'
import { withGift } from './pretended'

test('a gift has its place, turns up, and can be read as a card', async ({ page }) => {
  await sitDown(page, { game: 'black-hearts', players: 4 })
  await now(page)
  await expect(page.getByText('A gift is turned up after the pass.')).toBeVisible()
  await step(page)
  const gift = page.getByRole('button', { name: /^This hand’s gift: / })
  const told = (await gift.getAttribute('aria-label'))!.replace('This hand’s gift: ', '')
  await gift.click()
  const card = page.getByRole('dialog', { name: 'This hand’s gift' })
  await expect(card.locator('strong')).toHaveText(told.split('.')[0]!)
  await accessible(page, 'the gift')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('without gifts nothing is kept free for one', async ({ page }) => {
  await sitDown(page, { game: 'black-hearts', players: 3, options: { gifts: false } })
  await now(page)
  await expect(page.getByText(/gift/i)).toHaveCount(0)
})

test('the result shows who took which Curses', async ({ page }) => {
  await sitDownWhen(page, lastCard, { game: 'black-hearts', players: 3 })
  await playHand(page)
  const taken = page.getByRole('region', { name: 'Curses taken this hand' })
  await expect(taken.locator('svg.card')).toHaveCount(6)
  await expect(taken).toContainText('Midnight')
  await accessible(page, 'what a hand came to')
})

test('on a phone the points of a hand stand beside the names', async ({ page }) => {
  // The longest there is to say of points: what is printed, and what a gift made of it.
  await pretend(page, ({ last_hand }) => {
    if (!last_hand) return
    last_hand.gift = 'double-curse'
    last_hand.scores = last_hand.points_taken.map((points) => 2 * points)
  })
  await sitDownWhen(page, lastCard, { game: 'black-hearts', players: 3 })
  await playHand(page)
  const taken = page.getByRole('region', { name: 'Curses taken this hand' })
  await expect(taken).toContainText('with Double Curse')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const player of await taken.getByRole('listitem').all()) {
      const [name, cards, points] = await player
        .locator('> span')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      expect(points!.top).toBeLessThan(name!.bottom)
      expect(points!.left).toBeGreaterThanOrEqual(name!.right)
      expect(cards!.top).toBeGreaterThanOrEqual(points!.bottom - 1)
    }
  }
})

test('two equal white cards are two cards, with the keyboard too', async ({ page }) => {
  // Some hand of six has two equal cards, and not all three: each has five of thirty cards, eighteen of them white.
  let pair: string | undefined
  while (!pair) {
    await sitDown(page, { game: 'black-hearts', players: 6 })
    await now(page)
    const held = await cards(page).evaluateAll((all) => all.map((card) => card.dataset['card']!))
    pair = held.find((card) => held.filter((other) => other === card).length === 2)
  }
  const [first, second] = [0, 1].map((at) => page.locator(`[data-card="${pair}"]`).nth(at))
  await expect(first!).toHaveAccessibleName(/1 of 2/)
  await expect(second!).toHaveAccessibleName(/2 of 2/)
  await second!.focus()
  await page.keyboard.press('Space')
  await expect(second!).toHaveAttribute('aria-pressed', 'true')
  await expect(first!).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(first!).toHaveAttribute('aria-pressed', 'true')
  await expect(second!).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Pass 2 cards' }).click()
  await expect(page.getByText('A gift is turned up after the pass.')).toBeHidden()
})

test.describe('with hints on a low window', () => {
  test.use({ settings: { hints: true }, viewport: { width: 640, height: 400 } })

  test('a hint covers nothing that is to be pressed', async ({ page }) => {
    await sitDown(page, { game: 'black-hearts', players: 4 })
    await now(page)
    await expect(page.getByRole('complementary', { name: 'Tip' })).toContainText('highest numbers')
    await step(page)
    await expect(page.getByText('A gift is turned up after the pass.')).toBeHidden()
  })
})

for (const players of [3, 4, 5]) {
  test(`the few cards of a hand for ${players} are large in a large window, and the trick can be read`, async ({
    page,
  }) => {
    const width = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((card) => (card as HTMLElement).offsetWidth)
    const open = async (game: string, players: number) => {
      await sitDown(page, { game, players })
      await now(page)
    }
    const tell = await prompter(page)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await open('hearts', players)
    const usual = await width('.slot')
    await open('black-hearts', players)
    expect(await width('.slot')).toBeGreaterThan(1.12 * usual)
    // A table for six has cards of the usual size, and reads its trick.
    tell([], withGift)
    await expect(page.locator('.laid')).toHaveCount(players)
    const laid = await width('.laid')
    await open('black-hearts', 6)
    tell([], withGift)
    await expect(page.locator('.laid')).toHaveCount(6)
    expect(laid).toBeGreaterThanOrEqual(await width('.laid'))
  })
}
