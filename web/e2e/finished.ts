/** Finished matches, played by requests alone. */
import { expect, type Page } from '@playwright/test'
import { NAMES, type Wanted } from './fixtures'

interface Seen {
  version: number
  life: { stage: string }
  view: { outcome: unknown; legal?: (string | { pass: number; from: string[] })[] }
}

/** Plays a match of this browser's player to its end; returns the table. */
export async function finishedMatch(page: Page, { game, players, options = {} }: Wanted) {
  const origin = process.env['MOONSHOT_E2E_URL']!
  const headers = { origin }
  const made = await page.request.post(`${origin}/api/tables`, {
    headers,
    data: { game, players, options, names: NAMES.slice(0, players) },
  })
  expect(made.status()).toBe(201)
  const { table } = (await made.json()) as { table: string }
  const address = `${origin}/api/tables/${table}`
  for (;;) {
    const { version, life, view } = (await (await page.request.get(address)).json()) as Seen
    if (life.stage === 'over' || view.outcome) return table
    const wanted = view.legal?.[0]
    if (wanted === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      continue
    }
    const action =
      typeof wanted === 'string' ? wanted : ['pass', ...wanted.from.slice(0, wanted.pass)].join(' ')
    const done = await page.request.post(`${address}/actions`, {
      headers,
      data: { action, version },
    })
    // A bot may have acted in between.
    expect([200, 202, 409]).toContain(done.status())
  }
}
