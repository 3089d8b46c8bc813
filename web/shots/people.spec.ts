/** Pictures of tables for people, of what stands round them, and of accounts. */
import type { Browser, Page } from '@playwright/test'
import { DESKTOP, isOver, makeTable, PHONE, playOn, sitDown, somebody } from '../e2e/company'
import { expect, test, type Wanted } from '../e2e/fixtures'
import { hand, now } from '../e2e/play'
import { FEWER, shoot, SIZES } from './shoot'

const NAMES = ['Anna', 'Benjamin', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana']
const room = { sizes: FEWER, scrolls: 'main' }
const dialog = { sizes: FEWER, scrolls: 'dialog .body' }

/** Asks the server for something as the player of that page. */
async function does(page: Page, what: string, data: object = {}, method = 'POST') {
  const table = page.url().split('/').at(-1)!
  const answer = await page.request.fetch(`/api/tables/${table}/${what}`, {
    method,
    headers: { origin: new URL(page.url()).origin },
    data,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function terms(page: Page, changed: object) {
  const table = page.url().split('/').at(-1)!
  const { life } = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
    life: { terms: object }
  }
  await does(page, 'terms', { ...life.terms, ...changed }, 'PUT')
}

/** Some people round a table of their own, in the room where they wait. */
async function gather(
  browser: Browser,
  wanted: Wanted,
  people: number,
  agreed: Record<string, unknown> = {},
) {
  const pages: Page[] = []
  for (const name of NAMES.slice(0, people)) {
    pages.push(
      await somebody(browser, name, { size: pages.length === 0 ? DESKTOP : PHONE, painted: true }),
    )
  }
  await makeTable(pages[0]!, NAMES[0]!, wanted, agreed)
  for (const page of pages.slice(1)) await sitDown(page, pages[0]!.url())
  return pages as [Page, Page, ...Page[]]
}

async function begin(pages: readonly Page[]) {
  await pages[0]!.getByRole('button', { name: 'Start match' }).click()
  for (const page of pages) {
    await page.locator('[data-now="waiting"]').waitFor({ state: 'detached' })
  }
}

async function end(...pages: Page[]) {
  for (const page of pages) await page.context().close()
}

/** Takes a picture of the dialog with the people, perhaps with a part of it open. */
async function people(page: Page, name: string, part?: string) {
  await page.getByRole('button', { name: 'People', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'People' })
  await sheet.waitFor()
  if (part) {
    await sheet.getByText(part).click()
    await page.waitForTimeout(500)
  }
  await shoot(page, name, dialog)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}

test('the room where people wait', async ({ browser }) => {
  const [anna, ben] = await gather(browser, { game: 'hearts', players: 4 }, 2)
  await does(anna, 'bot', { seat: 2, bot: true, level: 'steady' })
  await does(ben, 'say', { said: { text: 'Hello, who else is coming?' } })
  await does(anna, 'say', { said: { sign: 'moment' } })
  await shoot(anna, 'people-waiting-host', room)
  await shoot(ben, 'people-waiting-guest', room)
  const cleo = await somebody(browser, 'Cleopatra of Alexandria')
  await cleo.goto(anna.url())
  await shoot(cleo, 'people-waiting-newcomer', room)
  await terms(anna, { access: 'listed', title: 'Friday night, slowly' })
  await cleo.goto('/')
  await cleo.getByRole('region', { name: 'Open tables' }).waitFor()
  await shoot(cleo, 'people-lobby-open-tables', { sizes: FEWER })
  await cleo.getByRole('button', { name: 'Quick match: Heartcatchers' }).click()
  await shoot(cleo, 'people-quick-match', dialog)
  await terms(anna, { access: 'closed' })
  await does(anna, 'remove', { seat: 1 })
  await expect(ben.getByText('This table is for those who sit at it.')).toBeVisible()
  await shoot(ben, 'people-removed', { sizes: FEWER })
  await end(anna, ben, cleo)
})

test('the room of eight', async ({ browser }) => {
  const pages = await gather(browser, { game: 'wild-twists', players: 8 }, 8)
  await shoot(pages[0], 'people-waiting-eight', room)
  await begin(pages)
  await hand(pages[0]).waitFor()
  await does(pages[1], 'out')
  await does(pages[2]!, 'say', { said: { sign: 'hello' } })
  await pages[7]!.close()
  await expect(pages[0].getByText('offline')).toBeVisible({ timeout: 30_000 })
  await shoot(pages[0], 'people-eight', { sizes: SIZES })
  await end(...pages.slice(0, 7))
})

test('a table with a clock, with proposals, a pause and somebody away', async ({ browser }) => {
  const wanted = { game: 'hearts', players: 4 }
  const [anna, ben, cleo] = await gather(browser, wanted, 3, { clock: 'relaxed' })
  await begin([anna, ben, cleo!])
  await Promise.all([anna, ben, cleo!].map(now))
  await shoot(anna, 'people-clock-pass')
  await people(anna, 'people-dialog-host')
  await people(anna, 'people-dialog-terms', 'Table settings')
  await people(ben, 'people-dialog-invite', 'Invite players')
  await people(ben, 'people-dialog-seat-code', 'Continue on another device')

  await ben.getByRole('button', { name: 'People', exact: true }).click()
  await ben.getByRole('button', { name: 'Report Anna' }).click()
  await shoot(ben, 'people-report', dialog)
  await ben.keyboard.press('Escape')

  await does(ben, 'propose', { what: 'stop' })
  await expect(anna.getByRole('button', { name: 'Answer', exact: true })).toBeVisible()
  await shoot(anna, 'people-asked-to-stop')
  await shoot(ben, 'people-proposes-to-stop', { sizes: FEWER })
  await does(anna, 'answer', { agree: false })

  await does(cleo!, 'out')
  await expect(cleo!.getByText(/A bot plays for you\.$/).first()).toBeVisible()
  await playOn([anna, ben], async () => (await anna.locator('[data-trick-card]').count()) > 1)
  await shoot(anna, 'people-one-away')
  await shoot(cleo!, 'people-you-are-away', { sizes: FEWER })

  await does(anna, 'say', { said: { text: 'Sorry, the door bell. Back in a minute or two!' } })
  await does(anna, 'pause', { paused: true })
  await expect(ben.getByText('The match is paused.').first()).toBeVisible()
  await shoot(anna, 'people-paused-host')
  await shoot(ben, 'people-paused', { sizes: FEWER })
  await does(anna, 'pause', { paused: false })
  await does(ben, 'propose', { what: 'undo' })
  await expect(anna.getByRole('button', { name: 'Agree' })).toBeVisible()
  await shoot(anna, 'people-asked-to-take-back', { sizes: FEWER })
  await end(anna, ben, cleo!)
})

test('a claim, and somebody who has left', async ({ browser }) => {
  const [anna, ben, cleo] = await gather(browser, { game: 'hearts', players: 4 }, 3, {
    clock: 'relaxed',
  })
  await begin([anna, ben, cleo!])
  await Promise.all([anna, ben, cleo!].map(now))
  await does(cleo!, 'leave')
  await people(anna, 'people-dialog-left')
  const claims = (page: Page) => page.getByRole('button', { name: 'Ask to claim them' })
  const either = async () => (await claims(anna).isVisible()) || claims(ben).isVisible()
  await playOn([anna, ben], either)
  const [mine, other] = (await claims(anna).isVisible()) ? [anna, ben] : [ben, anna]
  await shoot(mine, 'people-may-claim')
  await claims(mine).click()
  await expect(other.getByRole('button', { name: 'Agree' })).toBeVisible()
  await shoot(mine, 'people-claims')
  await shoot(other, 'people-asked-to-claim')
  await end(anna, ben, cleo!)
})

for (const game of ['cardominoes', 'custom-hearts', 'black-hearts'] as const) {
  test(`two people at ${game}`, async ({ browser }) => {
    const [anna, ben] = await gather(browser, { game, players: 4 }, 2, { clock: 'quick' })
    await begin([anna, ben])
    await playOn([anna, ben], async () => (await anna.locator('[data-trick-card]').count()) > 1)
    await shoot(anna, `people-${game}`)
    await shoot(ben, `people-${game}-other`, { sizes: FEWER })
    await end(anna, ben)
  })
}

test('names of accounts', async ({ browser }) => {
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map((name) => somebody(browser, name, { painted: true })),
  )
  const name = `Anna ${Date.now() % 100_000}`
  await anna!.goto('/')
  const proof = { password: 'correct horse' }
  const made = await anna!.request.post('/api/account', {
    headers: { origin: new URL(anna!.url()).origin },
    data: { handle: name, proof },
  })
  expect(made.status(), await made.text()).toBe(201)
  await makeTable(
    anna!,
    name,
    { game: 'wild-twists', players: 8 },
    { title: 'Accounts', access: 'listed' },
  )
  await ben!.goto('/')
  await ben!.getByText('Accounts').waitFor()
  await shoot(ben!, 'people-lobby-account', { sizes: FEWER })
  await ben!.goto(anna!.url())
  await ben!.getByLabel('Your name').fill(name)
  await ben!.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(ben!.getByText('This name belongs to an account.')).toBeVisible()
  await shoot(ben!, 'people-name-refused', room)
  await ben!.getByLabel('Your name').fill('Ben')
  await ben!.getByRole('button', { name: 'Sit down', exact: true }).click()
  await does(anna!, 'say', { said: { text: 'It is really me.' } })
  await ben!.getByText('It is really me.').first().waitFor()
  await shoot(ben!, 'people-account-waiting', room)
  await begin([anna!, ben!])
  await hand(ben!).waitFor()
  await shoot(ben!, 'people-account-table')
  await shoot(anna!, 'people-account-own-table', { sizes: FEWER })
  await people(ben!, 'people-dialog-account')
  await end(anna!, ben!)
})

test('another device, and whoever watches late', async ({ browser }) => {
  const [anna, ben] = await gather(browser, { game: 'black-hearts', players: 3 }, 2, {
    watch_delay: 30,
  })
  await begin([anna, ben])
  await Promise.all([anna, ben].map(now))
  const table = anna.url().split('/').at(-1)!
  const answer = await ben.request.post(`/api/tables/${table}/code`, {
    headers: { origin: new URL(ben.url()).origin },
  })
  const { code } = (await answer.json()) as { code: string }
  const other = await somebody(browser, 'Phone', { painted: true })
  await other.goto(`${anna.url()}#seat=${code}`)
  await other.getByRole('button', { name: 'Take seat' }).waitFor()
  await shoot(other, 'people-seat-code', dialog)
  const dan = await somebody(browser, 'Dan', { painted: true })
  await dan.goto(anna.url())
  await dan.getByText('with a delay of 30 seconds').waitFor()
  await shoot(dan, 'people-watching-late-waits', { sizes: FEWER })
  await expect(dan.getByText('You’re watching, 30 seconds late.')).toBeVisible({ timeout: 60_000 })
  await shoot(dan, 'people-watching-late', { sizes: FEWER })
  await people(dan, 'people-dialog-watching')
  await end(anna, ben, other, dan)
})

test('two people at Heartcatchers, to the end and on', async ({ browser }) => {
  const wanted = { game: 'heartcatchers', players: 2 }
  const [anna, ben] = await gather(browser, wanted, 2, { clock: 'quick', seats_move: true })
  await begin([anna, ben])
  await playOn([anna, ben], (turn) => turn >= 3)
  await shoot(anna, 'people-field')
  const waits = (await anna.locator('[data-now="mine"]').isVisible()) ? ben : anna
  await hand(waits).getByRole('button').first().click()
  await waits.waitForTimeout(200)
  await shoot(waits, 'people-field-ahead-where', { sizes: FEWER })
  await waits.getByRole('button', { name: /^Hide .* under .*’s stack 2$/ }).click()
  await shoot(waits, 'people-field-ahead', { sizes: FEWER })
  await waits.keyboard.press('Escape')
  await playOn([anna, ben], async () => (await isOver(anna)) && isOver(ben))
  await shoot(anna, 'people-field-end', dialog)
  const over = anna.url()
  await anna.getByRole('button', { name: 'Rematch' }).click()
  await ben.getByText('is ready. Waiting for you.').waitFor()
  await shoot(ben, 'people-ready', dialog)
  await ben.goto(`/check?table=${over.split('/').at(-1)}`)
  await ben.waitForTimeout(1500)
  await shoot(ben, 'people-check', { sizes: FEWER, fullPage: true })
  await end(anna, ben)
})

test('accounts, ratings, and the matches of a player', async ({ browser }) => {
  const pages: Page[] = []
  const account = (page: Page) => page.getByRole('dialog', { name: 'Account' })
  for (const name of ['Anna', 'Benjamin']) {
    const page = await somebody(browser, name, { painted: true })
    pages.push(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Account' }).click()
    await account(page).getByLabel('New password').waitFor()
    if (name === 'Anna') await shoot(page, 'account-guest', dialog)
    await account(page)
      .getByLabel('Name', { exact: true })
      .fill(`${name} ${Date.now() % 100_000}`)
    await account(page).getByLabel('New password').fill('correct horse')
    await account(page).getByRole('button', { name: 'Sign up with a password' }).click()
    await account(page).getByText('signed in as').waitFor()
  }
  const [anna, ben] = pages as [Page, Page]
  await shoot(anna, 'account-own', dialog)
  await account(anna).getByText('Delete account', { exact: true }).first().click()
  await account(anna).getByLabel('I want to delete my account.').check()
  await account(anna).getByRole('button', { name: 'Delete account' }).click()
  await account(anna).getByLabel('Your password').waitFor()
  await shoot(anna, 'account-proof', dialog)

  for (const options of [{}, {}]) {
    await makeTable(anna, 'Anna', { game: 'hearts', players: 4, options }, { access: 'listed' })
    await sitDown(ben, anna.url())
    await begin([anna, ben])
    await does(anna, 'propose', { what: 'stop' })
    await does(ben, 'answer', { agree: true })
  }
  await makeTable(anna, 'Anna', { game: 'heartcatchers', players: 2 }, { access: 'listed' })
  await sitDown(ben, anna.url())
  await begin([anna, ben])
  await playOn([anna, ben], async () => (await isOver(anna)) && isOver(ben))
  await makeTable(anna, 'Anna', { game: 'wild-twists', players: 8 })
  await begin([anna])
  await now(anna)
  await anna.goto('/')
  await anna.getByRole('heading', { level: 2 }).first().waitFor()
  await shoot(anna, 'people-lobby', { sizes: FEWER, fullPage: true })
  await anna.goto('/matches')
  await anna.getByRole('heading', { level: 2 }).first().waitFor()
  await shoot(anna, 'people-matches', { sizes: FEWER, fullPage: true })
  await anna.goto('/players')
  await anna.getByLabel('Game').selectOption({ label: 'Heartcatchers' })
  await anna.getByRole('table').waitFor()
  await shoot(anna, 'people-players', { sizes: FEWER, fullPage: true })
  await end(anna, ben)
})
