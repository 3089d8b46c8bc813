/** Whose page is frozen, as a phone freezes it in the pocket, is away, and comes back when it wakes. */
import type { Page } from '@playwright/test'
import { makeTable, playOn, sitDown, somebody } from './company'
import { expect, test } from './fixtures'
import { now } from './play'
import { Program } from './program'

interface Seat {
  here: boolean
  away: string | null
}

/** How a seat stands, as somebody else is told. */
async function seat(page: Page, number: number): Promise<Seat> {
  const path = new URL(page.url()).pathname.replace('/table/', '/api/tables/')
  const answer = await page.request.get(path)
  return ((await answer.json()) as { seats: Seat[] }).seats[number]!
}

test('a bot plays for whose page sleeps, until it wakes', async ({ browser }) => {
  // The network of a browser answers pings of a page that stands still.
  const program = await Program.start('127.0.0.1', '--stalled-seconds', '2')
  try {
    const anna = await somebody(browser, 'Anna', { url: program.url })
    await makeTable(anna, 'Anna', { game: 'hearts', players: 3 }, { away_after: 15 })
    const ben = await somebody(browser, 'Ben', { url: program.url })
    await sitDown(ben, anna.url())
    await anna.getByRole('button', { name: 'Start match' }).click()
    await Promise.all([now(anna), now(ben)])
    // A page that is awake stays, for longer than one that sleeps.
    await anna.waitForTimeout(8_000)
    expect(await seat(anna, 1)).toMatchObject({ here: true, away: null })

    const phone = await ben.context().newCDPSession(ben)
    await phone.send('Debugger.enable')
    await phone.send('Debugger.pause')
    const bens = anna.getByRole('listitem').filter({ hasText: 'Ben' })
    await expect.poll(() => seat(anna, 1), { timeout: 20_000 }).toMatchObject({ here: false })
    await expect(bens.filter({ hasText: 'offline' })).toBeVisible()
    await expect
      .poll(() => seat(anna, 1), { timeout: 40_000 })
      .toMatchObject({ here: false, away: 'gone' })
    await expect(bens.filter({ hasText: 'bot plays' })).toBeVisible()
    // The match goes on without him.
    await playOn([anna], (turn) => turn >= 3)

    await phone.send('Debugger.disable')
    await expect.poll(() => seat(anna, 1)).toMatchObject({ here: true, away: null })
    // And then with him.
    await playOn([anna, ben], (turn) => turn >= 4)
    for (const page of [anna, ben]) await page.context().close()
  } finally {
    program.stop()
  }
})
