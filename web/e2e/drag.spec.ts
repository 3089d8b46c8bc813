/** Dragging cards with mouse and finger. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, sitDown, test } from './fixtures'
import { allowed, cards, hand, indexOf, now, step } from './play'

interface Point {
  x: number
  y: number
}

/** Where the corner index of a card is on the page, once the card lies still. */
async function corner(card: Locator): Promise<Point> {
  await card.click({ trial: true, position: await indexOf(card) })
  const box = (await card.boundingBox())!
  const index = await indexOf(card)
  return { x: box.x + index.x, y: box.y + index.y }
}

async function middle(target: Locator): Promise<Point> {
  const box = (await target.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags with the finger where the screen has touch, with the mouse elsewhere. */
async function drag(page: Page, from: Point, to: Point, touch: boolean) {
  if (!touch) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    return
  }
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await send('touchStart', from)
  for (let part = 1; part <= 6; part++) {
    await send('touchMove', {
      x: from.x + ((to.x - from.x) * part) / 6,
      y: from.y + ((to.y - from.y) * part) / 6,
    })
  }
  await send('touchEnd')
}

/** Passes the cards, and waits until the hand shows what was received and it is the player's turn. */
async function pastThePass(page: Page) {
  await step(page)
  // The cards move when those passed to the player come, and places are measured below.
  await expect(cards(page).and(page.getByRole('button', { name: /passed to you/ }))).toHaveCount(3)
  await now(page)
}

test('a card dragged to the middle is played', async ({ page, hasTouch }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await pastThePass(page)
  const card = allowed(page).first()
  const name = await card.getAttribute('data-card')
  await drag(page, await corner(card), await middle(page.locator('.ring')), hasTouch ?? false)
  await expect(hand(page).locator(`[data-card="${name}"]`)).toHaveCount(0)
})

test('a card let go over the hand stays in it', async ({ page, hasTouch }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await pastThePass(page)
  const count = await cards(page).count()
  const from = await corner(allowed(page).first())
  await drag(page, from, { x: from.x + 60, y: from.y + 6 }, hasTouch ?? false)
  await expect(cards(page)).toHaveCount(count)
  await expect(page.locator('[data-now="mine"]')).toBeVisible()
})

test('a card dragged out of the hand is chosen to pass', async ({ page, hasTouch }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  const card = cards(page).first()
  await drag(page, await corner(card), await middle(page.locator('.ring')), hasTouch ?? false)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
})

test('a card dragged beside a stack is hidden under it, and can be recalled', async ({
  page,
  hasTouch,
}) => {
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  await now(page)
  const under = page.locator('[data-drop="under-theirs-2"]')
  await drag(page, await corner(cards(page).first()), await middle(under), hasTouch ?? false)
  // The bot may have stolen the stack with it, so it is looked for everywhere.
  const place = page.locator('.place').filter({ hasText: 'Your Secret' })
  await expect(place).toBeAttached()
  await now(page)
  await place.locator('[data-stack]').click()
  await expect(page.getByRole('dialog')).toContainText('Only you see this')
})
