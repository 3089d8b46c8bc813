/** Nothing that is pressed does nothing: it is done, or it is said why not. */
import type { Page, Route } from '@playwright/test'
import { makeTable, somebody } from './company'
import { expect, test } from './fixtures'
import { now } from './play'

/** The browser keeps nothing for the page. */
async function forgets(page: Page, how: 'full' | 'forbidden') {
  await page.addInitScript((how) => {
    const refuse = () => {
      throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    localStorage.clear()
    sessionStorage.clear()
    if (how === 'full') Storage.prototype.setItem = refuse
    else
      for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, { get: refuse })
  }, how)
}

/** Holds the requests to that address until they are let go. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = []
  let open = false
  await page.route(address, (route) => (open ? route.continue() : void held.push(route)))
  return {
    count: () => held.length,
    async release() {
      open = true
      for (const route of held.splice(0)) await route.continue()
    },
  }
}

const room = (page: Page) => page.getByRole('button', { name: 'Leave table' })

// The second finds the table at which the first waits.
for (const [how, name] of [
  ['full', 'Ana'],
  ['forbidden', 'Eva'],
] as const) {
  test(`a name is the player’s where the storage is ${how}`, async ({ page }) => {
    await forgets(page, how)
    await page.goto('/')
    await page.getByRole('button', { name: 'Hearts with friends', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your name').fill(name)
    await dialog.getByRole('button', { name: 'Create table' }).click()
    await expect(room(page)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: `${name} (you)` })).toHaveCount(1)

    // It is known until the page is left.
    await page.getByRole('link', { name: 'All games' }).click()
    await page.getByRole('button', { name: 'Quick match: Wild Twists Hearts' }).click()
    await expect(dialog.getByLabel('Your name')).toHaveValue(name)
    await dialog.getByRole('button', { name: 'Find a table' }).click()
    await expect(room(page)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: `${name} (you)` })).toHaveCount(1)
  })
}

test('terms that are chosen while another is being sent are kept', async ({ page }) => {
  const table = await makeTable(page, 'Ana', { game: 'hearts', players: 4 })
  const terms = page.getByRole('region', { name: 'Table settings' })
  const sent = await hold(page, /\/terms$/)
  await terms.getByLabel('Table name').fill('Attic')
  // Leaving the field sends the name; these come while it is on its way.
  await terms.getByText('Anyone in the lobby').click()
  await terms.getByRole('group', { name: 'Clock' }).locator('label').last().click()
  await terms.getByLabel('Players can write chat messages').uncheck()
  await expect.poll(sent.count).toBe(1)
  await expect(terms.getByRole('group', { name: 'Clock' }).getByRole('radio').last()).toBeChecked()
  await sent.release()
  const known = async () => {
    const answer = await page.request.get(`/api/tables/${table}`)
    const { life } = (await answer.json()) as { life: { terms: Record<string, unknown> } }
    return life.terms
  }
  await expect
    .poll(known)
    .toMatchObject({ title: 'Attic', access: 'listed', clock: 'quick', chat: false })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attic')

  // A choice that is refused is said to be, stands as it was, and can be made again.
  await page.unroute(/\/terms$/)
  await page.route(/\/terms$/, (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'begun', detail: 'The match has already begun.' },
    }),
  )
  const listed = terms.getByRole('radio', { name: 'Anyone in the lobby' })
  await terms.getByText('Nobody else').click()
  await expect(page.locator('.note')).toHaveText('The match has already begun.')
  await expect(listed).toBeChecked()
  await page.unroute(/\/terms$/)
  await terms.getByText('Nobody else').click()
  await expect.poll(known).toMatchObject({ access: 'closed' })
})

test('what the host presses while something is under way is done after it', async ({ page }) => {
  await makeTable(page, 'Ana', { game: 'hearts', players: 4 })
  const sent = await hold(page, /\/bot$/)
  const second = page.getByRole('button', { name: 'Add bot at seat 2' })
  await second.click()
  await expect(second).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  // Twice is once.
  await second.click()
  await page.getByRole('button', { name: 'Add bot at seat 4' }).click()
  await page.getByRole('button', { name: 'Add bot at seat 3' }).click()
  await expect.poll(sent.count).toBe(1)
  await sent.release()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bot, Medium' })).toHaveCount(3)
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toHaveCount(0)
})

test('a second game that is pressed while a table is made is told to wait', async ({ page }) => {
  await page.goto('/')
  const sent = await hold(page, /\/api\/tables$/)
  const first = page.getByRole('button', { name: 'Play Hearts', exact: true })
  await first.click()
  await expect.poll(sent.count).toBeGreaterThan(0)
  await first.click()
  await page.getByRole('button', { name: 'Play Wild Twists Hearts', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toContainText(
    'Your last action isn’t finished yet.',
  )
  await sent.release()
  await now(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hearts')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Wild Twists')
})

test('what failed in the lobby is what is tried again', async ({ page }) => {
  await page.goto('/')
  await page.route(/\/api\/tables$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'can’t be reached' })
  await expect(alert).toBeVisible()
  await page.unroute(/\/api\/tables$/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await now(page)
})

test('a name is asked for until the table is made', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Hearts with friends', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await page.route(/\/api\/tables$/, (route) => route.abort())
  await dialog.getByLabel('Your name').fill('Ana')
  await dialog.getByRole('button', { name: 'Create table' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The server can’t be reached right now.')
  await page.unroute(/\/api\/tables$/)
  await dialog.getByRole('button', { name: 'Create table' }).click()
  await expect(room(page)).toBeVisible()
})

test('whose browser blocks cookies is told so, and no table is made', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  const made: string[] = []
  page.on('request', (request) => request.method() === 'POST' && made.push(request.url()))
  await page.goto('/')
  const alert = page.getByRole('alert').filter({ hasText: 'cookie' })
  await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
  await expect(alert).toContainText('Allow cookies for this site')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeVisible()
  expect(made).toEqual([])
})

test('whose cookies get lost on the way is told so', async ({ page }) => {
  await page.route(/\/api\/tables$/, async (route) => {
    const answer = await route.fetch()
    await page.context().clearCookies()
    const headers = answer.headers()
    delete headers['set-cookie']
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'cookie' })).toContainText(
    'This browser blocks cookies',
  )
})

test('a setting of the table that is refused stands as it was, and says why', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Hearts', exact: true }).click()
  await now(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click()
  const choice = page.getByRole('group', { name: 'Play a card for me when it’s my only choice' })
  const [before, wanted] = [choice.getByRole('radio').first(), choice.getByRole('radio').last()]
  await expect(before).toBeChecked()
  await page.route(/\/settings$/, (route) => route.abort())
  await choice.locator('label').last().click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The server can’t be reached right now.',
  )
  await expect(before).toBeChecked()
  await page.unroute(/\/settings$/)
  await choice.locator('label').last().click()
  await expect(wanted).toBeChecked()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
})

test('a link is copied without a clipboard, or selected to be copied by hand', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, writable: true }),
  )
  await makeTable(page, 'Ana', { game: 'hearts', players: 4 })
  const invite = page.getByRole('region', { name: 'Invite players' })
  const link = invite.getByRole('textbox', { name: 'Link' })
  await invite.getByRole('button', { name: 'Copy link' }).click()
  await expect(invite.locator('[aria-live]')).toHaveText('Copied')
  // It can be pasted.
  const title = page.getByLabel('Table name')
  await title.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(title).toHaveValue((await link.inputValue()).slice(0, 48))

  await page.evaluate(() => (document.execCommand = () => false))
  await invite.getByRole('button', { name: 'Copy link' }).click()
  await expect(invite.locator('[aria-live]')).toContainText(
    'The text is selected: copy it yourself.',
  )
  const chosen = await link.evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart!, field.selectionEnd!),
  )
  expect(chosen).toBe(await link.inputValue())
})

test('a name that somebody at the found table has is refused with another', async ({
  page,
  browser,
}) => {
  const find = async (page: Page, name: string) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Quick match: Hearts' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your name').fill(name)
    await dialog.getByRole('button', { name: 'Find a table' }).click()
    return dialog
  }
  await find(page, 'Ana')
  await expect(room(page)).toBeVisible()
  const other = await somebody(browser, 'ana')
  const dialog = await find(other, 'ana')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Someone at this table already has this name. Choose another one, such as ana 2.',
  )
  await dialog.getByRole('button', { name: 'Sit down as ana 2' }).click()
  await expect(room(other)).toBeVisible()
  expect(other.url()).toBe(page.url())
  await expect(page.getByRole('listitem').filter({ hasText: 'ana 2' })).toHaveCount(1)

  // The same at a table that one was invited to.
  const third = await somebody(browser, 'ANA')
  await third.goto(page.url())
  await third.getByRole('button', { name: 'Sit down', exact: true }).click()
  await third.getByRole('button', { name: 'Sit down as ANA 3' }).click()
  await expect(room(third)).toBeVisible()
  await Promise.all([other.context().close(), third.context().close()])
})
