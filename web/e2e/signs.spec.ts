/** What the signs on the cards of a hand look like: no two alike, in every game and theme, with or without colours. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { expect, sitDown, test } from './fixtures'
import { clickCard, now } from './play'
import { prompter } from './pretend'
import { PLAYABLE } from '../src/table/hand/card-states'

test.use({ painted: true })

const GAMES = [
  ['hearts', 4],
  ['cardominoes', 4],
  ['wild-twists', 4],
  ['black-hearts', 4],
  ['custom-hearts', 4],
] as const

const THEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/** Of six cards the first three may be played; the third and the fourth were just passed. */
const signs = ({ game, view }: Snapshot) => {
  const numbers = game === 'black-hearts'
  const hand = numbers ? ['W3', 'W4', 'B4', 'W5', 'R1', 'R2'] : ['7C', '9D', '4S', '6S', 'JS', '4H']
  return {
    draw: null,
    received: { from: 1, cards: hand.slice(2, 4) },
    view: {
      ...view,
      phase: 'play',
      to_act: [0],
      hands: [hand, ...view.hands.slice(1)],
      legal: hand.slice(0, 3),
      detail: { ...view.detail, trick: [], taken: view.totals.map(() => 0) },
    },
  }
}

/** How a card looks apart from its colours, and what its edge is in colour. */
const look = (page: Page, selector: string) =>
  page
    .locator(`.hand ${selector}`)
    .first()
    .evaluate((slot) => {
      const lift = slot.querySelector('.lift')!
      const { outlineStyle, transform } = getComputedStyle(lift)
      const filter = getComputedStyle(lift.querySelector('svg')!).filter
      const shape = {
        tag: slot.querySelector('.tag')?.textContent ?? '',
        ring: outlineStyle,
        raised: transform === 'none' ? 0 : new DOMMatrix(transform).m42,
        grey: filter.includes('grayscale'),
      }
      return JSON.stringify(shape)
    })

for (const [game, players] of GAMES) {
  test.describe(game, () => {
    test.use({ settings: { tap: 'two', hints: true } })

    test(`each sign of ${game} has a shape of its own in every theme`, async ({ page }) => {
      const tell = await prompter(page)
      await sitDown(page, { game, players })
      await now(page)
      tell([], signs)
      await expect(page.locator('.slot.fresh')).toHaveCount(2)
      await expect(page.locator('.slot.allowed')).toHaveCount(3)
      await clickCard(page.locator('.slot.allowed').nth(1))
      await expect(page.locator('.slot.chosen')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await page.locator('.slot.refused:not(.fresh)').first().focus()
      for (const theme of THEMES) {
        await page.emulateMedia(theme)
        const shapes = {
          playable: await look(page, '.allowed:not(.fresh, .chosen)'),
          refused: await look(page, '.refused:not(.fresh, :focus)'),
          chosen: await look(page, '.chosen'),
          'new, playable': await look(page, '.fresh.allowed'),
          'new, refused': await look(page, '.fresh.refused'),
          focused: await look(page, ':focus'),
        }
        expect(
          new Set(Object.values(shapes)).size,
          `${JSON.stringify(theme)} ${JSON.stringify(shapes, null, 1)}`,
        ).toBe(Object.keys(shapes).length)
      }
    })
  })
}

test.describe('Heartcatchers', () => {
  test.use({ settings: { hints: true } })

  test('a chosen and a focused card of Heartcatchers look unlike the others', async ({ page }) => {
    await sitDown(page, { game: 'heartcatchers', players: 2 })
    await now(page)
    await clickCard(page.locator('.slot').first())
    await page.keyboard.press('Tab')
    await page.locator('.slot').nth(1).focus()
    for (const theme of THEMES) {
      await page.emulateMedia(theme)
      const shapes = [
        await look(page, '.chosen'),
        await look(page, ':focus'),
        await look(page, '.allowed:not(.chosen, :focus)'),
      ]
      expect(new Set(shapes).size, JSON.stringify(shapes)).toBe(3)
    }
  })
})

test.describe('in a first match', () => {
  test.use({ settings: { hints: true } })

  test('the tip names the sign that the cards have', async ({ page }) => {
    const tell = await prompter(page)
    await sitDown(page, { game: 'hearts', players: 4 })
    await now(page)
    tell([], signs)
    const tip = page.getByRole('complementary', { name: 'Tip' })
    await expect(tip).toContainText(`You can play the highlighted cards.`)
    await expect(page.locator(`.slot.${PLAYABLE.className}`)).toHaveCount(3)
  })
})
