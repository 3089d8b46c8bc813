/** Whole matches with a finger, from the lobby to the end: each game on another phone, with other settings. */
import { expect, test } from './fixtures'
import { TOUCH, hand, playOut, tapCard, type Manner, type Use } from './play'

interface Phone {
  game: string
  size: { width: number; height: number }
  settings: { tap: 'one' | 'two'; hand: 'right' | 'left'; large: boolean; hints: boolean }
  theme: 'light' | 'dark'
  /** What is chosen in the dialog of the game. */
  options: string[]
}

const PHONES: Phone[] = [
  {
    game: 'Hearts',
    size: { width: 390, height: 844 },
    settings: { tap: 'two', hand: 'right', large: false, hints: true },
    theme: 'light',
    options: ['5', '50'],
  },
  {
    game: 'CARDominoes Hearts',
    size: { width: 360, height: 640 },
    settings: { tap: 'one', hand: 'left', large: true, hints: false },
    theme: 'dark',
    options: ['3'],
  },
  {
    game: 'Wild Twists Hearts',
    size: { width: 320, height: 568 },
    settings: { tap: 'two', hand: 'right', large: false, hints: true },
    theme: 'light',
    options: ['8'],
  },
  {
    game: 'Black Hearts',
    size: { width: 844, height: 390 },
    settings: { tap: 'one', hand: 'left', large: false, hints: true },
    theme: 'dark',
    options: ['6'],
  },
  {
    game: 'Heartcatchers',
    size: { width: 568, height: 320 },
    settings: { tap: 'two', hand: 'left', large: true, hints: false },
    theme: 'light',
    options: [],
  },
  {
    game: 'Custom Hearts',
    size: { width: 667, height: 375 },
    settings: { tap: 'one', hand: 'right', large: true, hints: true },
    theme: 'dark',
    options: ['7'],
  },
]

/** For how long a browser takes another tap at the same place for the second of a double tap, in milliseconds. */
const DOUBLE = 600

/** A card of a hand whose cards are lifted with one tap and played with a second. */
const tapTwice: Use = async (card) => {
  const page = card.page()
  const plays = await card.evaluate((one) => one.classList.contains('allowed'))
  await page.waitForTimeout(DOUBLE)
  await tapCard(card)
  // A card that asks what it is played for does so after the first.
  const asks = page.locator('[data-target]:visible, .rail .button.primary:visible')
  if (!plays || (await asks.count()) > 0) return
  await expect(hand(page).locator('.chosen')).toHaveCount(1)
  // At once, as quick fingers do.
  await tapCard(hand(page).locator('.chosen'))
}

for (const { game, size, settings, theme, options } of PHONES) {
  test.describe(`${game} on a phone of ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size, hasTouch: true, isMobile: true, settings, colorScheme: theme })

    test(`a match of ${game} is played to its end with a finger`, async ({ page }) => {
      test.setTimeout(400_000)
      const mouse: string[] = []
      await page.exposeFunction('pressedByMouse', (what: string) => mouse.push(what))
      await page.addInitScript(() => {
        addEventListener('pointerdown', ({ pointerType, target }) => {
          if (pointerType !== 'touch')
            void (window as never as { pressedByMouse(what: string): void }).pressedByMouse(
              `${pointerType} on ${(target as Element).className}`,
            )
        })
      })
      await page.goto('/')
      await page.getByRole('button', { name: `Options of ${game}`, exact: true }).tap()
      const setup = page.getByRole('dialog', { name: game })
      for (const option of options) await setup.getByText(option, { exact: true }).tap()
      if (game === 'CARDominoes Hearts') await setup.getByLabel('Play to').fill('20')
      if (game === 'Custom Hearts') await setup.getByLabel('Hands').fill('2')
      await setup.getByRole('button', { name: 'Play', exact: true }).tap()
      const manner: Manner = settings.tap === 'two' ? { ...TOUCH, card: tapTwice } : TOUCH
      await playOut(page, manner)
      expect(mouse).toEqual([])
      // What was played can be read, and the next match begins with a finger as well.
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
      await page.getByRole('button', { name: 'Show result' }).tap()
      const before = page.url()
      await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).tap()
      await expect(page).not.toHaveURL(before)
    })
  })
}
