/** Tables for several people: each has a browser of their own. */
import { openFromBar, toolbar } from './bar'
import type { Locator, Page } from '@playwright/test'
import { DESKTOP, playOn, sitDown, SMALL, somebody } from './company'
import { accessible, expect, test } from './fixtures'
import { allowed, clickCard, hand, now, step } from './play'

const waiting = (page: Page) => page.locator('[data-now="waiting"]')
const people = (page: Page) => page.getByRole('dialog', { name: 'People' })

/** Makes a table from the lobby and returns its address. */
async function makeTable(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: `${game} with friends`, exact: true }).click()
  const name = page.getByRole('dialog').getByLabel('Your name')
  await waiting(page).or(name).first().waitFor()
  if (await name.isVisible()) {
    await name.fill('Anna')
    await page.getByRole('button', { name: 'Create table' }).click()
  }
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
  return page.url()
}

async function openPeople(page: Page): Promise<Locator> {
  await page.keyboard.press('p')
  await expect(people(page)).toBeVisible()
  return people(page)
}

/** Lets a test hide the page, and keeps what the page notifies of while it is hidden. */
async function watchCalls(page: Page) {
  await page.addInitScript(() => {
    const shown: string[] = []
    let hidden = false
    class Shown {
      static permission = 'default'
      static async requestPermission() {
        return (Shown.permission = 'granted')
      }
      onclick = null
      readonly text: string
      constructor(title: string, { body }: { body: string }) {
        this.text = `${title}: ${body}`
        shown.push(this.text)
      }
      close() {
        shown.splice(shown.indexOf(this.text), 1)
      }
    }
    Object.defineProperty(window, 'Notification', { value: Shown })
    Object.defineProperty(document, 'hidden', { get: () => hidden })
    Object.assign(window, {
      shown,
      hide: (now: boolean) => {
        hidden = now
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  return {
    shown: () => page.evaluate(() => (window as never as { shown: string[] }).shown),
    hide: (now: boolean) =>
      page.evaluate((now) => (window as never as { hide(now: boolean): void }).hide(now), now),
  }
}

test('friends come together by a link, play, and come back', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const address = await makeTable(page, 'Hearts')
  await accessible(page, 'the waiting table, for its host')
  const ben = await somebody(browser, 'Ben')
  await ben.goto(address)
  await expect(ben.getByRole('button', { name: 'Sit down', exact: true })).toBeVisible()
  await accessible(ben, 'the waiting table, for a newcomer')
  await sitDown(ben, address)
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toHaveCount(1)
  await expect(ben.getByRole('button', { name: 'Start match' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(page), now(ben)])
  const cards = async (page: Page) =>
    hand(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((card) => card.textContent))
  const [annas, bens] = [await cards(page), await cards(ben)]
  expect(annas).toHaveLength(13)
  expect(annas.filter((card) => bens.includes(card))).toEqual([])
  const played = async () => (await cards(page)).length < 10
  await playOn([page, ben], played)

  // What people say makes no turn new: it is not said again that it is one's turn.
  await playOn([ben], () => page.locator('[data-now="mine"]').isVisible())
  const { origin, pathname } = new URL(address)
  await ben.request.post(`${origin}/api${pathname.replace('table', 'tables')}/say`, {
    headers: { origin },
    data: { said: { text: 'Take your time' } },
  })
  const log = page.getByRole('log')
  await expect(log.getByText('Ben says: Take your time')).toBeVisible()
  const [, after] = (await log.innerText()).split('Ben says: Take your time')
  expect(after).not.toContain('Your turn')

  // A page that is loaded anew is back where it was.
  const held = await cards(ben)
  await ben.reload()
  await expect.poll(() => cards(ben)).toEqual(held)

  // Who is gone is shown, and shown no more when they are back.
  await ben.goto('about:blank')
  const badge = page.getByRole('list', { name: /^Other players/ }).getByText('offline')
  await expect(badge).toBeVisible({ timeout: 15_000 })
  await ben.goto(address)
  await expect(badge).toHaveCount(0)

  // What one proposes the other is asked.
  const dialog = await openPeople(page)
  await accessible(page, 'the people at the table')
  await dialog.getByRole('button', { name: 'Ask to stop the match' }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt').getByText('You asked to stop the match here.')).toBeVisible()
  await ben.getByRole('button', { name: 'Decline' }).click()
  await expect(page.locator('.prompt').getByText('You asked to stop the match here.')).toHaveCount(
    0,
  )
  await ben.context().close()
})

test('a match of Heartcatchers among two people is played to its end', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const address = await makeTable(page, 'Heartcatchers')
  const ben = await somebody(browser, 'Ben', { size: DESKTOP })
  await sitDown(ben, address)
  await page.getByRole('button', { name: 'Start match' }).click()
  const over = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Rematch' })
  await playOn([page, ben], async () => (await over(page).isVisible()) && over(ben).isVisible())
  // One tap each, and both are at the next match.
  await over(page).click()
  await expect(ben.getByRole('dialog').getByRole('status')).toContainText(
    'is ready. Waiting for you.',
  )
  await over(ben).click()
  for (const player of [page, ben]) {
    await expect(player).not.toHaveURL(address)
    await expect(hand(player)).toBeVisible()
  }
  await ben.context().close()
})

test('a seat goes on with another device', async ({ page, browser }) => {
  await makeTable(page, 'Black Hearts')
  await page.getByRole('button', { name: 'Start match' }).click()
  await now(page)
  const dialog = await openPeople(page)
  await dialog.getByText('Continue on another device').click()
  const link = dialog.getByRole('textbox', { name: 'Link' }).last()
  await expect(link).toHaveValue(/#seat=/)
  const phone = await somebody(browser, 'Phone')
  await phone.goto(await link.inputValue())
  await phone.getByRole('button', { name: 'Take seat' }).click()
  await expect(hand(phone)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You’re watching.')).toBeVisible()
  await expect(hand(page)).toHaveCount(0)
  await phone.context().close()
})

test('a listed table is found in the lobby, and what is said there is read', async ({
  page,
  browser,
}) => {
  await makeTable(page, 'Hearts')
  await page.getByText('Anyone in the lobby').click()
  const ben = await somebody(browser, 'Ben')
  // The list is asked for while the server behind a proxy is being restarted.
  let asked = 0
  await ben.route(/\/api\/open\/events/, (route) =>
    ++asked === 1 ? route.fulfill({ status: 502 }) : route.continue(),
  )
  await ben.goto('/')
  const open = ben.getByRole('region', { name: 'Open tables' })
  await expect(open).toContainText('Anna')
  expect(asked).toBe(2)
  await accessible(ben, 'the lobby with an open table')
  await open.getByRole('link').first().click()
  await ben.getByRole('button', { name: 'Sit down', exact: true }).click()
  await ben.getByLabel('Message').fill('<b>Hello</b>')
  await ben.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben <b>Hello</b>' })).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(
    ben.getByRole('heading', { name: 'The host removed you from this table' }),
  ).toBeVisible()
  await ben.context().close()
})

test('a quick match brings two people together', async ({ page, browser }) => {
  const find = async (page: Page, name: string) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Quick match: CARDominoes Hearts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quick match: CARDominoes Hearts' })
    await expect(dialog).toContainText('If there is none, you open one and wait for others')
    await accessible(page, 'a quick match')
    await dialog.getByLabel('Your name').fill(name)
    await dialog.getByRole('button', { name: 'Find a table' }).click()
    await expect(page.getByRole('button', { name: 'Leave table' })).toBeVisible()
  }
  await find(page, 'Anna')
  await expect(page.getByRole('status')).toContainText('Players can find this table in the lobby')
  const ben = await somebody(browser, 'Ben', { size: SMALL })
  await find(ben, 'Ben')
  expect(ben.url()).toBe(page.url())
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toHaveCount(1)

  // The seats that stay free are filled with bots, whose levels have names.
  await page.getByRole('button', { name: 'Add bot at seat 3' }).click()
  const bot = page.getByRole('listitem').filter({ hasText: 'Bot, Medium' })
  await expect(bot).toContainText('Counts cards')
  await bot.getByRole('combobox').selectOption({ label: 'Easy' })
  const novice = page.getByRole('listitem').filter({ hasText: 'Bot, Easy' })
  await novice.getByRole('combobox').selectOption({ label: 'Moon-mad' })
  const mad = page.getByRole('listitem').filter({ hasText: 'Bot, Moon-mad' })
  await expect(mad).toContainText('Tries to shoot the moon whenever it can.')
  await page.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(page), now(ben)])

  // Ben says how the bot is to play that takes his place.
  await openFromBar(ben, 'Settings')
  const sheet = ben.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('tab', { name: 'People' }).click()
  await sheet
    .getByRole('group', { name: /while I’m away/ })
    .getByText('Expert')
    .click()
  await ben.keyboard.press('Escape')

  // The people are one tap away, on the smallest phone too.
  await ben.getByRole('button', { name: 'People', exact: true }).click()
  await expect(people(ben)).toContainText('Bot, Moon-mad')
  await people(ben).getByRole('button', { name: 'Leave table' }).click()
  const left = ben.waitForResponse((answer) => answer.request().method() === 'POST')
  await ben.getByRole('button', { name: 'Leave for good? A bot takes your seat' }).click()
  expect((await left).ok()).toBe(true)
  await ben.context().close()
  // Alone with bots, the list of people moves from the bar into the menu.
  await expect(toolbar(page).getByRole('button', { name: 'People', exact: true })).toHaveCount(0)
  await openFromBar(page, 'People')
  await expect(people(page)).toContainText('Bot, Expert')
})

test('the page calls its player back, where they asked for that', async ({ page, browser }) => {
  const { shown, hide } = await watchCalls(page)
  const address = await makeTable(page, 'Heartcatchers')
  const calls = page.getByRole('region', { name: 'When it’s your turn' })
  await calls.getByLabel('Notify me while this page is hidden').check()
  await hide(true)
  expect(await shown()).toEqual([])
  const ben = await somebody(browser, 'Ben')
  await sitDown(ben, address)
  const full = 'Heartcatchers: Every seat is taken: you can start the match.'
  await expect.poll(shown).toEqual([full])
  await hide(false)
  expect(await shown()).toEqual([])
  await page.getByRole('button', { name: 'Start match' }).click()

  const icon = page.locator('link[rel="icon"]')
  const mine = page.locator('[data-now="mine"]')
  await playOn([ben], () => mine.isVisible())
  await expect(page).toHaveTitle(/^● Your turn · Heartcatchers/)
  await expect(icon).toHaveAttribute('href', '/moon-waits.svg')
  await hide(true)
  await expect.poll(shown).toEqual(['Heartcatchers: It’s your turn.'])
  while (await mine.isVisible()) await step(page)
  await expect.poll(shown).toEqual([])
  await expect(icon).toHaveAttribute('href', '/moon.svg')
  await ben.context().close()
})

/** The suits of some cards of a hand. */
const suits = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')!.slice(-1)))

test('a card chosen before its turn is played when the turn comes, and told to nobody', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const address = await makeTable(page, 'Hearts')
  const ben = await somebody(browser, 'Ben')
  await sitDown(ben, address)
  await page.getByRole('button', { name: 'Start match' }).click()
  // Anna leads, with Ben after her: he holds a suit that she may lead.
  const leads = async () => {
    if (!(await page.locator('[data-now="mine"]').isVisible())) return false
    if ((await page.locator('[data-trick-card]').count()) > 0) return false
    if (await page.getByRole('button', { name: /^Select \d more$/ }).isVisible()) return false
    const [hers, his] = [await suits(allowed(page)), await suits(hand(ben).getByRole('button'))]
    return hers.some((suit) => his.includes(suit))
  }
  await playOn([page, ben], leads)
  const hers = await suits(allowed(page))
  const his = await suits(hand(ben).getByRole('button'))
  const suit = hers.find((suit) => his.includes(suit))!
  const asked: string[] = []
  ben.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })

  const card = hand(ben).locator(`button[data-card$="${suit}"]`).first()
  const name = (await card.getAttribute('data-card'))!
  await clickCard(card)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toContainText('chosen for your turn')
  await accessible(ben, 'a card chosen before its turn')
  await ben.keyboard.press('Escape')
  await expect(card).not.toHaveAttribute('aria-pressed', 'true')
  await clickCard(card)
  expect(asked).toEqual([])

  await clickCard(hand(page).locator(`button[data-card$="${suit}"]:not([aria-disabled])`).first())
  const played = hand(ben).locator(`button[data-card="${name}"]`)
  await expect(played).toHaveCount(0)
  expect(asked.filter((url) => url.endsWith('/actions'))).toHaveLength(1)
  await ben.context().close()
})

test('a deed on the field chosen before its turn is done when the turn comes', async ({
  page,
  browser,
}) => {
  const address = await makeTable(page, 'Heartcatchers')
  const ben = await somebody(browser, 'Ben', { size: SMALL })
  await sitDown(ben, address)
  await page.getByRole('button', { name: 'Start match' }).click()
  await playOn([ben], () => page.locator('[data-now="mine"]').isVisible())
  const asked: string[] = []
  ben.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })

  const card = hand(ben).getByRole('button').first()
  const held = await hand(ben).getByRole('button').count()
  await clickCard(card)
  await ben.getByRole('button', { name: /^Hide .* under .*’s stack 2$/ }).click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toContainText('chosen for your turn')
  await expect(ben.locator('.under.planned')).toHaveCount(1)
  await accessible(ben, 'a deed chosen before its turn')
  expect(asked).toEqual([])

  // Anna does something that needs no choice of where.
  await clickCard(hand(page).getByRole('button').first())
  await page.getByRole('button', { name: /^Hide .* under your stack 1$/ }).click()
  const done = ben.getByRole('log').getByText(/^You hide .* under Anna’s stack 2/)
  await expect(done).toBeAttached()
  await expect(hand(ben).getByRole('button')).toHaveCount(held)
  expect(asked.filter((url) => url.endsWith('/actions'))).toHaveLength(1)
  await ben.context().close()
})

test('people are reported, and whoever watches sees the match late', async ({ page, browser }) => {
  const address = await makeTable(page, 'Black Hearts')
  await page.getByRole('group', { name: 'Spectator delay' }).getByText('2 minutes').click()
  const ben = await somebody(browser, 'Ben', { size: SMALL })
  await ben.goto(address)
  await expect(ben.getByText('Spectators see the match 2 minutes late.')).toBeVisible()
  await sitDown(ben, address)
  await page.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(page), now(ben)])

  // A stranger is shown the table as it was: nothing is dealt.
  const cara = await somebody(browser, 'Cara')
  await cara.goto(address)
  await expect(waiting(cara)).toContainText('You’ll see it with a delay of 2 minutes.')
  await expect(hand(cara)).toHaveCount(0)
  // A bot's seat can be taken over all the same.
  await expect(waiting(cara)).toContainText('You can still join')

  await ben.getByRole('button', { name: 'People', exact: true }).click()
  const dialog = people(ben)
  await expect(dialog).toContainText('1 spectator, with a delay of 2 minutes')
  await expect(dialog).toContainText('A bot plays for anyone who is away for 1 minute')
  await dialog.getByRole('button', { name: 'Report Anna' }).click()
  const form = dialog.getByRole('form', { name: 'Report Anna' })
  await form.getByText('Stalling').click()
  await accessible(ben, 'a report')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('status')).toContainText('Report sent.')
  for (const other of [ben, cara]) await other.context().close()
})
