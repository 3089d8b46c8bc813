/** The page of a table. */
import { openFromBar } from './bar'
import type { Page } from '@playwright/test'
import { accessible, expect, sitDown, test } from './fixtures'
import { lastCard, sitDownWhen } from './finished'
import { KEYS } from './keys'
import {
  allowed,
  cards,
  clickCard,
  hand,
  indexOf,
  now,
  playHand,
  playOut,
  press,
  step,
} from './play'
import { pretend, prompter } from './pretend'
import type { Snapshot, TrickDetail } from '../src/wire/types'

const HEARTS = { game: 'hearts', players: 4 }

test('a card that may not be played says why', async ({ page }) => {
  await sitDown(page, HEARTS)
  await step(page)
  const refused = hand(page).locator('[aria-disabled="true"]')
  while ((await now(page)) === 'mine' && (await refused.count()) === 0) await step(page)
  // It is marked as disabled but still reacts to a click.
  await refused.first().click({ position: await indexOf(refused.first()), force: true })
  await expect(page.locator('.note')).toContainText(/\w+ \w+/)
  await expect(page.getByRole('log')).toContainText(await page.locator('.note').innerText())
})

test('what is told for a while lies over no other words', async ({ page }) => {
  const refused = hand(page).locator('[aria-disabled="true"]')
  do {
    await sitDown(page, HEARTS)
    await now(page)
    await step(page)
    await now(page)
  } while ((await refused.count()) === 0)
  const news = page.locator('.news')
  const note = page.locator('.note')
  await expect(news).toContainText('passed you')
  await refused.first().click({ position: await indexOf(refused.first()), force: true })
  await expect(note).toBeVisible()
  await expect(news).toHaveCount(0)
  await expect(note).toHaveCount(0, { timeout: 20_000 })
  await expect(news).toContainText('passed you')
})

test('out of turn no card is dimmed, and a click says whose turn it is', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  // The request is aborted, so that the page does not get to its next turn.
  await page.route('**/actions', (route) => route.abort())
  await now(page)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page.getByRole('button', { name: /^Pass/ }).click()
  await expect(page.locator('.note')).toContainText('The server can’t be reached right now.')
  await expect(hand(page).locator('[aria-disabled="true"]')).toHaveCount(0)
})

test('a double-click on a card means no more than a click', async ({ page }) => {
  await sitDown(page, HEARTS)
  await now(page)
  await cards(page)
    .first()
    .dblclick({ position: await indexOf(cards(page).first()) })
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor({ state: 'hidden' })
})

test.describe('at a slow pace', () => {
  test.use({ settings: { pace: 'slow' }, reducedMotion: 'no-preference' })

  test('passed cards fly to whom they are passed: the own ones open, those of others face down', async ({
    page,
  }) => {
    await sitDown(page, HEARTS)
    await now(page)
    for (const index of [0, 4, 9]) await clickCard(cards(page).nth(index))
    const passed = await hand(page)
      .locator('[aria-pressed="true"]')
      .evaluateAll((chosen) => chosen.map((card) => (card as HTMLElement).dataset['card']))
    // Asked for at every frame, and begun before: a flight is short.
    const left = page.waitForFunction(() => {
      const flying = [...document.querySelectorAll<HTMLElement>('.passed')]
      // Three of one's own, and three of each of the two others who do not pass to the player.
      if (flying.length < 9) return null
      const open = flying.flatMap((one) => one.dataset['passed'] ?? [])
      const lies = (card: string) =>
        getComputedStyle(document.querySelector(`.hand [data-card="${card}"] .lift`)!).opacity !==
        '0'
      return { flying: flying.length, open, still: open.filter(lies) }
    })
    const came = page.waitForFunction(
      () =>
        [...document.querySelectorAll('.hand .fresh .lift')].filter((lift) =>
          // Neither a transition nor an animation of the style sheet.
          lift.getAnimations().some((flight) => flight.constructor === Animation),
        ).length === 3,
    )
    await page.getByRole('button', { name: 'Pass 3 cards' }).click()
    expect(await (await left).jsonValue()).toEqual({ flying: 9, open: passed, still: [] })
    await came
    await expect(page.locator('.passed')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(13)
    for (const card of passed) {
      await expect(hand(page).locator(`[data-card="${card}"]`)).toHaveCount(0)
    }
  })
})

test('the log does not repeat whose turn it is', async ({ page }) => {
  await sitDown(page, HEARTS)
  for (let steps = 0; steps < 3; steps++) await step(page)
  await page.keyboard.press('g')
  const log = page.getByRole('log')
  await expect(log.getByText(/ leads the /).first()).toBeVisible()
  // It is there for a screen reader, and takes no place.
  const turn = log.getByText(/^Your turn/).last()
  await expect(turn).toBeAttached()
  expect((await turn.boundingBox())!.height).toBeLessThanOrEqual(1)
})

test('passing shows where the cards go, asks once more, and shows what arrived', async ({
  page,
}) => {
  await sitDown(page, HEARTS)
  await now(page)
  await expect(page.getByText('Pass 3 to Ada')).toBeVisible()
  for (const index of [0, 1, 2, 3]) await clickCard(cards(page).nth(index))
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(3)
  await expect(cards(page)).toHaveCount(13)
  await page.getByRole('button', { name: 'Pass 3 cards' }).click()
  await now(page)
  await expect(page.locator('.slot.fresh')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /just passed to you/ })).toHaveCount(3)
})

test('the scores tell which total ends the match', async ({ page }) => {
  for (const [game, options, text] of [
    ['hearts', { target: 50 }, 'Match ends at 50'],
    ['cardominoes', { target: 30 }, 'Match ends above 30'],
    ['black-hearts', {}, 'Match ends at 13'],
  ] as const) {
    await sitDown(page, { game, players: 4, options })
    await expect(page.getByRole('region', { name: 'Scores' })).toContainText(text)
  }
  await sitDown(page, { game: 'wild-twists', players: 4 })
  await now(page)
  await expect(page.getByText('Match ends')).toHaveCount(0)
})

test('a move can be taken back', async ({ page }) => {
  await sitDown(page, HEARTS)
  await step(page)
  await now(page)
  const before = await cards(page).count()
  await step(page)
  await now(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(cards(page)).toHaveCount(before)
  await expect(page.getByRole('log')).toContainText('You take back the last move.')
})

test('the match goes on after the page is loaded anew', async ({ page }) => {
  await sitDown(page, HEARTS)
  await step(page)
  await step(page)
  await now(page)
  const held = await cards(page).allInnerTexts()
  await page.reload()
  await now(page)
  expect((await cards(page).allInnerTexts()).map((text) => text.split('.')[0])).toEqual(
    held.map((text) => text.split('.')[0]),
  )
})

test('a lost connection is shown, and made up for', async ({ page }) => {
  let cut = () => {}
  let broken = false
  await page.routeWebSocket(/\/live/, (socket) => {
    if (broken) {
      void socket.close()
      return
    }
    const server = socket.connectToServer()
    cut = () => {
      broken = true
      void server.close()
      void socket.close()
    }
  })
  // What it takes where no WebSocket opens.
  await page.route(/\/events(\?|$)/, (route) => (broken ? route.abort() : route.continue()))
  await page.setViewportSize({ width: 568, height: 320 })
  await sitDown(page, HEARTS)
  await now(page)
  const places = () =>
    page.locator('.ring, .seats .badge, .rail .badge, .hand').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
      }),
    )
  const before = await places()
  cut()
  const lost = page.locator('.lost')
  await expect(lost).toBeVisible()
  // Nothing moves for it, and all of it is seen.
  expect(await places()).toEqual(before)
  expect(await lost.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expect(page.getByRole('log')).toContainText('Connection lost. Reconnecting…')
  await accessible(page, 'a lost connection')
  broken = false
  await expect(page.locator('.lost')).toBeHidden()
  await step(page)
  expect(await now(page)).toBe('mine')
})

/** Lets the page's first connection die without a word; `beats` are what it is told while it lives. */
async function mortal(page: Page, beats?: string) {
  const line = { dead: false, sockets: 0, beaten: 0 }
  await page.routeWebSocket(/\/live/, (socket) => {
    line.sockets += 1
    const server = socket.connectToServer()
    if (line.sockets > 1) return
    server.onMessage((message) => {
      if (!line.dead) socket.send(message)
    })
    if (!beats) return
    const beating = setInterval(() => {
      if (line.dead) return clearInterval(beating)
      socket.send(beats)
      line.beaten += 1
    }, 300)
  })
  return line
}

test('a connection that is dead without a word is made anew', async ({ page }) => {
  const line = await mortal(page, '{"beat":1}')
  await sitDown(page, HEARTS)
  await now(page)
  // It lives for longer than it may be silent.
  await expect.poll(() => line.beaten).toBeGreaterThan(10)
  expect(line.sockets).toBe(1)
  line.dead = true
  await expect.poll(() => line.sockets).toBe(2)
  await step(page)
  expect(await now(page)).toBe('mine')
  expect(line.sockets).toBe(2)
})

test('a page that is not told what it did itself connects anew', async ({ page }) => {
  const line = await mortal(page)
  await sitDown(page, HEARTS)
  await now(page)
  line.dead = true
  await step(page)
  await expect.poll(() => line.sockets, { timeout: 20_000 }).toBe(2)
  expect(await now(page)).toBe('mine')
})

test('two pages at one table stay together', async ({ page, context }) => {
  await sitDown(page, HEARTS)
  await now(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await now(other)
  await step(page)
  await now(page)
  await expect(other.locator('.slot.fresh')).toHaveCount(3)
  await other.close()
})

test('a hand can be played with the keyboard alone', async ({ page }) => {
  await sitDown(page, HEARTS)
  const keys = { card: press, button: press }
  await step(page, keys)
  await step(page, keys)
  await now(page)
  // The keyboard focus stays in the hand.
  await expect(hand(page).locator(':focus')).toHaveCount(1)
  await playHand(page, keys)
  await expect(page.getByRole('dialog', { name: 'Hand 1' })).toBeVisible()
})

test('the keyboard is at the hand when the next hand begins', async ({ page }) => {
  await sitDownWhen(page, lastCard, { game: 'hearts', players: 3 })
  await playHand(page, KEYS)
  expect(await now(page)).toBe('summary')
  await step(page, KEYS)
  await now(page)
  // Not at the way out of the table, where it waited while there was neither a hand nor a question.
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the arrows go on from the card that has the focus, wherever it lies by now', async ({
  page,
}) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await step(page, KEYS)
  await now(page)
  const focused = () =>
    cards(page).evaluateAll((all) => all.findIndex((card) => card === document.activeElement))
  await expect.poll(focused).toBeGreaterThanOrEqual(0)
  const before = await focused()
  await expect(cards(page).nth(before)).toHaveAttribute('tabindex', '0')
  const to = before === 0 ? 'ArrowRight' : 'ArrowLeft'
  await page.keyboard.press(to)
  expect(await focused()).toBe(before + (before === 0 ? 1 : -1))
})

test('the hand is one stop for Tab; arrows, Home and End move in it', async ({ page }) => {
  await sitDown(page, HEARTS)
  await now(page)
  await expect(hand(page).locator('[tabindex="0"]')).toHaveCount(1)
  await cards(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(cards(page).last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(cards(page).first()).toHaveAttribute('aria-pressed', 'false')
})

test('the sheets open from the bar and by key, and everybody can read them', async ({ page }) => {
  await sitDown(page, HEARTS)
  await step(page)
  await step(page)
  await now(page)
  for (const [key, name] of [
    ['?', 'Keyboard shortcuts'],
    ['s', 'Scores'],
    ['r', 'Hearts: rules'],
    ['l', 'Last trick'],
  ]) {
    await page.keyboard.press(key!)
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    await accessible(page, name!)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await openFromBar(page, 'Settings')
  await accessible(page, 'the settings')
})

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' })
  test('everybody can read the table', async ({ page }) => {
    await sitDown(page, HEARTS)
    await step(page)
    await now(page)
    await accessible(page, 'the table at night')
    await page.keyboard.press('s')
    await accessible(page, 'the scores at night')
  })
})

test('settings are kept: four colours, the theme, the forced card', async ({ page }) => {
  await sitDown(page, HEARTS)
  await now(page)
  await openFromBar(page, 'Settings')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('tab', { name: 'Look' }).click()
  await sheet.getByText('Four-colour deck').click()
  await sheet.getByText('Dark').click()
  await sheet.getByRole('tab', { name: 'Play' }).click()
  await sheet.getByText('Last trick', { exact: true }).click()
  await expect(sheet.getByRole('radio', { name: 'Last trick' })).toBeChecked()
  await page.reload()
  await now(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openFromBar(page, 'Settings')
  await expect(sheet.getByRole('radio', { name: 'Last trick' })).toBeChecked()
  await sheet.getByRole('tab', { name: 'Look' }).click()
  await expect(sheet.getByText('Four-colour deck').getByRole('checkbox')).toBeChecked()
})

test.describe('at the pace that waits', () => {
  test.use({ settings: { pace: 'wait' } })
  test('a finished trick lies until the player goes on', async ({ page }) => {
    await sitDown(page, { game: 'wild-twists', players: 3 })
    const go = page.getByRole('button', { name: 'Continue' })
    const mine = page.locator('[data-now="mine"]')
    while (!(await go.isVisible())) {
      await go.or(mine).first().waitFor()
      if (await mine.isVisible()) await step(page)
    }
    await expect(page.getByText(/takes? the trick/).first()).toBeVisible()
    await page.keyboard.press('c')
    await expect(go).toBeHidden()
  })
})

test.describe('in a first match', () => {
  test.use({ settings: { hints: true } })
  test('a hint is given once, and goes when it was read', async ({ page }) => {
    await sitDown(page, HEARTS)
    await now(page)
    const hint = page.getByRole('complementary', { name: 'Tip' })
    await expect(hint).toContainText('Select 3 cards')
    await accessible(page, 'a hint')
    const got = hint.getByRole('button', { name: 'Got it' })
    await got.focus()
    // Pressed so, it takes no focus.
    const advice = page.getByRole('button', { name: 'Hint', exact: true })
    await advice.evaluate((button: HTMLElement) => button.click())
    await expect(page.locator('.note')).toBeVisible()
    await expect(hint).toHaveCSS('opacity', '0')
    await expect(got).toBeFocused()
    await expect(page.locator('.note')).toHaveCount(0, { timeout: 20_000 })
    await expect(hint).toHaveCSS('opacity', '1')
    await got.click()
    await expect(hint).toBeHidden()
    await page.reload()
    await now(page)
    await expect(hint).toBeHidden()
  })

  test.describe('at the pace of a table', () => {
    test.use({ settings: { hints: true, pace: 'normal' } })
    test('the first hint stands while others play before the first turn', async ({ page }) => {
      const tell = await prompter(page)
      await sitDown(page, { game: 'wild-twists', players: 4 })
      await now(page)
      const taken = [0, 0, 0, 0]
      const hands = [['7C', '9D', '4S', '6S', 'JS', '4H', 'WH'], 7, 7, 7]
      const state = (to_act: number[], trick: object[], legal: string[] = []) => {
        return ({ view }: Snapshot) => ({
          refused: [],
          last_trick: null,
          view: {
            ...view,
            phase: 'play',
            to_act,
            legal,
            hands,
            detail: { ...view.detail, lead: 2, trick, taken, last_trick: [] },
          },
        })
      }
      tell([], state([2], []))
      const hint = page.getByRole('complementary', { name: 'Tip' })
      await expect(hint).toContainText('highest or lowest of its suit')
      await page.evaluate(() => {
        const gone: string[] = []
        Object.assign(globalThis, { gone })
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
            if (node instanceof HTMLElement && node.matches('aside')) gone.push(node.innerText)
        }).observe(document.body, { childList: true, subtree: true })
      })
      const first = { seat: 2, card: '5D' }
      const second = { seat: 3, card: '8D' }
      tell([{ kind: 'played', ...first, led: true }], state([3], [first]))
      await expect(page.locator('.laid')).toHaveCount(1)
      await expect(page.locator('[data-now="others"]')).toHaveCount(1)
      tell([{ kind: 'played', ...second, led: false }], state([0], [first, second], ['9D']))
      await now(page)
      await expect(hint).toBeVisible()
      expect(await page.evaluate(() => (globalThis as unknown as { gone: string[] }).gone)).toEqual(
        [],
      )
      await hint.getByRole('button', { name: 'Got it' }).click()
      await expect(hint).toBeHidden()
    })
  })
})

test('a tile that failed to follow can be taken back until the trick is gathered', async ({
  page,
}) => {
  const suits = (all: string[]) => all.map((tile) => tile.slice(-1))
  const mayFail = ({ you, view }: Snapshot) => {
    const held = suits([view.hands[you!]].flat() as string[])
    const { trick } = view.detail as TrickDetail
    const led = suits(trick.map(({ card }) => card))[0]
    return Boolean(led && view.legal?.length && held.includes(led) && new Set(held).size > 1)
  }
  await sitDownWhen(page, mayFail, {
    game: 'cardominoes',
    players: 3,
    options: { revoke: 'penalty' },
  })
  await now(page)
  const suit = (await page
    .locator('[data-trick-card]')
    .first()
    .getAttribute('data-trick-card'))!.slice(-1)
  await clickCard(
    cards(page)
      .and(page.locator(`:not([data-card$="${suit}"])`))
      .first(),
  )
  await page
    .getByRole('main')
    .getByText(/You didn’t follow suit|Or play a tile that follows suit/)
    .waitFor()
  // On the narrowest phone too what is asked keeps to its row, and the hand stays free.
  await page.setViewportSize({ width: 320, height: 568 })
  const kept = () =>
    page.locator('.rail-row').evaluate((row) => {
      const [ask, room] = [row.querySelector('.ask')!, row].map((element) =>
        element.getBoundingClientRect(),
      )
      const inside = ask!.top >= room!.top - 1 && ask!.bottom <= room!.bottom + 1
      return inside && ask!.left >= 0 && ask!.right <= innerWidth
    })
  await expect.poll(kept).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await clickCard(allowed(page).first())
  await expect(page.getByRole('log')).toContainText(/You take back/)
})

test('a game of Heartcatchers can be played with the keyboard alone', async ({ page }) => {
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  await now(page)
  await cards(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-target]').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-target]')).toHaveCount(0)
  await playOut(page, { card: press, button: press })
})

test('a suggestion shows what a bot would do, and does nothing', async ({ page }) => {
  await sitDown(page, HEARTS)
  await step(page)
  const suggest = page.getByRole('button', { name: 'Hint', exact: true })
  while ((await now(page)) === 'mine' && !(await suggest.isVisible())) await step(page)
  const count = await cards(page).count()
  await suggest.click()
  await expect(page.getByRole('log')).toContainText('Try the ')
  await expect(page.locator('.slot.hinted')).toHaveCount(1)
  await expect(cards(page)).toHaveCount(count)
})

test('whoever shot the moon is asked what it does', async ({ page }) => {
  await pretend(page, ({ view }) => {
    view.phase = 'moon'
    view.legal = ['moon self', 'moon others']
  })
  await sitDown(page, { game: 'wild-twists', players: 4 })
  await expect(page.getByText('You shot the moon! Choose your reward.')).toBeVisible()
  await accessible(page, 'the moon’s choice')
  const sent = page.waitForRequest('**/actions')
  await page.getByRole('button', { name: 'Raise all other scores' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ action: 'moon others' })
})

test('the holder of the Wild Club is asked to open', async ({ page }) => {
  await pretend(page, ({ view }) => {
    view.phase = 'opening'
    view.legal = ['WC-', 'decline']
  })
  await sitDown(page, { game: 'wild-twists', players: 4 })
  await expect(page.getByRole('button', { name: 'Open with it' })).toBeVisible()
  const sent = page.waitForRequest('**/actions')
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ action: 'decline' })
})

test('when nothing can change the score, the hand can be ended', async ({ page }) => {
  await pretend(page, (snapshot) => {
    snapshot.settled = true
    snapshot.view.legal = ['2C']
  })
  await sitDown(page, HEARTS)
  const sent = page.waitForRequest('**/finish')
  await page.getByRole('button', { name: 'End the hand' }).click()
  await sent
})
