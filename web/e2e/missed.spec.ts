/** Parts of the page that do not come: after an upgrade, without a network, or where the server’s files are not reached. */
import type { Page } from '@playwright/test'
import { makeTable } from './company'
import { accessible, expect, test } from './fixtures'
import { Front } from './front'
import { now } from './play'
import { Program } from './program'

/** Opens the lobby, and waits for all that comes by itself. */
async function opened(page: Page, address: string) {
  const last = page.waitForResponse(/\/LoadFailed-.*\.js$/)
  await page.goto(address)
  await expect(page.locator('.lobby[data-answers]')).toBeAttached()
  await (await last).finished()
}

/** A page that was loaded before the server became another version, without a service worker: as over plain HTTP. */
const outdated = test.extend<{ front: Front }>({
  front: async ({ page }, use) => {
    const program = await Program.start()
    const front = await Front.before(program.url)
    await opened(page, front.url)
    front.another = true
    await use(front)
    front.stop()
    program.stop()
  },
})

outdated('a dialog of an old page says that there is a new version', async ({ page, front }) => {
  void front
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New version available' })
  await expect(dialog).toContainText('Your matches are saved.')
  await accessible(page, 'a part that did not come')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  await dialog.getByRole('button', { name: 'Load new version' }).click()
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Hearts', exact: true })).toBeVisible()
})

outdated('the next page of an old page is that of the new version', async ({ page, front }) => {
  void front
  await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
  await now(page)
  const files = page.evaluate(() => document.getElementById('files')!.textContent)
  expect(await files).toContain('.other.')
})

test('a dialog that could not be loaded is loaded at the next try', async ({ page }) => {
  await opened(page, '/')
  await page.route(/SetupDialog.*\.js$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'This part didn’t load' })
  await expect(dialog).toBeVisible()
  await page.unroute(/SetupDialog.*\.js$/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Hearts', exact: true })).toBeVisible()
})

test('without a network it is the server that cannot be reached', async ({ page }) => {
  await opened(page, '/')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'This part didn’t load' })
  await expect(dialog).toContainText('The server can’t be reached.')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('a waiting room that could not be loaded says so in its place', async ({ page }) => {
  const table = await makeTable(page, 'Ana', { game: 'hearts', players: 4 })
  await page.route(/WaitingRoom.*\.js$/, (route) => route.abort())
  await page.goto(`/table/${table}`)
  const alert = page.getByRole('alert').filter({ hasText: 'This part didn’t load' })
  await expect(alert).toBeInViewport()
  await page.unroute(/WaitingRoom.*\.js$/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
})

test('a page whose scripts do not come says so, and what to do', async ({ page }) => {
  const table = await makeTable(page, 'Ana', { game: 'hearts', players: 4 })
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }))
  const alert = page.getByRole('alert').filter({ hasText: 'Moonshot didn’t load completely' })
  for (const path of ['/', `/table/${table}`, '/rules/hearts', '/matches']) {
    await page.goto(path)
    await expect(alert, path).toBeInViewport()
    await expect(alert, path).toContainText('the buttons don’t work yet')
    if (path === '/') await accessible(page, 'a lobby without its scripts')
  }
  await page.goto('/')
  await expect(alert).toBeVisible()
  await page.unroute(/\/assets\//)
  await alert.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('.lobby[data-answers]')).toBeAttached()
  await expect(alert).toHaveCount(0)
})

test('a page that may run no script says so', async ({ page }) => {
  const told = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return /<noscript>[^]*<\/noscript>/.exec(html)?.[0] ?? ''
  }
  for (const path of ['/', '/matches', '/rules/hearts'])
    expect(await told(path), path).toContain('Moonshot needs JavaScript.')
  // What there is not is said without one.
  const missing = { headers: { accept: 'text/html' } }
  const html = await (await page.request.get('/table/nowhere', missing)).text()
  expect(html).toContain('Table not found')
  expect(html).not.toContain('<noscript>')
})

test('what tells of a part that did not come is itself not needed for that', async ({ page }) => {
  await page.route(/\/(LoadFailed|SetupDialog)-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'This part didn’t load.' })
  await expect(alert).toBeInViewport()
})
