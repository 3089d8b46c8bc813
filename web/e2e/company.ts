/** Several people, each with a browser of their own. */
import type { Browser, Page } from '@playwright/test'
import { expect, type Wanted } from './fixtures'
import { plain } from './plain'
import { MOUSE, step, type Manner } from './play'

const SETTINGS = { pace: 'instant', hints: false, sound: false }

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
export const SMALL = { width: 320, height: 568 }

/** A page in a browser of its own, as somebody else has it. Its errors are noted in `wrong`. */
export async function somebody(
  browser: Browser,
  name: string,
  {
    size = PHONE,
    url = process.env['MOONSHOT_E2E_URL']!,
    wrong = [],
    painted = false,
    locale = 'en-US',
  }: {
    size?: { width: number; height: number }
    url?: string
    wrong?: string[]
    painted?: boolean
    locale?: string
  } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size !== DESKTOP,
    isMobile: size !== DESKTOP,
    baseURL: url,
    locale,
  })
  await context.addInitScript(
    ([stored, name]) => {
      if (localStorage.getItem('moonshot.settings')) return
      localStorage.setItem('moonshot.settings', stored!)
      localStorage.setItem('moonshot.name', name!)
    },
    [JSON.stringify(SETTINGS), JSON.stringify(name)],
  )
  if (!painted) await plain(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(`${name}: ${String(error)}`))
  return page
}

/** Makes a table that waits for people, whose host that page is, and goes there. */
export async function makeTable(
  page: Page,
  name: string,
  { game, players, options = {} }: Wanted,
  terms: Record<string, unknown> = {},
): Promise<string> {
  await page.goto('/')
  const names = [name, ...Array<null>(players - 1).fill(null)]
  const made = await page.request.post('/api/tables', {
    headers: { origin: new URL(page.url()).origin },
    data: { game, players, options, names, waits: true, terms },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { table } = (await made.json()) as { table: string }
  await page.goto(`/table/${table}`)
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
  return table
}

export async function sitDown(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Sit down', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave table' })).toBeVisible()
}

/** Whoever is asked does something; then the next, until `enough`. Pages that are closed or offline are passed over. */
export async function playOn(
  pages: readonly Page[],
  enough: (turn: number) => Promise<boolean> | boolean,
  most = 1_500,
  manner: Manner = MOUSE,
) {
  let since = Date.now()
  for (let turn = 0; turn < most;) {
    if (await enough(turn)) return
    let idle = true
    for (const page of pages) {
      if (page.isClosed() || !(await isAsked(page))) continue
      await step(page, manner)
      turn += 1
      idle = false
    }
    if (!idle) since = Date.now()
    else if (Date.now() - since > 60_000) throw new Error('Nobody has anything to do.')
    else await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error('The match does not come to an end.')
}

/** Whether the page waits for its player; nothing that they did is on its way then. */
export async function isAsked(page: Page): Promise<boolean> {
  const asked = page.locator('[data-now="mine"], [data-now="stage"], [data-now="summary"]')
  return (await asked.isVisible()) && !(await isOver(page))
}

/** Whether the page shows the end of the match. */
export async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).isVisible()
}

/** What the page says of the end. */
export async function ending(page: Page): Promise<string> {
  return page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
}
