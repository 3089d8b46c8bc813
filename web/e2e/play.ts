/** Plays legal actions at random the way a person does: by looking at the page and clicking. */
import { expect, type Locator, type Page } from '@playwright/test'

/** What the table waits for. */
export type Now = 'mine' | 'stage' | 'summary'

export async function now(page: Page): Promise<Now> {
  const root = page.locator('[data-now="mine"], [data-now="stage"], [data-now="summary"]')
  await root.waitFor()
  return (await root.getAttribute('data-now')) as Now
}

export const hand = (page: Page) => page.getByRole('group', { name: /^Your hand/ })
export const cards = (page: Page) => hand(page).getByRole('button')
export const allowed = (page: Page) => hand(page).locator('button:not([aria-disabled])')
const dialog = (page: Page) => page.getByRole('dialog')

/** Where the corner index of a card is, relative to its box: it can be clicked however the fan turns the card. */
export async function indexOf(card: Locator) {
  return card.evaluate((button) => {
    const drawn = button.querySelector('svg')!.getScreenCTM()!
    const index = new DOMPoint(13, 26).matrixTransform(drawn)
    const box = button.getBoundingClientRect()
    return { x: index.x - box.left, y: index.y - box.top }
  })
}

/** How a card or button is used: with the mouse, or with the keyboard. */
export type Use = (target: Locator) => Promise<void>

export const click: Use = (target) => target.click()
export const clickCard: Use = async (target) => target.click({ position: await indexOf(target) })
export const press: Use = async (target) => {
  await target.focus()
  await target.press('Enter')
}

/** With a finger: the screen gets touches, and the page what a browser makes of them. */
export const tap: Use = (target) => target.tap()
export const tapCard: Use = async (target) => target.tap({ position: await indexOf(target) })

export interface Manner {
  card: Use
  button: Use
  /** Called before each step with what the step is. */
  look?: (what: string) => Promise<void>
}

export const MOUSE: Manner = { card: clickCard, button: click }
export const TOUCH: Manner = { card: tapCard, button: tap }

/** Takes one step. False when the match is over. */
export async function step(page: Page, manner: Manner = MOUSE): Promise<boolean> {
  const what = await now(page)
  if (what === 'stage') {
    await manner.look?.('a stage')
    // One follows on the other.
    await manner.button(page.getByRole('button', { name: /^(Skip|Continue)$/ }))
    return true
  }
  if (what === 'summary') {
    const over = dialog(page).getByRole('button', { name: 'Rematch' })
    const next = dialog(page).getByRole('button', { name: /^(Next hand|Continue)$/ })
    await over.or(next).waitFor()
    const ended = await over.isVisible()
    await manner.look?.(ended ? 'the end' : 'the scores of a hand')
    if (ended) return false
    await manner.button(next)
    return true
  }
  const pass = page.getByRole('button', { name: /^Select \d more$/ })
  // What is asked stands above the hand, or on the table.
  const answer = page.locator('.rail .button.primary, .ring .button.primary').first()
  if (await pass.isVisible()) await passOn(page, manner)
  else if (await answer.isVisible()) {
    await manner.look?.('a question')
    await manner.button(answer)
  } else await playOne(page, manner)
  return true
}

async function passOn(page: Page, manner: Manner) {
  await manner.look?.('the pass')
  const count = Number(
    (await page.getByRole('button', { name: /^Select/ }).innerText()).match(/\d+/)?.[0],
  )
  for (let chosen = 0; chosen < count; chosen++) await manner.card(cards(page).nth(chosen))
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(count)
  await manner.button(page.getByRole('button', { name: /^Pass \d (card|tile)s?$/ }))
}

async function playOne(page: Page, manner: Manner) {
  await manner.look?.('the turn')
  await manner.card(allowed(page).first())
  // A card that asks a further question: a Wild, or a card for the field.
  // What is proposed once nobody can change the points is no part of it, and goes when others play on.
  const more = page
    .locator('[data-target], .rail .button.primary')
    .filter({ hasNotText: 'Ask to end the hand' })
  for (let questions = 0; questions < 3; questions++) {
    const waiting = await page.locator('[data-now="mine"]').isVisible()
    if (!waiting || !(await more.first().isVisible())) return
    await manner.look?.('what a card can do')
    await manner.button(more.first())
  }
}

/** Plays to the end of the match. */
export async function playOut(page: Page, manner: Manner = MOUSE) {
  while (await step(page, manner));
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(/win/)
}

/** Plays to the end of the hand. */
export async function playHand(page: Page, manner: Manner = MOUSE) {
  do await step(page, manner)
  while ((await now(page)) === 'mine')
}
