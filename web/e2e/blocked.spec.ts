/** Behind something that lets no WebSocket through, a table comes as server-sent events. */
import type { Page } from '@playwright/test'
import { makeTable, playOn, sitDown, somebody } from './company'
import { expect, sitDown as sitDownAlone, test } from './fixtures'
import { Front } from './front'
import { hand, now, step } from './play'

let front: Front

test.use({
  baseURL: async ({ server }, use) => {
    front = await Front.before(server.url)
    process.env['MOONSHOT_E2E_URL'] = front.url
    await use(front.url)
    process.env['MOONSHOT_E2E_URL'] = server.url
    front.stop()
  },
})

/** Notes the versions that the page is told, and on which kind of stream. */
async function noted(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const note = (kind: string) => (event: Event) => {
      const message = JSON.parse(String((event as MessageEvent).data)) as { version?: number }
      if (message.version !== undefined) told.push(`${kind} ${message.version}`)
    }
    class Socket extends WebSocket {
      constructor(url: string) {
        super(url)
        this.addEventListener('message', note('socket'))
      }
    }
    class Source extends EventSource {
      constructor(url: string) {
        super(url)
        this.addEventListener('message', note('events'))
      }
    }
    Object.assign(window, { WebSocket: Socket, EventSource: Source })
  })
  return () => page.evaluate(() => (window as never as { told: string[] }).told)
}

/** The notice, not the line in the log. */
const trouble = (page: Page) => page.locator('.lost')

for (const sockets of ['refused', 'swallowed'] as const) {
  test(`a table is played whose WebSockets are ${sockets}`, async ({ page }) => {
    const told = await noted(page)
    front.sockets = sockets
    await sitDownAlone(page, { game: 'hearts', players: 4 })
    for (let turn = 0; turn < 6; turn++) await step(page)
    await expect.poll(async () => (await told()).length).toBeGreaterThan(4)
    const versions = (await told()).map((one) => one.split(' '))
    expect(versions.every(([kind]) => kind === 'events')).toBe(true)
    const numbers = versions.map(([, version]) => Number(version))
    // None is told twice.
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
    await expect(trouble(page)).toHaveCount(0)
    // The window remembers it: a page that is loaded anew asks for no other WebSocket.
    const asked = front.socketsAsked
    await page.reload()
    await now(page)
    await step(page)
    await expect.poll(async () => (await told()).length).toBeGreaterThan(1)
    expect(front.socketsAsked).toBe(asked)
  })
}

test('where WebSockets get through, one is taken, also after the server was away', async ({
  page,
  server,
}) => {
  const told = await noted(page)
  await sitDownAlone(page, { game: 'hearts', players: 4 })
  await step(page)
  await server.crash()
  await expect.poll(async () => (await told()).length).toBeGreaterThan(1)
  await step(page)
  await step(page)
  const kinds = new Set((await told()).map((one) => one.split(' ')[0]))
  expect([...kinds]).toEqual(['socket'])
})

test('people play together though one of them gets events alone, and the server is started anew', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  await makeTable(page, 'Anna', { game: 'hearts', players: 3 })
  front.sockets = 'refused'
  const ben = await somebody(browser, 'Ben')
  const told = await noted(ben)
  await sitDown(ben, page.url())
  await page.getByRole('button', { name: 'Start match' }).click()
  await playOn([page, ben], (turn) => turn >= 4)
  expect((await told()).some((one) => one.startsWith('events'))).toBe(true)
  await server.crash()
  await playOn([page, ben], (turn) => turn >= 4)
  expect((await told()).some((one) => one.startsWith('socket'))).toBe(false)
  await expect(hand(ben).first()).toBeVisible()
})
