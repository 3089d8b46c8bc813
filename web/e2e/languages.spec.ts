/** The page in its languages: which one comes, how it is chosen, and that everything has room in each. */
import type { Page } from '@playwright/test'
import { languageCodes, SOURCE } from '../locales/messages'
import { messagesOf } from './sentences'
import { openFromBar } from './bar'
import { DESKTOP, makeTable, sitDown as join, somebody } from './company'
import { expect, newTable, sitDown, test } from './fixtures'
import { cards, hand, now, step } from './play'
import { pretend } from './pretend'
import { opening } from './pretended'
import { roomForAll, TABLES } from './room-for'

const LANGUAGES = languageCodes().filter((code) => code !== SOURCE)
/** English 40% longer, and English from right to left. */
const PSEUDO = ['en-XA', 'en-XB']

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang)

for (const code of LANGUAGES) {
  test.describe(() => {
    test.use({ locale: code })

    test(`a browser in ${code} gets the lobby, the rules and a table in ${code}`, async ({
      page,
    }) => {
      const say = await messagesOf(code)
      await page.goto('/')
      expect(await spoken(page)).toBe(code)
      const begin = page.getByRole('link', { name: say('base-matches') }).first()
      await expect(begin).toBeVisible()
      await page.goto('/rules/hearts')
      await expect(page.getByRole('link', { name: say('base-all-games') }).first()).toBeVisible()
      await sitDown(page, { game: 'hearts', players: 4 })
      await now(page)
      expect(await spoken(page)).toBe(code)
      await expect(page.getByRole('button', { name: say('table-menu') })).toBeVisible()
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('base-no-page'))
    })
  })
}

test('a language chosen in the lobby stays, and its address is that of the language', async ({
  page,
}) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Language', exact: true })
  await field.selectOption('Deutsch')
  await expect.poll(() => spoken(page)).toBe('de')
  const say = await messagesOf('de')
  await expect(page.getByRole('link', { name: say('base-matches') })).toBeVisible()
  await expect(
    page.getByRole('combobox', { name: say('base-language'), exact: true }),
  ).toBeFocused()
  expect(new URL(page.url()).searchParams.get('lang')).toBe('de')
  await page.getByRole('link', { name: say('base-matches') }).click()
  expect(new URL(page.url()).searchParams.get('lang')).toBe('de')
  await page.goto('/')
  expect(await spoken(page)).toBe('de')
  // Another address outweighs the choice, as a link from elsewhere.
  await page.goto('/?lang=en')
  expect(await spoken(page)).toBe('en')
})

test('the language changes at a table, and nothing is lost', async ({ page }) => {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  for (const index of [0, 3]) await cards(page).nth(index).press('Enter')
  const chosen = page.locator('.hand [aria-pressed="true"]')
  await expect(chosen).toHaveCount(2)
  const moves = await page.evaluate(() => performance.getEntriesByType('navigation').length)
  await openFromBar(page, 'Settings')
  await page.getByRole('tab', { name: 'Look' }).click()
  await page.getByText('Deutsch', { exact: true }).click()
  await expect.poll(() => spoken(page)).toBe('de')
  const say = await messagesOf('de')
  await expect(page.getByRole('dialog', { name: say('settings-title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(2)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(moves)
  // Back in English the match is where it was.
  await page.getByRole('button', { name: say('table-menu'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('table-settings') })
    .click()
  await page.getByText('English', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(2)
  await chosen.first().press('Enter')
  await chosen.first().press('Enter')
  await step(page)
  await expect(hand(page)).toBeVisible()
  expect(wrong).toEqual([])
})

test('people at one table each read their own language', async ({ browser }) => {
  const ana = await somebody(browser, 'Ana', { size: DESKTOP })
  const ben = await somebody(browser, 'Ben', { size: DESKTOP, locale: 'de-AT' })
  const table = await makeTable(ana, 'Ana', { game: 'hearts', players: 4 })
  await ben.goto(`/table/${table}`)
  const say = await messagesOf('de')
  expect(await spoken(ben)).toBe('de')
  await ben.getByRole('button', { name: say('room-sit-down'), exact: true }).click()
  await expect(ana.getByText('Ben').first()).toBeVisible()
  expect(await spoken(ana)).toBe('en')
  await ana.context().close()
  await ben.context().close()
})

test('a mirrored page is mirrored', async ({ page }) => {
  await page.goto('/?lang=en-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const [title, settings] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.getByRole('button', { name: 'Settings' }).boundingBox(),
  ])
  expect(settings!.x).toBeLessThan(title!.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

for (const code of [...LANGUAGES, ...PSEUDO]) {
  test(`the question whether to open has its place in ${code}`, async ({ page }) => {
    await pretend(page, (snapshot) => Object.assign(snapshot, opening(snapshot)))
    const table = await newTable(page, { game: 'wild-twists', players: 8 })
    await page.goto(`/table/${table}?lang=${code}`)
    await expect(page.locator('.rail .button')).toHaveCount(2)
    await roomForAll(page, `the question in ${code}`)
  })

  for (const wanted of TABLES) {
    test(`everything has its place in ${code} at ${wanted.game} for ${wanted.players}`, async ({
      page,
    }) => {
      const table = await newTable(page, wanted)
      for (const moment of ['first', 'second']) {
        if (moment === 'second') {
          await page.setViewportSize(DESKTOP)
          await page.goto(`/table/${table}`)
          await step(page)
        }
        await page.goto(`/table/${table}?lang=${code}`)
        await page.locator('.hand').waitFor()
        await now(page)
        await roomForAll(page, `${moment}, ${code}`)
      }
    })
  }
}

for (const code of [...LANGUAGES, ...PSEUDO]) {
  test(`nothing of the lobby and the rules is cut in ${code}`, async ({ page }) => {
    for (const path of ['/', '/rules/hearts', '/rules/heartcatchers', '/matches', '/about']) {
      await page.goto(`${path}?lang=${code}`)
      for (const width of [320, 390, 844, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const cut = await page.evaluate(() => {
          const wide = document.documentElement.scrollWidth - innerWidth
          const parts = [
            ...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, option'),
          ]
          return [
            ...(wide > 0 ? [`the page scrolls by ${wide} px`] : []),
            ...parts
              .filter((part) => part.checkVisibility() && part.clientWidth > 2)
              .filter((part) => part.scrollWidth > part.clientWidth + 1)
              .map((part) => `${part.innerText} is cut`),
          ]
        })
        expect(cut, `${path} in ${code}, ${width} px wide`).toEqual([])
      }
    }
  })
}

test('quick phrases are in the language of the reader', async ({ page: ana, browser }) => {
  const table = await makeTable(ana, 'Ana', { game: 'hearts', players: 4 })
  const ben = await somebody(browser, 'Ben', { size: DESKTOP, locale: 'de-DE' })
  await join(ben, `/table/${table}?lang=en`)
  await ana.getByRole('button', { name: 'Start match' }).click()
  await Promise.all([now(ana), now(ben)])
  await ben.goto(`/table/${table}`)
  await now(ben)
  expect(await spoken(ben)).toBe('de')
  const [english, german] = await Promise.all(['en', 'de'].map(messagesOf))
  const hello = { sign: 'hello' }
  await ana.getByRole('button', { name: english!('chat-phrase', hello), exact: true }).click()
  await expect(ben.getByText(german!('chat-phrase', hello), { exact: true }).first()).toBeVisible()
})
