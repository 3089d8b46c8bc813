/** A phone is turned while something is under way: nothing is lost, nothing lies over another, what was chosen stays so. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { openFromBar } from './bar'
import { expect, sitDown, test } from './fixtures'
import { allowed, cards, clickCard, hand, now, step, tap } from './play'
import { prompter } from './pretend'
import { leading, moon, opening } from './pretended'
import { faults } from './room'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const UPRIGHT = { width: 390, height: 844 }
const ASIDE = { width: 844, height: 390 }

/** Turns the phone on its side and back, and looks each time at the room and at `kept`. */
async function turn(page: Page, what: string, kept: () => Promise<unknown>) {
  const before = await kept()
  for (const size of [ASIDE, UPRIGHT, ASIDE, UPRIGHT]) {
    await page.setViewportSize(size)
    await expect(async () => {
      expect(await faults(page), `${what}, ${size.width} wide`).toEqual([])
      expect(await kept(), `${what}, ${size.width} wide`).toEqual(before)
    }).toPass({ timeout: 5_000 })
  }
}

/** What is on the table and in the hand, in words. */
const table = (page: Page) =>
  page.evaluate(() => ({
    trick: [...document.querySelectorAll('[data-trick-card]')].map((card) => card.textContent),
    hand: [...document.querySelectorAll<HTMLElement>('.hand button')].map(
      (card) => `${card.ariaLabel ?? card.innerText} ${card.ariaPressed}`,
    ),
    asked: [...document.querySelectorAll<HTMLElement>('.prompt, .rail .ask')].map(
      (part) => part.innerText,
    ),
    targets: document.querySelectorAll('[data-target]').length,
  }))

for (const wanted of [
  { game: 'hearts', players: 4 },
  { game: 'cardominoes', players: 3 },
  { game: 'black-hearts', players: 6 },
]) {
  test(`cards chosen to pass at ${wanted.game} stay chosen, and so does a trick`, async ({
    page,
  }) => {
    await sitDown(page, wanted)
    await now(page)
    await turn(page, `${wanted.game}, before the pass`, () => table(page))
    await clickCard(cards(page).nth(1))
    await clickCard(cards(page).nth(4))
    await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(2)
    await turn(page, `${wanted.game}, two chosen`, () => table(page))
    if (wanted.game !== 'black-hearts') await clickCard(cards(page).nth(2))
    await tap(page.getByRole('button', { name: /^Pass \d cards?$/ }))
    do await now(page)
    while ((await page.locator('[data-trick-card]').count()) === 0 && (await step(page)))
    await now(page)
    await turn(page, `${wanted.game}, in a trick`, () => table(page))
    // And it is played on.
    const held = await cards(page).count()
    await clickCard(allowed(page).first())
    await expect(cards(page)).toHaveCount(held - 1)
  })
}

/** That state, with no card on the table. */
const cleared =
  <State>(state: (snapshot: Snapshot) => State) =>
  (snapshot: Snapshot) => {
    const detail = { ...snapshot.view.detail, trick: [] } as Snapshot['view']['detail']
    return state({ ...snapshot, view: { ...snapshot.view, detail } })
  }

test('what Wild Twists asks stays asked', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, { game: 'wild-twists', players: 5 })
  await now(page)
  tell([], cleared(opening))
  await page.getByRole('button', { name: 'Keep it' }).waitFor()
  await turn(page, 'who opens', () => table(page))
  tell([], cleared(leading))
  await clickCard(hand(page).getByRole('button', { name: 'Wild Heart' }))
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await turn(page, 'how a Wild is declared', () => table(page))
  tell([], cleared(moon))
  const effects = page.locator('[aria-label^="You shot"]')
  await effects.waitFor()
  await turn(page, 'what the moon does', () => effects.innerText())
})

test('a card that is to be put on a stack stays chosen', async ({ page }) => {
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  await now(page)
  await clickCard(cards(page).first())
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(1)
  await turn(page, 'where a card may go', () => table(page))
  const hide = page.locator('button.hide').first()
  const held = await hand(page).locator('[aria-pressed="true"]').innerText()
  expect(held).not.toBe('')
  await tap(hide)
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(0)
})

test('what is open stays open, as far as it was read', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await clickCard(cards(page).nth(0))
  for (const name of ['Rules', 'Scores', 'History', 'Settings']) {
    await openFromBar(page, name, tap)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close' }).waitFor()
    await turn(page, name, () => dialog.getByRole('heading', { level: 2 }).innerText())
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(1)
  // A form that is half filled.
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Custom Hearts', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Your name').fill('Zoe')
  await form.getByLabel('Play to').fill('44')
  await form.getByLabel('Play to').focus()
  await turn(page, 'a form', () =>
    form.locator('input').evaluateAll((all) =>
      all.map((one) => {
        const { value, checked } = one as HTMLInputElement
        return `${value} ${checked} ${one === document.activeElement}`
      }),
    ),
  )
})

test('whoever reads the rules finds their place again', async ({ page }) => {
  await sitDown(page, { game: 'cardominoes', players: 4 })
  await now(page)
  await page.keyboard.press('r')
  const body = page.getByRole('dialog').locator('.body')
  const read = body.locator('h3').nth(2)
  await read.waitFor()
  // Nobody turns a phone in the same frame: the box is told of the scroll in the next one.
  await read.evaluate(
    (heading) =>
      new Promise((told) => {
        heading.closest('.body')!.addEventListener('scroll', told, { once: true })
        heading.scrollIntoView({ block: 'start' })
      }),
  )
  const atTheTop = async () => {
    const [at, from] = await Promise.all([read.boundingBox(), body.boundingBox()])
    return Math.abs(at!.y - from!.y) < 60
  }
  await expect.poll(atTheTop).toBe(true)
  await turn(page, 'the rules, in the middle', atTheTop)
})

test.describe('where a finished trick waits', () => {
  test.use({ settings: { pace: 'wait' } })
  test('the last trick is still shown, and goes on', async ({ page }) => {
    await sitDown(page, { game: 'hearts', players: 4 })
    await now(page)
    await step(page)
    await now(page)
    await clickCard(allowed(page).first())
    const on = page.getByRole('button', { name: 'Continue', exact: true })
    await on.waitFor()
    await expect(page.locator('[data-trick-card]')).toHaveCount(4)
    await turn(page, 'a finished trick', () => table(page))
    await tap(on)
    await expect(on).toHaveCount(0)
  })
})
