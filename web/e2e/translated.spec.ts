/** A browser translates the page: it puts elements of its own in the place of texts, now and whenever there are new ones. */
import type { Page } from '@playwright/test'
import { makeTable } from './company'
import { expect, sitDown, test } from './fixtures'
import { cards, now, step } from './play'

/** What translators of browsers do, to what they may translate. */
async function translate(page: Page) {
  await page.addInitScript(() => {
    const done = new WeakSet<Node>()
    const wrap = () => {
      if (!document.body) return
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts) {
        const within = text.parentElement
        if (done.has(text) || !/\p{L}|\d/u.test(text.data)) continue
        if (!within?.translate || within.closest('script, style, textarea')) continue
        const copy = document.createTextNode(text.data)
        const font = document.createElement('font')
        done.add(copy)
        font.append(copy)
        text.replaceWith(font)
      }
    }
    let soon = false
    new MutationObserver(() => {
      if (soon) return
      soon = true
      setTimeout(() => {
        soon = false
        wrap()
      }, 50)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

const wrapped = (page: Page) => page.locator('font')
/** Whether a browser may offer to translate the page. */
const offered = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.translate &&
      !document.querySelector('meta[name="google"][content="notranslate"]'),
  )

test('what a table says is true in a browser that translates', async ({ page }) => {
  await translate(page)
  await page.goto('/')
  await expect.poll(() => wrapped(page).count()).toBeGreaterThan(20)
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  expect(await offered(page)).toBe(true)
  await expect.poll(() => wrapped(page).count()).toBeGreaterThan(20)
  const pass = page.getByRole('button', { name: /^Select \d more/ })
  await expect(pass).toBeVisible()
  await step(page)
  await expect(pass).toHaveCount(0)
  await now(page)
  // The cards that each holds are counted down with every trick.
  const held = await cards(page).count()
  while ((await cards(page).count()) > held - 3) {
    await step(page)
    await now(page)
  }
  const left = await cards(page).count()
  const own = page.getByRole('list', { name: /^Other players/ }).getByRole('listitem')
  await expect(own.first()).toContainText(new RegExp(`\\b(${left}|${left - 1}|${left + 1}) card`))
  // What was translated has gone with what it said.
  await expect(page.locator('font:empty')).toHaveCount(0)

  // A translation that is taken back.
  await page.evaluate(() => {
    for (const font of document.querySelectorAll('font')) font.remove()
  })
  await expect(own.first()).toContainText(/\d card/)

  await page.keyboard.press('r')
  await expect.poll(() => page.getByRole('dialog').locator('font').count()).toBeGreaterThan(10)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what a waiting room says is true in a browser that translates', async ({ page }) => {
  await translate(page)
  await makeTable(page, 'Ana', { game: 'hearts', players: 4 })
  expect(await offered(page)).toBe(true)
  await expect.poll(() => wrapped(page).count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Add bot at seat 2' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'free' })).toContainText(
    '2 seats are free.',
  )
})

test('the lobby and the rules may be translated, and stay true', async ({ page }) => {
  await translate(page)
  await page.goto('/')
  await expect.poll(() => wrapped(page).count()).toBeGreaterThan(20)
  expect(await offered(page)).toBe(true)
  const wraps = page.locator('main font')
  await page.getByRole('link', { name: 'Rules of Hearts', exact: true }).click()
  await expect.poll(() => wraps.count()).toBeGreaterThan(20)
  expect(await offered(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearts')
  // From one page of rules to the next.
  await page.evaluate(() => {
    history.pushState(null, '', '/rules/heartcatchers')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heartcatchers')
  await expect.poll(() => wraps.count()).toBeGreaterThan(20)
  await page.getByRole('link', { name: 'All games' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moonshot')

  // A lesson that is under way changes what its button says, once for every game.
  await page.getByRole('button', { name: 'Learn Hearts', exact: true }).click()
  await now(page)
  await page.getByRole('link', { name: 'All games' }).click()
  await expect(page.getByRole('button', { name: 'Continue lesson: Hearts' })).toBeVisible()
  await page.goto('/matches')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your matches')
  expect(await offered(page)).toBe(true)
})
