/** Uses the page with the keys of a keyboard alone: Tab, the arrows, Enter, Escape and letters. */
import { expect, type Locator, type Page } from '@playwright/test'
import { hand, type Manner } from './play'

/** Where an element lies, seen from the one that has the focus. */
const place = (target: Locator) =>
  target.evaluate((element) => {
    const active = document.activeElement
    if (active === element) return 'here'
    const before =
      active && active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    return before ? 'before' : 'after'
  })

/** Moves the focus there with Tab, or back with Shift and Tab, once it can be pressed. */
export async function tabTo(target: Locator) {
  await expect(target).toBeEnabled()
  await tabOn(target)
}

/** Moves the focus into the hand, to the card where Tab stops, which need not be one that may be played. */
export async function tabToHand(page: Page) {
  const stop = hand(page).locator('button[tabindex="0"]')
  await stop.waitFor()
  await tabOn(stop)
}

async function tabOn(target: Locator) {
  const { keyboard } = target.page()
  // A toolbar is one stop of Tab: the arrows move within.
  const bar = target.page().getByRole('toolbar').filter({ has: target })
  if ((await bar.count()) > 0) {
    const stop = bar.locator('button[tabindex="0"]')
    if ((await place(stop)) !== 'here') await tabOnce(stop)
    for (let presses = 0; presses < 10 && (await place(target)) !== 'here'; presses++)
      await keyboard.press('ArrowRight')
    return
  }
  await tabOnce(target)
}

async function tabOnce(target: Locator) {
  const { keyboard } = target.page()
  for (let presses = 0; presses < 120; presses++) {
    const where = await place(target)
    if (where === 'here') return
    await keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

export async function enter(target: Locator) {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Writes into a field, in place of what stands there. */
export async function write(target: Locator, text: string) {
  await tabTo(target)
  const { keyboard } = target.page()
  await keyboard.press('Control+a')
  await keyboard.type(text)
}

/** A card of the hand, which is one stop of Tab: the arrows move within. */
async function useCard(card: Locator) {
  const page = card.page()
  if (!(await hand(page).evaluate((hand) => hand.contains(document.activeElement)))) {
    await tabToHand(page)
  }
  await page.keyboard.press('Home')
  for (let presses = 0; presses < 30 && (await place(card)) !== 'here'; presses++) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
}

export const KEYS: Manner = { card: useCard, button: enter }

/** Where the focus is; empty where nothing has it. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element && element !== document.body ? element.outerHTML.slice(0, 120) : ''
  })
