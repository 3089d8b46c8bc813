/** Tables that are played by requests alone: a step on the page takes twenty times as long. */
import { expect, type Page } from '@playwright/test'
import type { Snapshot } from '../src/wire/types'
import { newTable, type Wanted } from './fixtures'

/** Plays as the player of this browser until that is so of the table. */
export async function playUntil(page: Page, table: string, so: (seen: Snapshot) => boolean) {
  const origin = process.env['MOONSHOT_E2E_URL']!
  const address = `${origin}/api/tables/${table}`
  for (;;) {
    const seen = (await (await page.request.get(address)).json()) as Snapshot
    if (so(seen)) return
    expect(over(seen), 'the match is over').toBe(false)
    const wanted = seen.view.legal?.[0]
    if (wanted === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      continue
    }
    const action =
      typeof wanted === 'string' ? wanted : ['pass', ...wanted.from.slice(0, wanted.pass)].join(' ')
    const done = await page.request.post(`${address}/actions`, {
      headers: { origin },
      data: { action, version: seen.version },
    })
    // A bot may have acted in between.
    expect([200, 202, 409]).toContain(done.status())
  }
}

/** The match is over. */
export const over = ({ life, view }: Snapshot) => life.stage === 'over' || Boolean(view.outcome)

/** The player has one card left, and may play it. */
export const lastCard = ({ you, view }: Snapshot) =>
  [view.hands[you!]].flat().length === 1 && Boolean(view.legal?.length)

/** Opens a new table once it is so. */
export async function sitDownWhen(page: Page, so: (seen: Snapshot) => boolean, wanted: Wanted) {
  const table = await newTable(page, wanted)
  await playUntil(page, table, so)
  await page.goto(`/table/${table}`)
  return table
}

/** Plays a match of this browser's player to its end; returns the table. */
export async function finishedMatch(page: Page, wanted: Wanted) {
  const table = await newTable(page, wanted)
  await playUntil(page, table, over)
  return table
}
