/** Accounts: passkeys come from an authenticator that the browser plays. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { accessible, expect, test } from './fixtures'

/** Passkeys need a name; the address of the tests is a number. */
const address = () => process.env['MOONSHOT_E2E_URL']!.replace('127.0.0.1', 'localhost')
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** A browser of its own with an authenticator. */
async function device(browser: Browser, baseURL = address()) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const added = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR })
  return { page, cdp, authenticator: added.authenticatorId }
}

interface Device {
  page: Page
  cdp: CDPSession
  authenticator: string
}

/** What a password manager does: the other device has the passkey too. */
async function copyPasskey(from: Device, to: Device) {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticator,
  })
  expect(credentials).toHaveLength(1)
  await to.cdp.send('WebAuthn.addCredential', {
    authenticatorId: to.authenticator,
    credential: credentials[0]!,
  })
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account' })

async function openAccount(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
}

/** Begins a match alone, and leaves it for the lobby. */
async function playAlone(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Heartcatchers', exact: true }).click()
  await page.waitForURL(/\/table\//)
  const table = page.url().split('/').at(-1)!
  expect(table).toHaveLength(26)
  return table
}

const tables = async (page: Page) => {
  const answer = await page.request.get(`${address()}/api/tables`)
  const { tables } = (await answer.json()) as { tables: { table: string }[] }
  return tables.map((one) => one.table)
}

test('a passkey makes an account, opens it on another device, and deletes it', async ({
  browser,
}) => {
  const laptop = await device(browser)
  const table = await playAlone(laptop.page)
  await openAccount(laptop.page)
  await accessible(laptop.page, 'the account of a guest')
  await dialog(laptop.page).getByLabel('Name', { exact: true }).first().fill('Zoë Bell')
  await dialog(laptop.page).getByRole('button', { name: 'Sign up with a passkey' }).click()
  await expect(dialog(laptop.page).getByRole('status')).toContainText('Welcome, Zoë Bell!')
  await expect(dialog(laptop.page)).toContainText('Passkey for localhost')
  await accessible(laptop.page, 'an account')
  expect(await laptop.page.evaluate(() => localStorage.getItem('moonshot.name'))).toContain('Zoë')

  const phone = await device(browser)
  const guests = await playAlone(phone.page)
  await copyPasskey(laptop, phone)
  await openAccount(phone.page)
  await dialog(phone.page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog(phone.page)).toContainText('signed in as Zoë Bell')
  expect(await tables(phone.page)).toEqual([table])
  await expect(dialog(phone.page).getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(1)

  // Signed out, the guest of this browser is back.
  await dialog(phone.page).getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(dialog(phone.page).getByRole('status')).toContainText('a guest again')
  expect(await tables(phone.page)).toEqual([guests])

  await dialog(phone.page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog(phone.page)).toContainText('signed in as Zoë Bell')
  await dialog(phone.page).getByText('Delete account', { exact: true }).first().click()
  await dialog(phone.page).getByLabel('I want to delete my account.').check()
  await dialog(phone.page).getByRole('button', { name: 'Delete account' }).click()
  await dialog(phone.page).getByRole('button', { name: 'Confirm with your passkey' }).click()
  await expect(dialog(phone.page).getByRole('status')).toHaveText('Account deleted.')
  expect(await tables(phone.page)).toEqual([guests])
  const gone = await phone.page.request.get(`${address()}/api/tables/${table}`)
  expect(gone.status()).toBe(404)
  await dialog(phone.page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog(phone.page).getByRole('alert')).toContainText('doesn’t work here')

  // The other device is signed out, and nobody's.
  await openAccount(laptop.page)
  await expect(dialog(laptop.page)).toContainText('You’re playing as a guest')
  expect(await tables(laptop.page)).toEqual([])
})

test('a password does it where there are no passkeys, and devices are signed out', async ({
  browser,
}) => {
  const numbers = process.env['MOONSHOT_E2E_URL']!
  const one = await device(browser, numbers)
  await openAccount(one.page)
  await expect(dialog(one.page)).toContainText('Passkeys need an address that starts with https')
  await expect(dialog(one.page).getByRole('button', { name: /passkey/ })).toHaveCount(0)
  await dialog(one.page).getByLabel('Name', { exact: true }).fill('Benedict')
  await dialog(one.page).getByLabel('New password').fill('correct horse')
  await dialog(one.page).getByRole('button', { name: 'Sign up with a password' }).click()
  await expect(dialog(one.page)).toContainText('signed in as Benedict')

  const other = await device(browser)
  await openAccount(other.page)
  await dialog(other.page).getByText('Use name and password').click()
  await dialog(other.page).getByLabel('Account name').fill('BENEDICT')
  await dialog(other.page).getByLabel('Password', { exact: true }).fill('correct hors')
  const signIn = dialog(other.page).getByRole('button', { name: 'Sign in', exact: true })
  await signIn.click()
  await expect(dialog(other.page).getByRole('alert')).toHaveText(
    'The name or the password is wrong.',
  )
  await dialog(other.page).getByLabel('Password', { exact: true }).fill('correct horse')
  await signIn.click()
  await expect(dialog(other.page)).toContainText('signed in as Benedict')

  // A passkey beside the password, by proof of the password.
  await dialog(other.page).getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(other.page).getByLabel('Your password').fill('correct horse')
  await dialog(other.page).getByRole('button', { name: 'Add a passkey' }).first().click()
  await expect(dialog(other.page).getByRole('status')).toHaveText('Passkey added.')
  await accessible(other.page, 'an account with two ways to sign in')

  await dialog(other.page)
    .getByRole('button', { name: /^Sign out Chrome/ })
    .click()
  await expect(dialog(other.page).getByRole('status')).toContainText('is signed out')
  await openAccount(one.page)
  await expect(dialog(one.page)).toContainText('You’re playing as a guest')
})
