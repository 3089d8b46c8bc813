/** Practice: spots are solved on the real table, and mistakes of a reviewed match come back. */
import type { Page } from '@playwright/test'
import { finishedMatch } from './finished'
import { accessible, expect, test } from './fixtures'
import { fitsScreens } from './screens'

const GAMES = [
  ['hearts', 'Hearts'],
  ['cardominoes', 'CARDominoes Hearts'],
  ['wild-twists', 'Wild Twists Hearts'],
  ['black-hearts', 'Black Hearts'],
  ['heartcatchers', 'Heartcatchers'],
] as const

const SCREENS = {
  small: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  low: { width: 640, height: 400 },
  lying: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
}

async function looksRight(page: Page, what: string) {
  await fitsScreens(page, what, SCREENS)
  await accessible(page, what)
}

interface Spots {
  spots: { answer: string; alternatives: { action: string }[] }[]
}

/** Chooses an action in notation. */
async function choose(page: Page, action: string) {
  const choice = (name: string) => page.locator(`[data-choice="${name}"]`)
  if (action.startsWith('pass ')) {
    for (const card of action.split(' ').slice(1)) await choice(card).first().click()
    await page.getByRole('button', { name: 'Try it' }).click()
    return
  }
  // A card with several actions shows them; the others are played at once.
  const card = action.split(' ')[1] ?? action.replace(/[+-]$/, '')
  if (card !== action) await choice(card).first().click()
  await choice(action).first().click()
}

for (const [game, name] of GAMES) {
  test(`a spot of ${game} is solved`, async ({ page }) => {
    const origin = process.env['MOONSHOT_E2E_URL']!
    const known = await page.request.get(`${origin}/api/practice/games/${game}`)
    const { spots } = (await known.json()) as Spots
    const [first] = spots
    await page.goto('/practice')
    await expect(page.getByText('your mistakes come here by themselves')).toBeVisible()
    await looksRight(page, `practice-page-${game}`)
    await page.getByRole('button', { name: `Solve ${name}`, exact: true }).click()

    const trainer = page.locator('[data-practice]')
    await expect(trainer.getByText('What would you do here?')).toBeVisible()
    await expect(trainer.getByRole('table')).toHaveCount(0)
    await looksRight(page, `spot-${game}`)
    await choose(page, first!.alternatives[0]!.action)
    await expect(trainer.getByText('The bot would do something else.')).toBeVisible()
    await choose(page, first!.answer)
    await expect(trainer.getByText('that’s the bot’s choice')).toBeVisible()
    // The first try was wrong: it comes back tomorrow.
    await expect(trainer.getByText('You’ll see it again on')).toBeVisible()
    const costs = trainer.getByRole('table', { name: 'What each choice costs' })
    await expect(costs.getByRole('row').first()).toContainText('Best choice')
    await expect(costs.getByText('Your try')).toBeVisible()
    await looksRight(page, `spot-solved-${game}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await accessible(page, 'a solved spot on a phone')

    await trainer.getByRole('button', { name: 'Next' }).click()
    await expect(trainer).toHaveAttribute('data-practice', '2')
    await expect(trainer.getByRole('table')).toHaveCount(0)
    await choose(page, spots[1]!.answer)
    await expect(costs).toBeVisible()
    await trainer.getByRole('button', { name: 'End practice' }).click()
    await expect(page.locator(`[data-begin="${game}"]`)).toBeFocused()
    const entry = page.getByRole('listitem').filter({ has: page.locator(`[data-begin="${game}"]`) })
    await expect(entry).toContainText('1 of 10 solved')
  })
}

test('mistakes of a reviewed match come back, and another day again', async ({ page }) => {
  test.slow()
  const table = await finishedMatch(page, { game: 'wild-twists', players: 4 })
  await page.goto(`/matches/${table}/review?seat=0`)
  await page.getByRole('button', { name: 'Review the decisions' }).click()
  await expect(page.locator('[data-adjusted]')).toHaveText(/\d ± \d/, { timeout: 150_000 })
  await page.getByRole('link', { name: 'Practise your mistakes' }).click()
  await expect(page).toHaveURL(/\/practice$/)
  const due = page.getByText(/mistakes? (is|are) due today/)
  await expect(due).toBeVisible()
  const before = parseInt(await due.innerText())
  await page.getByRole('button', { name: 'Practise your mistakes' }).click()
  const trainer = page.locator('[data-practice]')
  await trainer.getByRole('button', { name: 'See the answer' }).click()
  await expect(trainer.getByText('You’ll see it again on')).toBeVisible()
  await expect(trainer.getByRole('link', { name: 'Show in the replay' })).toBeVisible()
  await trainer.getByRole('button', { name: 'End practice' }).click()
  await expect(page.getByText('Later: 1. Learned: 0.')).toBeVisible()
  if (before > 1) expect(parseInt(await due.innerText())).toBe(before - 1)
})
