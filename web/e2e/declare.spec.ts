/** A Wild is declared at its card: the choice stands above it in the hand, and the word rises from it on the table. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { expect, sitDown, test } from './fixtures'
import { hand, now, press } from './play'
import { prompter } from './pretend'
import { leading } from './pretended'

const TABLE = { game: 'wild-twists', players: 4 }

/** Nothing lies on the table, and a Wild is the first, the middle and the last of the hand. */
const threeWilds = (snapshot: Snapshot) => {
  const { view } = leading(snapshot)
  const detail = { ...view.detail, trick: [] }
  const held = ['WC', '9D', '4S', 'WS', 'JS', '4H', 'WH']
  const legal = held.flatMap((card) => (card.startsWith('W') ? [`${card}+`, `${card}-`] : [card]))
  return { refused: [], view: { ...view, detail, legal, hands: [held, ...view.hands.slice(1)] } }
}

/** How far above the card what is asked stands, and whether it reaches over the middle of the card or to the rail's end. */
const above = (page: Page, name: string) =>
  page.evaluate((name) => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const card = box(`.slot[data-card="${name}"]`)
    const [ways, ask, answer] = ['.ways', '.ask', '.ways .primary'].map(box) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ]
    const middle = card.left + card.width / 2
    const over = ways.left <= middle && ways.right >= middle
    const left = ways.left - ask.left < 2
    const right = ask.right - ways.right < 2
    return {
      near: card.top - answer.bottom > -20 && card.top - answer.bottom < card.height,
      placed: over || (middle < ways.left && left) || (middle > ways.right && right),
      inside: ways.left >= ask.left - 1 && ways.right <= ask.right + 1,
    }
  }, name)

for (const side of ['right', 'left']) {
  test.describe(`for the ${side} hand`, () => {
    test.use({ settings: { hand: side } })

    test(`the choice stands above the Wild that is played, for the ${side} hand`, async ({
      page,
    }) => {
      const tell = await prompter(page)
      await sitDown(page, TABLE)
      await now(page)
      tell([], threeWilds)
      for (const [name, code] of [
        ['Wild Club', 'WC'],
        ['Wild Spade', 'WS'],
        ['Wild Heart', 'WH'],
      ] as const) {
        await press(hand(page).locator(`[data-card="${code}"]`))
        await expect(page.locator(`.slot.chosen[data-card="${code}"]`)).toHaveCount(1)
        for (const [width, height] of [
          [1280, 800],
          [1920, 1080],
          [390, 844],
          [320, 568],
          [1280, 800],
        ] as const) {
          await page.setViewportSize({ width, height })
          await expect
            .poll(() => above(page, code), { message: `${name}, ${width} x ${height}` })
            .toEqual({ near: true, placed: true, inside: true })
        }
        await page.keyboard.press('Escape')
        await expect(page.locator('.ways')).toHaveCount(0)
        await expect(page.locator('.slot.chosen')).toHaveCount(0)
      }
    })
  })
}

test('the choice of a middle card is not at the end of the rail', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, TABLE)
  await now(page)
  tell([], threeWilds)
  await press(hand(page).locator('[data-card="WS"]'))
  const middle = async (selector: string) => {
    const box = (await page.locator(selector).boundingBox())!
    return box.x + box.width / 2
  }
  await expect
    .poll(async () => Math.abs((await middle('.ways')) - (await middle('[data-card="WS"]'))))
    .toBeLessThan(2)
})

/** A Wild that lies on the table, declared. */
const laid = ({ view }: Snapshot) => ({
  view: {
    ...view,
    phase: 'play',
    to_act: [0],
    legal: ['7C', '9D'],
    hands: [['7C', '9D', '4S', '6S', 'JS', '4H'], ...view.hands.slice(1)],
    detail: { ...view.detail, trick: [{ seat: 3, card: 'WD-' }] },
  },
})
const played = { kind: 'played', seat: 3, card: 'WD-', led: true }

/** How often a word was called out. */
async function countCalls(page: Page) {
  await page.addInitScript(() => {
    const calls: string[] = []
    Object.assign(globalThis, { calls })
    const { append } = Element.prototype
    Element.prototype.append = function (...nodes) {
      for (const node of nodes)
        if (node instanceof Element && node.className === 'called') calls.push(node.textContent)
      append.apply(this, nodes)
    }
  })
  return () => page.evaluate(() => (globalThis as never as { calls: string[] }).calls)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion, settings: { pace: 'fast' } })

    test(`the word rises from a declared Wild once, with motion: ${reducedMotion}`, async ({
      page,
    }) => {
      const calls = await countCalls(page)
      const tell = await prompter(page)
      await sitDown(page, TABLE)
      await now(page)
      tell([], threeWilds)
      await expect(page.locator('.laid')).toHaveCount(0)
      tell([played], laid)
      await now(page)
      const moves = reducedMotion === 'no-preference'
      await expect(page.locator('.laid[data-trick-card="WD-"]')).toHaveCount(1)
      if (moves) await expect(page.locator('.laid .called')).toHaveText('Low')
      // It goes by itself, and what the table tells next calls nothing out again.
      await expect(page.locator('.called')).toHaveCount(0)
      tell([], laid)
      await now(page)
      expect(await calls()).toEqual(moves ? ['Low'] : [])
    })
  })
}

test.describe('at a table that is opened', () => {
  test.use({ reducedMotion: 'no-preference', settings: { pace: 'fast' } })

  test('a Wild that lies there already is not called out', async ({ page }) => {
    const calls = await countCalls(page)
    const tell = await prompter(page)
    await sitDown(page, TABLE)
    await now(page)
    tell([], threeWilds)
    await expect(page.locator('.laid')).toHaveCount(0)
    tell([], laid)
    await expect(page.locator('.laid')).toHaveCount(1)
    expect(await calls()).toEqual([])
  })
})
