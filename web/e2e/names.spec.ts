/** Accounts where people meet: signing in at a table, another name, and other devices that are signed out. */
import type { Browser, Page } from '@playwright/test'
import { DESKTOP, makeTable, sitDown, somebody } from './company'
import { accessible, expect, test } from './fixtures'
import { hand, now } from './play'

const PASSWORD = 'correct horse'
const account = (page: Page) => page.getByRole('dialog', { name: 'Account' })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** A name that no test before has taken from the server. */
const fresh = (name: string) => `${name} ${Date.now() % 1_000_000}`

/** Somebody with an account, in a browser that is signed in to it. */
async function member(browser: Browser, name: string) {
  const page = await somebody(browser, name, { size: DESKTOP })
  await page.goto('/')
  const made = await page.request.post('/api/account', {
    headers: { origin: new URL(page.url()).origin },
    data: { handle: name, proof: { password: PASSWORD } },
  })
  expect(made.status(), await made.text()).toBe(201)
  return page
}

async function openAccount(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(account(page)).toContainText('signed in as')
  return account(page)
}

test('whoever has an account signs in where they sit down', async ({ page, browser }) => {
  const name = fresh('Benno')
  await (await member(browser, name)).context().close()
  await makeTable(page, 'Anna', { game: 'hearts', players: 4 })
  const phone = await somebody(browser, '')
  await phone.goto(page.url())
  await phone.getByLabel('Your name').fill(name)
  await phone.getByRole('button', { name: 'Sit here, at seat 3' }).click()
  await expect(phone.getByRole('alert')).toContainText('This name belongs to an account.')
  await phone.getByRole('button', { name: 'Sign in' }).click()
  const dialog = account(phone)
  await dialog.getByLabel('Account name').fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toContainText(`signed in as ${name}`)
  await phone.keyboard.press('Escape')
  await expect(phone.getByLabel('Your name')).toHaveValue(name)
  await phone.getByRole('button', { name: 'Sit here, at seat 3' }).click()
  await expect(row(page, `${name} (account)`)).toHaveCount(1)
  await phone.context().close()
})

test('an account takes another name', async ({ page, browser }) => {
  const name = fresh('Clara')
  const other = fresh('Klara')
  const clara = await member(browser, name)
  await makeTable(page, 'Anna', { game: 'hearts', players: 4 })
  await sitDown(clara, page.url())
  await expect(row(page, `${name} (account)`)).toHaveCount(1)
  const tab = await clara.context().newPage()
  const dialog = await openAccount(tab)
  await dialog.getByText('Change name').first().click()
  await dialog.getByLabel('New name').fill(other)
  await dialog.getByRole('button', { name: 'Change name' }).click()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Change name' }).first().click()
  await expect(dialog.getByRole('status')).toContainText(`Your name is now ${other}.`)
  await accessible(tab, 'an account with another name')
  // Where they sit already everybody goes on reading the old name, whoever looks anew as well.
  await page.reload()
  await expect(row(page, `${name} (account)`)).toHaveCount(1)
  await expect(page.getByText(other)).toHaveCount(0)
  await expect(row(clara, `${name} (you)`)).toHaveCount(1)
  // The next table has the new one.
  await makeTable(page, 'Anna', { game: 'hearts', players: 4 })
  await tab.goto(page.url())
  await tab.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(row(page, `${other} (account)`)).toHaveCount(1)
  await clara.context().close()
})

test('other devices are signed out, and what they show', async ({ page, browser }) => {
  const name = fresh('Dora')
  const dora = await member(browser, name)
  await makeTable(page, 'Anna', { game: 'hearts', players: 4 })
  await sitDown(dora, page.url())
  await page.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(page), now(dora)])
  const laptop = await somebody(browser, '', { size: DESKTOP })
  await laptop.goto('/')
  await laptop.getByRole('button', { name: 'Account' }).click()
  const dialog = account(laptop)
  await dialog.getByLabel('Account name').fill(name)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Your other devices are signed out.')
  // The page that was open there shows no card any more, and says so.
  await expect(dora.getByText('You’re watching.', { exact: true })).toBeVisible()
  await expect(hand(dora)).toHaveCount(0)
  await expect(dora.getByRole('log')).toContainText('You no longer sit at this table.')
  await expect(dora.getByRole('button', { name: 'Select 3 more' })).toHaveCount(0)
  // The seat is the account's still.
  await laptop.goto(page.url())
  await expect(hand(laptop)).toBeVisible()
  for (const other of [dora, laptop]) await other.context().close()
})
