/** A program at a table, by `moonshot sit`. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTable } from './company'
import { expect, test } from './fixtures'
import { BINARY } from './program'

/** It sits down, and never chooses a card. */
const SLOW =
  'cmd node -e process.stdin.once("data",()=>console.log(\'{"ok":true}\')).on("data",()=>0)'

test('a program is labelled as one, and its fault is shown', async ({ page, server }) => {
  const table = await makeTable(page, 'Anna', { game: 'hearts', players: 3 })
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-sit-'))
  const account = ['--name', 'Robo', '--account', join(folder, 'robo.json')]
  const where = ['--server', server.url, '--table', table, '--millis', '100']
  const sit = spawn(BINARY, ['sit', '--bot', SLOW, ...where, ...account])
  const robo = page.getByRole('listitem').filter({ hasText: 'Robo' })
  await expect(robo).toContainText('bot')
  await page.getByRole('button', { name: 'Start match' }).click()
  const late = 'Robo’s program didn’t answer in time, so a bot plays for it.'
  await expect(page.getByText(late).first()).toBeAttached()
  const left = new Promise((left) => sit.once('exit', left))
  sit.kill('SIGINT')
  expect(await left).toBe(0)
  rmSync(folder, { recursive: true })
})
