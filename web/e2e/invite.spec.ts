/** The way to a table that others are to come to. */
import { networkInterfaces } from 'node:os'
import { DESKTOP, makeTable, PHONE, playOn, SMALL, somebody } from './company'
import { accessible, expect, test } from './fixtures'
import { hand } from './play'
import { Program } from './program'

const HEARTS = { game: 'hearts', players: 4 }
const invite = 'Invite players'

test('an invite says that a server listens to its own computer alone, and how to open it', async ({
  page,
  baseURL,
}) => {
  await makeTable(page, 'Ana', HEARTS)
  const region = page.getByRole('region', { name: invite })
  await expect(region).toContainText('This link only works on this computer.')
  const { port } = new URL(baseURL!)
  const command = region.locator('code')
  await expect(command).toHaveText(
    new RegExp(`^MOONSHOT_LISTEN=0.0.0.0:${port} \\S*moonshot serve `),
  )
  // A phone that reads it would find itself.
  await expect(region.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0)
  await accessible(page, 'an invite to this computer alone')
})

test('an invite has the address in the network, and its code is in sight at once', async ({
  browser,
}) => {
  const here = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  test.skip(here.length === 0, 'this machine is in no network')
  const program = await Program.start('0.0.0.0')
  try {
    for (const size of [PHONE, { width: 390, height: 664 }, { width: 844, height: 390 }, DESKTOP]) {
      const page = await somebody(browser, 'Ana', { size, url: program.url })
      await makeTable(page, 'Ana', { game: 'wild-twists', players: 8 })
      const region = page.getByRole('region', { name: invite })
      const link = region.getByRole('textbox', { name: 'Link' })
      await expect(link).toHaveValue(/^http:\/\/[\d.]+:\d+\/table\//)
      const { hostname, port } = new URL(await link.inputValue())
      expect(here).toContain(hostname)
      expect(port).toBe(new URL(program.url).port)
      const code = region.getByRole('img', { name: 'QR code of the link' })
      await expect(code, `at ${size.width}×${size.height}`).toBeInViewport({ ratio: 0.99 })
      // Another machine opens it.
      const other = await somebody(browser, 'Ben', { url: program.url })
      await other.goto(await link.inputValue())
      await expect(other.getByRole('button', { name: 'Sit down', exact: true })).toBeVisible()
      await Promise.all([page.context().close(), other.context().close()])
    }
  } finally {
    program.stop()
  }
})

test('the system’s sheet gets the link, and a browser whose sheet fails copies it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared, fails: null })
    navigator.share = async (data) => {
      const { fails } = window as unknown as { fails: string | null }
      if (fails) throw new DOMException('no', fails)
      shared.push(data)
    }
  })
  const table = await makeTable(page, 'Ana', HEARTS)
  const region = page.getByRole('region', { name: invite })
  const share = region.getByRole('button', { name: 'Share link' })
  await share.click()
  const url = await region.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(url).toContain(`/table/${table}`)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: 'Hearts on Moonshot', url }])
  // Whoever closes the sheet shares nothing, and nothing is said.
  await page.evaluate(() => Object.assign(window, { fails: 'AbortError' }))
  await share.click()
  await expect(region.locator('[aria-live]')).toHaveText('')
  await page.evaluate(() => Object.assign(window, { fails: 'NotAllowedError' }))
  await share.click()
  await expect(region.locator('[aria-live]')).not.toHaveText('')
})

test('who comes during the match is offered a seat in words', async ({ page, browser }) => {
  const table = await makeTable(page, 'Ana', HEARTS)
  await page.getByRole('button', { name: 'Start match' }).click()
  await expect(hand(page)).toBeVisible()
  for (const size of [PHONE, SMALL, { width: 640, height: 400 }]) {
    const ben = await somebody(browser, 'Ana', { size })
    await ben.goto(`/table/${table}`)
    await expect(ben.getByText('You’re watching.')).toBeInViewport()
    const sit = ben.getByRole('button', { name: 'Sit down', exact: true })
    await expect(sit).toBeInViewport({ ratio: 1 })
    await sit.click()
    const dialog = ben.getByRole('dialog', { name: 'Join this match' })
    await expect(dialog).toContainText('You take over a bot’s cards and score.')
    await accessible(ben, 'joining a match')
    // Somebody has the name; another is offered.
    const seats = dialog.getByRole('group', { name: 'Seat' })
    if (size === PHONE) await seats.locator('label').last().click()
    await dialog.getByRole('button', { name: 'Sit down', exact: true }).click()
    await dialog.getByRole('button', { name: /^Sit down as Ana \d$/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(hand(ben)).toBeVisible()
    await expect(sit).toHaveCount(0)
    if (size === PHONE) await playOn([page, ben], async (turn) => turn > 2)
    await ben.context().close()
  }
})

test('who may not join is offered no seat', async ({ page, browser }) => {
  const table = await makeTable(page, 'Ana', HEARTS, { join_late: false })
  await page.getByRole('button', { name: 'Start match' }).click()
  await expect(hand(page)).toBeVisible()
  const ben = await somebody(browser, 'Ben')
  await ben.goto(`/table/${table}`)
  await expect(ben.getByText('You’re watching.')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Sit down', exact: true })).toHaveCount(0)
  await ben.context().close()
})

test('who sees the match late can join it all the same', async ({ page, browser }) => {
  const table = await makeTable(page, 'Ana', HEARTS, { watch_delay: 120 })
  await page.getByRole('button', { name: 'Start match' }).click()
  await expect(hand(page)).toBeVisible()
  const ben = await somebody(browser, 'Ben')
  await ben.goto(`/table/${table}`)
  await expect(ben.getByText('You can still join')).toBeVisible()
  await ben.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(hand(ben)).toBeVisible()
  await ben.context().close()
})
