/** What the page says: the rules of the table, the form of a custom one, whose turn it is, how long a bot waits. */
import type { Locator, Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { openFromBar } from './bar'
import { playUntil } from './finished'
import { accessible, expect, sitDown, test } from './fixtures'
import { allowed, cards, clickCard, now, press, step } from './play'

const PENALTY = { game: 'cardominoes', players: 4, options: { revoke: 'penalty', target: 30 } }

const rules = async (page: Page): Promise<Locator> => {
  await openFromBar(page, 'Rules')
  return page.getByRole('dialog', { name: /: rules$/ })
}

test('the rules at a table are those of the table', async ({ page }) => {
  await sitDown(page, PENALTY)
  await now(page)
  const penalty = await rules(page)
  await expect(penalty).toContainText('costs its player 13 points')
  await expect(penalty).toContainText('A total of exactly 30 doesn’t end it')
  await accessible(page, 'the rules of a table')
  await sitDown(page, { game: 'custom-hearts', players: 5, options: { base: 'wild-twists' } })
  await now(page)
  await expect(await rules(page)).toContainText('Based on Wild Twists Hearts')
})

test('the form of a custom table fills from the game it starts from', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Custom Hearts', exact: true }).click()
  const setup = page.getByRole('dialog', { name: 'Custom Hearts' })
  const start = setup.getByRole('group', { name: 'Start from' })
  await expect(setup.getByLabel('Play to')).toHaveValue('100')
  await start.getByText('Wild Twists Hearts').click()
  await expect(setup.getByLabel('Play to')).toHaveValue('0')
  await expect(setup.getByLabel('Hands', { exact: true })).toHaveValue('1')
  await expect(setup.getByRole('checkbox', { name: 'Wilds' })).toBeChecked()
  // A value that Hearts has can be chosen on another base.
  await setup.getByLabel('Play to').fill('100')
  await setup
    .getByRole('group', { name: 'Shooting the moon' })
    .getByText('Add to the others')
    .click()
  // A mistake is told where it can be put right.
  await setup.getByLabel('Removed cards').fill('QS')
  await setup.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(setup.getByRole('alert')).toHaveText(
    'Keep the queen of spades and at least one heart in the deck.',
  )
  await expect(setup.getByLabel('Removed cards')).toBeFocused()
  await accessible(page, 'a mistake in the form')
  await setup.getByLabel('Removed cards').fill('')
  await setup.getByRole('button', { name: 'Play', exact: true }).click()
  await now(page)
  const sheet = await rules(page)
  await expect(sheet).toContainText('when a player’s total reaches 100')
  await expect(sheet).toContainText('everyone else gets their points')
  await expect(sheet).toContainText('and 4 Wilds')
})

test('the rules of custom tables call each choice what the form calls it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Custom Hearts', exact: true }).click()
  const setup = page.getByRole('dialog', { name: 'Custom Hearts' })
  await setup.getByRole('radio').first().waitFor({ state: 'attached' })
  const names = await setup.getByRole('radio').evaluateAll((choices) =>
    // The bots are no part of the rules.
    choices
      .filter((choice) => !choice.closest('fieldset')?.textContent.startsWith('Difficulty'))
      .map((choice) => choice.closest('label')?.textContent.trim() ?? ''),
  )
  expect(names).toContain('One hand of Hearts')
  await page.goto('/rules/custom-hearts')
  const told = page.getByRole('region', { name: 'Table options' })
  // The numbers of players are no options.
  for (const name of names.filter((name) => !/^\d+$/.test(name)))
    await expect(told).toContainText(name)
})

test('a mistake in the form is told until something is changed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Custom Hearts', exact: true }).click()
  const setup = page.getByRole('dialog', { name: 'Custom Hearts' })
  const changes: (() => Promise<void>)[] = [
    () => setup.getByRole('group', { name: 'Start from' }).getByText('Wild Twists Hearts').click(),
    () => setup.getByRole('button', { name: 'Reset all' }).click(),
    () => setup.getByLabel('Hands', { exact: true }).fill('1'),
  ]
  for (const change of changes) {
    await setup.getByLabel('Play to').fill('0')
    await setup.getByLabel('Hands', { exact: true }).fill('0')
    await setup.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(setup.getByRole('alert')).toContainText('a number of hands that ends the match')
    await change()
    await expect(setup.getByRole('alert')).toHaveCount(0)
  }
  await setup.getByLabel('Removed cards').fill('10h, qc 3d 3s')
  await setup.getByRole('button', { name: 'Play', exact: true }).click()
  await now(page)
  await expect(await rules(page)).toContainText(
    'the 10 of hearts, the queen of clubs, the 3 of diamonds',
  )
})

test('a custom table shows the draw for the deal', async ({ page }) => {
  await sitDown(page, { game: 'custom-hearts', players: 4, options: { draw_for_deal: true } })
  await now(page)
  await expect(page.getByRole('region', { name: 'Draw for the first deal' })).toContainText(
    /drew the lowest card(, so you deal| and deals)\./,
  )
  await expect(page.getByRole('log')).toContainText(/lowest card and deals? first\./)
})

test('a draw of several rounds is in sight as a whole', async ({ page }) => {
  let drawn: Snapshot
  do {
    const table = await sitDown(page, { game: 'cardominoes', players: 5 })
    drawn = (await (await page.request.get(`/api/tables/${table}`)).json()) as Snapshot
  } while (drawn.draw!.length !== 2)
  await now(page)
  const draw = page.getByRole('region', { name: 'Draw for the first deal' })
  await accessible(page, 'a draw of several rounds')
  // Nothing of it needs scrolling, and the second round lies below the first.
  for (const [width, height] of [
    [320, 568],
    [640, 400],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const hidden = () => draw.evaluate((drawn) => drawn.scrollHeight - drawn.clientHeight)
    await expect.poll(hidden, `${width} pixels wide`).toBeLessThanOrEqual(1)
    const [first, second] = await draw.getByRole('list').evaluateAll((rounds) =>
      rounds.map((round) => {
        const cards = [...round.children].map((card) => card.getBoundingClientRect())
        return {
          top: Math.min(...cards.map(({ top }) => top)),
          bottom: Math.max(...cards.map(({ bottom }) => bottom)),
        }
      }),
    )
    expect(second!.top).toBeGreaterThanOrEqual(first!.bottom)
  }
})

test('a bot that waits says for how long, and goes on when told to', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'moonshot.settings',
      JSON.stringify({ pace: 'instant', hints: false, patience: 120 }),
    ),
  )
  const set = page.waitForResponse((answer) => answer.url().endsWith('/settings'))
  const table = await sitDown(page, PENALTY)
  expect((await set).ok()).toBe(true)
  let pause: Snapshot['pause']
  await playUntil(page, table, (seen) => Boolean((pause = seen.pause)))
  expect(pause!.whole).toBe(120_000)
  await expect(page.getByRole('timer')).toContainText(/gathers the trick in \d+ seconds\./)
  await expect(page.getByRole('log')).toContainText(/gathers the trick in \d+ seconds\./)
  await accessible(page, 'a pause')
  await press(page.getByRole('button', { name: /^(Keep my (card|tile)|Continue)$/ }))
  await expect(page.getByRole('timer')).toBeHidden()
})

test('whoever comes back is told what lies on the table, and whose turn it is', async ({
  page,
}) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await expect(page.getByRole('log')).toContainText('Hand 1 is dealt.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearts hand 1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Your turn' })).toBeVisible()
  do {
    await step(page)
    // A trick that is being gathered is still on the table.
    await now(page)
  } while ((await page.locator('[data-trick-card]').count()) === 0)
  const before = await page.locator('[data-trick-card]').count()
  await page.reload()
  await now(page)
  await expect(page.locator('[data-trick-card]')).toHaveCount(before)
  // It is said anew, and what was before can be read.
  const lines = page.getByRole('log').locator('.lines')
  await expect(lines.locator('> p').filter({ hasText: / leads? the / })).toHaveCount(1)
  await expect(lines.locator('[aria-live="off"] p').first()).toHaveText('Hand 1 is dealt.')
  const played = lines.locator('p').filter({ hasText: / (lead|play)s? the / })
  const all = await played.allTextContents()
  expect(new Set(all).size, all.join('\n')).toBe(all.length)
})

test('the focus stays on the page when what had it goes away', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  const somewhere = () => page.evaluate(() => document.activeElement !== document.body)
  await press(page.getByRole('button', { name: 'Hint', exact: true }))
  await expect.poll(somewhere).toBe(true)
  await press(page.getByRole('button', { name: /^Pass/ }))
  await now(page)
  await expect.poll(somewhere).toBe(true)
  for (let card = 0; card < 2; card++) {
    await press(allowed(page).first())
    await now(page)
    await expect.poll(somewhere).toBe(true)
  }
})

test('what happened tells of a hint that was taken', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await press(page.getByRole('button', { name: 'Hint', exact: true }))
  await expect(cards(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(3)
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog').getByText('You take a hint.')).toHaveCount(1)
})

test('whoever watches sees every player and is told of nobody as "you"', async ({
  page,
  browser,
}) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await clickCard(cards(page).first())
  const other = await browser.newPage()
  await other.goto(page.url())
  for (const name of ['Zoe', 'Ada', 'Boris', 'Clara']) {
    await expect(other.locator('main .badge').filter({ hasText: name })).toHaveCount(1)
  }
  await expect(other.locator('main')).not.toContainText(/\byour?\b/)
  await other.close()
})
