/** The page is loaded anew while something is asked: it comes back, asks the same, and says nothing that is not so. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { DESKTOP, somebody } from './company'
import { lastCard, sitDownWhen } from './finished'
import { accessible, expect, newTable, sitDown, test, type Wanted } from './fixtures'
import { allowed, cards, clickCard, hand, now, playHand, playOut, step } from './play'

/** A table's state as the server tells the player. */
const look = async (page: Page, table: string) =>
  (await (await page.request.get(`/api/tables/${table}`)).json()) as Snapshot

type Legal = string | { pass: number; from: string[] }

/** Acts as `choose` says until the table is there; makes another one where its match ends before. */
async function reach(
  page: Page,
  wanted: Wanted,
  there: (snapshot: Snapshot) => boolean,
  choose: (legal: Legal[], snapshot: Snapshot) => Legal = (legal) => legal[0]!,
) {
  for (let tables = 0; tables < 80; tables++) {
    const table = await newTable(page, wanted)
    for (let acts = 0; acts < 120; acts++) {
      const snapshot = await look(page, table)
      if (there(snapshot)) {
        await page.goto(`/table/${table}`)
        return table
      }
      const legal = snapshot.view.legal as Legal[]
      if (snapshot.view.outcome) break
      if (legal.length === 0) {
        await page.waitForTimeout(20)
        continue
      }
      const act = choose(legal, snapshot)
      const action = typeof act === 'string' ? act : `pass ${act.from.slice(0, act.pass).join(' ')}`
      const done = await page.request.post(`/api/tables/${table}/actions`, {
        headers: { origin: process.env['MOONSHOT_E2E_URL']! },
        data: { version: snapshot.version, action },
      })
      expect([200, 409], await done.text()).toContain(done.status())
    }
  }
  throw new Error('chance did not lead there')
}

/** What the page shows of the state: the hand, the trick, whose turn, what is asked with its answers. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    hand: [...document.querySelectorAll<HTMLElement>('.hand button')].map(
      (card) => card.dataset['card'] ?? card.innerText,
    ),
    trick: [...document.querySelectorAll('[data-trick-card]')].map((card) => card.textContent),
    status: [...document.querySelectorAll<HTMLElement>('.status > li')].map((li) => li.innerText),
    asked: [...document.querySelectorAll<HTMLElement>('.prompt, .ask p')].map(
      (part) => part.innerText,
    ),
    answers: [...document.querySelectorAll<HTMLElement>('.rail .button, .ring .button')].map(
      (part) => part.innerText,
    ),
    // A bot's portrait comes later, and a letter stands in its place until then.
    badges: [...document.querySelectorAll<HTMLElement>('.badge > :not(.face)')].map(
      (part) => part.innerText,
    ),
  }))

/** Loads the page anew: it shows what it showed. */
async function again(page: Page, what: string) {
  await now(page)
  const before = await shown(page)
  await page.reload()
  await now(page)
  await expect.poll(() => shown(page), what).toEqual(before)
  await accessible(page, what)
  return before
}

test('during the pass, whether or not cards were chosen', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  const before = await again(page, 'the pass')
  expect(before.answers).toContain('Select 3 more')
  await clickCard(cards(page).nth(0))
  await clickCard(cards(page).nth(5))
  await expect(page.getByRole('button', { name: 'Select 1 more' })).toBeVisible()
  await page.reload()
  await now(page)
  await expect.poll(() => shown(page)).toEqual(before)
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(0)
  await step(page)
  expect(await now(page)).toBe('mine')
})

test('while somebody is secretly asked who opens', async ({ page }) => {
  const asked = ({ view }: Snapshot) => (view.legal as Legal[]).includes('decline')
  await reach(page, { game: 'wild-twists', players: 3 }, asked, (legal) => legal.at(-1)!)
  const { answers, asked: question } = await again(page, 'who opens')
  expect(question.join()).toContain('Wild Club')
  expect(answers).toEqual(expect.arrayContaining(['Open with it', 'Keep it']))
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.locator('.prompt')).toHaveCount(0)
})

test('while a Wild is declared', async ({ page }) => {
  const wild = ({ view }: Snapshot) =>
    (view.legal as Legal[]).some((one) => /^W[CDSH]\+$/.test(String(one)))
  await reach(page, { game: 'wild-twists', players: 3 }, wild)
  await now(page)
  const before = await shown(page)
  await clickCard(
    allowed(page)
      .and(hand(page).getByRole('button', { name: /Wild/ }))
      .first(),
  )
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await page.reload()
  await now(page)
  await expect.poll(() => shown(page)).toEqual(before)
  await clickCard(
    allowed(page)
      .and(hand(page).getByRole('button', { name: /Wild/ }))
      .first(),
  )
  await page.getByRole('button', { name: /Highest/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
})

/** All but the queen of spades, one heart and ten clubs: whoever takes both shoots the moon. */
const FEW = [...'23456789TJQKA'].flatMap((rank) =>
  [...'CDSH']
    .map((suit) => rank + suit)
    .filter((card) => {
      if (card === 'QS' || card === 'AH') return false
      return !card.endsWith('C') || 'QKA'.includes(card[0]!)
    }),
)

test('while it is asked what the moon does', async ({ page }) => {
  test.setTimeout(300_000)
  const wanted = {
    game: 'custom-hearts',
    players: 3,
    options: { removed: FEW, moon: 'choose', pass_cards: false, target: 300 },
  }
  await reach(
    page,
    wanted,
    ({ moon_outcomes, view }) => {
      return moon_outcomes != null && (view.legal as Legal[]).includes('moon self')
    },
    (legal) => legal.at(-1)!,
  )
  const effects = page.locator('[aria-label^="You shot"]')
  await effects.waitFor()
  const before = await effects.innerText()
  await page.reload()
  await expect(effects).toBeVisible()
  expect(await effects.innerText()).toBe(before)
  await page.getByRole('button', { name: 'Raise all other scores' }).click()
  await expect(effects).toHaveCount(0)
})

test('while a revoke can be put right', async ({ page }) => {
  const table = await reach(
    page,
    { game: 'cardominoes', players: 3, options: { revoke: 'penalty' } },
    ({ view, pause }) =>
      Boolean(pause) && (view.legal as Legal[]).some((one) => String(one).startsWith('correct ')),
    (legal, { view }) => {
      const trick = (view.detail as { trick?: { card: string }[] }).trick ?? []
      const led = trick[0]?.card.at(-1)
      const plays = legal.filter((one) => typeof one === 'string' && /^..$/.test(one)) as string[]
      const follows = plays.some((card) => card.at(-1) === led)
      return (follows ? plays.find((card) => card.at(-1) !== led) : undefined) ?? legal[0]!
    },
  )
  await now(page)
  await expect(page.getByRole('button', { name: /^Keep my (card|tile)$/ })).toBeVisible()
  await page.reload()
  await now(page)
  await expect(page.locator('.prompt')).toContainText('You didn’t follow suit.')
  await expect(page.getByRole('timer')).toContainText(/gathers the trick in \d+ seconds?\./)
  // The clock did not begin anew.
  const { pause } = await look(page, table)
  expect(pause!.left).toBeLessThan(pause!.whole)
  await page.getByRole('button', { name: /^Keep my (card|tile)$/ }).click()
  await expect(page.getByRole('button', { name: /^Keep my (card|tile)$/ })).toHaveCount(0)
})

test('while a card is given back, and in the hand of its gift', async ({ page }) => {
  await reach(page, { game: 'black-hearts', players: 4 }, ({ view }) => view.phase === 'return')
  const before = await again(page, 'Return Gift')
  expect(before.answers.join()).toContain('Select 1 more')
  const gift = page.getByRole('button', { name: /^This hand’s gift: / })
  await expect(gift).toHaveAccessibleName(/Return/)
  await clickCard(cards(page).first())
  await page.getByRole('button', { name: 'Pass 1 card' }).click()
  await now(page)
  await again(page, 'the hand of a gift')
  await expect(gift).toHaveAccessibleName(/Return/)
})

test('while a stack is chosen for an exchange', async ({ page }) => {
  const steals = ({ view }: Snapshot) =>
    (view.legal as Legal[]).some((one) => String(one).startsWith('steal '))
  await reach(page, { game: 'heartcatchers', players: 2 }, steals)
  await now(page)
  const before = await shown(page)
  const stealing = page.locator('[data-target]').filter({ hasText: 'Steal' })
  for (const card of await allowed(page).all()) {
    await clickCard(card)
    if (await stealing.first().isVisible()) break
    await page.keyboard.press('Escape')
  }
  await stealing.first().click()
  await expect(page.locator('.prompt, .news')).not.toHaveCount(0)
  await page.reload()
  await now(page)
  await expect.poll(() => shown(page)).toEqual(before)
  await expect(page.locator('[data-target]')).toHaveCount(0)
})

test('while a game of Heartcatchers is scored, and at its end', async ({ page }) => {
  await sitDownWhen(page, lastCard, { game: 'heartcatchers', players: 2 })
  while ((await now(page)) === 'mine') await step(page)
  expect(await now(page)).toBe('stage')
  await page.reload()
  // The steps were on the page alone; what they come to is told.
  expect(await now(page)).toBe('summary')
  const end = page.getByRole('dialog')
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(/win/)
  await expect(end.getByRole('row', { name: /^Total/ })).toBeVisible()
})

test('on the scores of a hand, and at the end of the match', async ({ page }) => {
  await sitDownWhen(page, lastCard, { game: 'black-hearts', players: 3 })
  await playHand(page)
  const table = page.url().split('/').at(-1)!
  const { view } = await look(page, table)
  await page.reload()
  await now(page)
  if (!view.outcome) {
    // The next hand is dealt already; what the last one came to is found under the scores.
    await page.keyboard.press('s')
    const scores = page.getByRole('dialog', { name: 'Scores' }).getByRole('table').first()
    for (const total of view.totals) await expect(scores).toContainText(String(total))
    await page.keyboard.press('Escape')
  }
  await playOut(page)
  const dialog = page.getByRole('dialog')
  const told = async () => {
    const [title, rows] = await Promise.all([
      dialog.getByRole('heading', { level: 2 }).innerText(),
      dialog.getByRole('row').allInnerTexts(),
    ])
    return { title, rows }
  }
  const before = await told()
  await page.reload()
  await now(page)
  await expect.poll(told).toEqual(before)
})

test('as somebody who watches', async ({ page, browser }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await step(page)
  // Until the pass is done, the table still waits for this player.
  await expect(page.getByRole('button', { name: 'Pass 3 cards' })).toHaveCount(0)
  await now(page)
  const other = await somebody(browser, 'Ben', { size: DESKTOP })
  await other.goto(page.url())
  // Where the hand is: the first trick may be as empty as the pass before it.
  const place = async (page: Page) => {
    const { trick, status } = await shown(page)
    return { trick, count: status.filter((chip) => /trick/i.test(chip)) }
  }
  const there = await place(page)
  expect(there.count).toHaveLength(1)
  await expect.poll(() => place(other)).toEqual(there)
  const before = await shown(other)
  await other.reload()
  await expect.poll(() => shown(other)).toEqual(before)
  expect(before.hand).toEqual([])
  await other.context().close()
})

test('in a form that is half filled, which is forgotten when it is closed', async ({ page }) => {
  const open = async () => {
    await page.getByRole('button', { name: 'Options of Custom Hearts', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Custom Hearts' })
    await form.waitFor()
    return form
  }
  await page.goto('/')
  let form = await open()
  await form.getByLabel('Your name').fill('Zoe')
  await form.getByText('5', { exact: true }).click()
  await form.getByLabel('Play to').fill('44')
  await form.getByLabel('Play to').blur()
  await page.reload()
  form = await open()
  await expect(form.getByLabel('Your name')).toHaveValue('Zoe')
  await expect(form.getByRole('radio', { name: '5', exact: true })).toBeChecked()
  await expect(form.getByLabel('Play to')).toHaveValue('44')
  await page.keyboard.press('Escape')
  form = await open()
  await expect(form.getByLabel('Play to')).toHaveValue('100')
})
