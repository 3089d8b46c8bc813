/** What belongs to the place: matches that are found again, what happened in them, the score pad, About, and no server. */
import { openFromBar } from './bar'
import type { Locator } from '@playwright/test'

import { accessible, expect, sitDown, test } from './fixtures'
import { allowed, cards, clickCard, now, step } from './play'

test('a match is put away and found again', async ({ page }) => {
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await page.getByRole('link', { name: 'All games' }).click()
  const waiting = page.getByRole('region', { name: 'Continue playing' })
  await waiting.getByRole('button', { name: /^Archive Hearts/ }).click()
  await expect(waiting.getByRole('listitem')).toHaveText([/^You archived/, /^Heartcatchers/])
  // After a reload it is still away, and the way back is in Your matches.
  await page.reload()
  await expect(waiting.getByRole('listitem')).toHaveText([/^Heartcatchers/])
  await page.getByRole('link', { name: 'Your matches' }).click()
  const away = page.getByRole('region', { name: 'Archived' })
  await expect(away.getByRole('listitem')).toHaveCount(1)
  await accessible(page, 'your matches')
  await away.getByRole('button', { name: /^Restore/ }).click()
  await expect(away).toBeHidden()
  await page
    .getByRole('region', { name: 'In progress' })
    .getByRole('link', { name: /^Continue: Hearts with/ })
    .click()
  expect(await now(page)).toBe('mine')
})

test('a match that was put away by mistake is taken back where it was', async ({ page }) => {
  const table = await sitDown(page, { game: 'hearts', players: 4 })
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  await now(page)
  await page.getByRole('link', { name: 'All games' }).click()
  const waiting = page.getByRole('region', { name: 'Continue playing' })
  const away = waiting.getByRole('button', { name: /^Archive Hearts/ })
  const undo = waiting.getByRole('button', { name: /^Undo/ })
  const told = page.getByRole('status').filter({ hasText: 'Hearts' })
  const order = () => waiting.getByRole('listitem').allTextContents()
  await expect(waiting.getByRole('link')).toHaveCount(2)
  const before = await order()

  await away.click()
  await expect(undo).toBeVisible()
  await expect(told).toHaveText('You archived Hearts. Find it under Your matches.')
  await expect(waiting.getByRole('link')).toHaveCount(1)
  await accessible(page, 'a match put away')
  await undo.click()
  await expect(undo).toHaveCount(0)
  expect(await order()).toEqual(before)

  // With the keyboard the focus goes along, and back.
  await away.press('Enter')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(away).toBeFocused()
  await expect(told).toHaveText('Hearts is back.')
  await page.reload()
  await expect(waiting.locator(`a[href="/table/${table}"]`)).toBeVisible()
})

test('what happened can be read after a reload, on a phone as well', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 3 })
  for (let steps = 0; steps < 4; steps++) await step(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.reload()
  await now(page)
  await openFromBar(page, 'History')
  const told = page.getByRole('dialog', { name: /^(What happened|History)/ })
  await expect(told.getByText('Hand 1 is dealt.')).toBeVisible()
  await expect(told.getByText(/You (lead|play) the/).first()).toBeAttached()
  await told.getByText(/^\d tricks?$/).click()
  await expect(told.getByText('took it').first()).toBeVisible()
  await accessible(page, 'what happened')
})

test.describe('with the settings of a first visit', () => {
  test.use({ settings: { sound: true } })

  test('the output of sounds stops when nothing has sounded for a while', async ({ page }) => {
    await page.addInitScript(() => {
      const made: AudioContext[] = []
      const Real = AudioContext
      window.AudioContext = class extends Real {
        constructor() {
          super()
          made.push(this)
        }
      }
      Object.assign(window, { made })
    })
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state),
      )
    await sitDown(page, { game: 'heartcatchers', players: 2 })
    for (const times of [1, 2]) {
      await now(page)
      await step(page)
      await expect.poll(states, { message: `the ${times}. time` }).toEqual(['running'])
      await expect.poll(states, { timeout: 20_000 }).toEqual(['suspended'])
    }
  })

  test('sounds are on from the first, the menu silences them, and that stays', async ({ page }) => {
    await sitDown(page, { game: 'heartcatchers', players: 2 })
    const sounds = page.getByRole('button', { name: 'Sounds' })
    await openFromBar(page, 'Menu')
    await expect(sounds).toHaveAttribute('aria-pressed', 'true')
    await sounds.click()
    await expect(sounds).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await openFromBar(page, 'Menu')
    await expect(sounds).toHaveAttribute('aria-pressed', 'false')
  })
})

test('the score pad adds up and keeps what is written', async ({ page }) => {
  await page.goto('/pad')
  await page.getByLabel('Name of player 1').fill('Zoe')
  for (const [player, score] of ['7', '13', '0', '-6'].entries()) {
    await page
      .getByLabel(/^Round 1,/)
      .nth(player)
      .fill(score)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(/7\s*13\s*0\s*−6/)
  await expect(page.getByRole('status')).toHaveText('Player 4 leads.')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Player 4 leads.')
  await accessible(page, 'the score pad')
})

/** The words that are broken in two, of these elements. */
function broken(elements: Locator) {
  return elements.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const word of text.data.matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map((line) => line.top))
          if (lines.size > 1) words.push(word[0])
        }
      }
      return words
    }),
  )
}

test('names are read on a narrow screen, in the list of players and on the score pad', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const player = { rating: 1105, give_or_take: 645, matches: 12, won: 10, level: null, bot: false }
  const players = ['Benjamin 92961', 'Maximilian'].map((name) => ({ ...player, name, you: false }))
  await page.route('**/api/ratings/*', (route) => route.fulfill({ json: { players } }))
  await page.goto('/players')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  expect(await broken(page.getByRole('rowheader'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.goto('/pad')
  const name = page.getByLabel('Name of player 4')
  await name.fill('Player 4')
  expect(await name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
})

test('the pictures of the rules break no word on a phone', async ({ page }) => {
  for (const game of ['hearts', 'cardominoes', 'wild-twists', 'black-hearts', 'heartcatchers']) {
    await page.goto(`/rules/${game}`)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 568 })
      await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible()
      expect(await broken(page.locator('figure')), `${game} at ${width}`).toEqual([])
    }
  }
})

test('About tells what is inside', async ({ page }) => {
  await page.goto('/about')
  await page.getByLabel('Search').fill('young')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('listitem').click()
  await expect(page.getByText(/SIL Open Font License/i).first()).toBeVisible()
  await accessible(page, 'about')
})

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page opens, says what needs it, and keeps no answer of it', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await context.setOffline(true)
    await page.goto('/pad')
    await expect(page.getByRole('heading', { name: 'Score pad' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('server')
    await expect(page.getByRole('link', { name: 'Score pad' })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const caches_ = await Promise.all(names.map((name) => caches.open(name)))
      const requests = await Promise.all(caches_.map((cache) => cache.keys()))
      return requests.flat().map((request) => new URL(request.url).pathname)
    })
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Play Hearts', exact: true })).toBeVisible()
  })
})

test.describe('a hand as one likes it', () => {
  test.use({ settings: { pace: 'instant', tap: 'two', suggestPass: true, order: 'hearts-first' } })

  test('a pass is chosen already, and a tap lifts before a second plays', async ({ page }) => {
    await sitDown(page, { game: 'hearts', players: 4 })
    await page.getByRole('button', { name: 'Pass 3 cards' }).click()
    await now(page)
    const before = await cards(page).count()
    const card = allowed(page).first()
    await clickCard(card)
    await expect(card).toHaveClass(/chosen/)
    await expect(cards(page)).toHaveCount(before)
    await clickCard(card)
    await expect.poll(() => cards(page).count()).toBeLessThan(before)
  })
})
