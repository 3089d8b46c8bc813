/** Every element of the table has its place at every size of the window: nothing outside it, nothing over another. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { menuButton, openFromBar, toolbar } from './bar'
import { makeTable, somebody, sitDown as join } from './company'
import { drawnAgain, expect, NAMES, sitDown, test, type Wanted } from './fixtures'
import { faults, roomForAll, SIZES, TABLES } from './room-for'
import { clickCard, hand, now, step } from './play'
import { prompter } from './pretend'
import { drawn, fullTrick, leading, moon, opening, revoked, withGift } from './pretended'

/** Phones on their sides, a window that is shown twice as large, and the narrowest phone. */
const SMALL: [number, number][] = [
  [844, 390],
  [667, 375],
  [640, 400],
  [568, 320],
  [320, 568],
]

for (const wanted of TABLES) {
  test(`${wanted.game} for ${wanted.players} has room for everything at ${SIZES.length} sizes`, async ({
    page,
  }) => {
    await sitDown(page, wanted)
    for (const moment of ['first', 'second']) {
      await now(page)
      await roomForAll(page, moment)
      if (moment === 'first') await step(page)
    }
  })
}

test('every button of a lesson is large enough', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn Hearts', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor()
  await now(page)
  await roomForAll(page, 'a lesson')
})

test('every button of what opens over the table is large enough', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await step(page)
  await now(page)
  for (const sheet of ['Scores', 'People', 'Rules', 'Settings', 'Menu']) {
    await page.setViewportSize(
      sheet === 'Menu' ? { width: 320, height: 568 } : { width: 1280, height: 800 },
    )
    await openFromBar(page, sheet)
    const name = sheet === 'Rules' ? 'Hearts: rules' : sheet
    await page.getByRole('dialog', { name }).waitFor()
    expect(await faults(page), sheet).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

/** The names of the buttons that are seen in a part of the page. */
const seen = (page: Page, part: string) =>
  page
    .locator(`${part} button`)
    .evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility())
        .map(
          (button) => button.ariaLabel ?? (button as HTMLElement).innerText.trim().split('\n')[0]!,
        ),
    )

for (const company of [false, true]) {
  test(`each thing is once in the bar or in the menu, with others: ${company}`, async ({
    page,
  }) => {
    const tell = await prompter(page)
    await sitDown(page, { game: 'hearts', players: 4 })
    await now(page)
    if (company) {
      tell([], ({ seats }) => ({
        seats: seats.map((seat) => ({ ...seat, bot: false, free: false })),
      }))
      await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    const wide = await seen(page, 'header')
    // Four with words, and the menu.
    expect(wide).toHaveLength(5)
    expect(wide).toContain(company ? 'People' : 'Take back')
    const told: string[][] = []
    for (const [width, height] of [...SIZES, [560, 800], [561, 800], [1000, 800], [1001, 800]]) {
      await page.setViewportSize({ width: width!, height: height! })
      const bar = await seen(page, 'header')
      await menuButton(page).click()
      // It comes with the part of the page that has it.
      await expect(page.locator('dialog li:visible').first()).toBeVisible()
      const menu = await seen(page, 'dialog li')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      told.push([...bar.filter((name) => name !== 'Menu'), ...menu].sort())
    }
    expect(told[0]!.length).toBe(new Set(told[0]).size)
    for (const all of told) expect(all).toEqual(told[0])
  })
}

test('the bar is one stop for Tab, and the arrows move in it', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await page.getByRole('link', { name: 'All games' }).focus()
  await page.keyboard.press('Tab')
  await expect(menuButton(page)).toBeFocused()
  for (const [key, name] of [
    ['ArrowLeft', 'Log'],
    ['ArrowLeft', 'Scores'],
    ['Home', 'Last trick'],
    ['End', 'Menu'],
    ['ArrowRight', 'Last trick'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(toolbar(page).getByRole('button', { name, exact: true })).toBeFocused()
  }
  // The hand comes next.
  await page.keyboard.press('Tab')
  await expect(hand(page).locator('button[tabindex="0"]')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(toolbar(page).getByRole('button', { name: 'Last trick' })).toBeFocused()
  // In a window that has its button in the menu the bar is still there for Tab.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('link', { name: 'All games' }).focus()
  await page.keyboard.press('Tab')
  await expect(menuButton(page)).toBeFocused()
})

test('the log opens beside the table, or over it, and stays as it was left', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  const log = page.getByRole('heading', { name: 'Log' })
  const lines = page.getByRole('log')
  const centre = async () => {
    const { x, width } = (await page.locator('.ring').boundingBox())!
    return Math.round(x + width / 2)
  }
  await expect(log).toHaveCount(0)
  // What happens is said whether it is seen or not.
  await expect(lines).toContainText('Hand 1 is dealt.')
  expect(await centre()).toBe(640)
  await page.keyboard.press('g')
  await expect(log).toBeVisible()
  await roomForAll(page, 'with the log', [
    [1280, 800],
    [1920, 1080],
    [1100, 501],
  ])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await now(page)
  await expect(log).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Close log' }).click()
  await expect(log).toHaveCount(0)
  await openFromBar(page, 'Log')
  await expect(log).toBeVisible()
  // The menu that opened it is closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close log' }).focus()
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)
  await page.reload()
  await now(page)
  await expect(log).toHaveCount(0)
})

for (const players of [4, 7]) {
  test(`clocks and who is gone have room at every size among ${players}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const wanted = { game: 'hearts', players }
    const tell = await prompter(page)
    await makeTable(page, 'Anna', wanted, { clock: 'relaxed' })
    const others: Page[] = []
    // Names that no test before has taken from the server.
    const accounts = ['Benjamin', 'Cleo'].map((name) => `${name} ${Date.now() % 1_000_000}`)
    for (const name of [...accounts, 'Dan']) {
      const other = await somebody(browser, name)
      others.push(other)
      if (accounts.includes(name)) {
        const made = await other.request.post(new URL('/api/account', page.url()).href, {
          headers: { origin: new URL(page.url()).origin },
          data: { handle: name, proof: { password: 'correct horse' } },
        })
        expect(made.status(), await made.text()).toBe(201)
      }
      await join(other, page.url())
    }
    await page.getByRole('button', { name: 'Start match' }).click()
    await hand(page).waitFor()
    await expect(page.locator('.badge .account')).toHaveCount(2)
    const scores = Array.from({ length: players }, (_, seat) => 20 + 14 * seat)
    const taken = Array.from({ length: players }, (_, seat) => (seat === 1 ? 13 : 26 - seat))
    tell([], ({ view }) => ({
      view: { ...view, totals: scores, detail: { ...view.detail, points_taken: taken } },
    }))
    await expect(page.locator('.badge.own .total')).toContainText('20')
    await roomForAll(page, 'with clocks and scores')
    const [ben, cleo] = others
    await ben!.request.post(`/api/tables/${page.url().split('/').at(-1)}/out`, {
      headers: { origin: new URL(page.url()).origin },
    })
    await cleo!.close()
    const missing = page.locator('.seats .missing')
    await expect(missing).toHaveText([/bot plays/, /offline/], { timeout: 30_000 })
    await roomForAll(page, 'with somebody gone')
    for (const other of others) await other.context().close()
  })
}

for (const [wanted, panel] of [
  [{ game: 'hearts', players: 4 }, true],
  [{ game: 'wild-twists', players: 8 }, true],
  [{ game: 'heartcatchers', players: 2 }, false],
] as const) {
  test(`the match scores of ${wanted.game} stand once in every window`, async ({ page }) => {
    await sitDown(page, wanted)
    await now(page)
    for (const [width, height] of [...SIZES, [1099, 800], [1100, 501], [1100, 500], [1280, 480]]) {
      await page.setViewportSize({ width: width!, height: height! })
      const beside = panel && width! >= 1100 && height! > 500
      await expect(page.getByRole('region', { name: 'Scores' })).toBeVisible({
        visible: beside,
      })
      // What is asked may take the place of the player's own badge, and the layout follows the window a moment later.
      await expect(async () => {
        const badges = await page.locator('.badge:visible').count()
        expect(badges).toBeGreaterThanOrEqual(wanted.players - 1)
        const totals = await page.locator('.badge .total:visible').count()
        expect(totals, `${width} x ${height}`).toBe(beside ? 0 : badges)
      }).toPass({ timeout: 6_000 })
    }
  })
}

for (const [game, players] of [
  ['hearts', 7],
  ['wild-twists', 8],
] as const) {
  test(`the scores of ${players} have whole names below the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await sitDown(page, { game, players })
    await now(page)
    const names = page.getByRole('region', { name: 'Scores' }).locator('.name')
    await expect(names).toHaveText(NAMES.slice(0, players))
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1100, height: 501 },
    ]) {
      await page.setViewportSize(size)
      const cut = await names.evaluateAll((all) =>
        all
          .filter((name) => name.scrollWidth > name.clientWidth)
          .map((name) => `${name.textContent} in ${name.clientWidth} px`),
      )
      expect(cut).toEqual([])
    }
  })
}

/** What is written smaller than the eye likes in a large window. A card in a picture is part of the picture. */
function smallPrint(page: Page, pictures: string): Promise<string[]> {
  return page.evaluate((pictures) => {
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement!
      const text = walk.currentNode.textContent!.trim()
      if (!text || !element.checkVisibility() || element.closest('.unseen')) continue
      if (pictures && element.closest(pictures)) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      if (range.getBoundingClientRect().width < 2) continue
      let size = parseFloat(getComputedStyle(element).fontSize)
      const drawn = element instanceof SVGGraphicsElement && element.getScreenCTM()
      if (drawn) size *= Math.hypot(drawn.a, drawn.b)
      if (size < 14.95) found.add(`${text.slice(0, 30)}: ${size.toFixed(1)} px`)
    }
    return [...found]
  }, pictures)
}

test.describe('in a large window', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, settings: { hints: true } })

  for (const wanted of TABLES) {
    test(`everything of ${wanted.game} for ${wanted.players} can be read`, async ({ page }) => {
      const tell = await prompter(page)
      await sitDown(page, wanted)
      for (const moment of ['first', 'second']) {
        await now(page)
        expect(await smallPrint(page, ''), moment).toEqual([])
        if (moment === 'first') await step(page)
      }
      if (wanted.game === 'heartcatchers') return
      // Every mark that a badge can have.
      tell([], ({ view }) => ({
        view: { ...view, phase: 'play', detail: { ...view.detail, dealer: 1, lead: 1 } },
      }))
      await expect(page.locator('.mark.deal')).toBeVisible()
      expect(await smallPrint(page, ''), 'with marks').toEqual([])
    })
  }

  test('everything in the lobby and the rules can be read', async ({ page }) => {
    const rules = ['hearts', 'cardominoes', 'wild-twists', 'black-hearts', 'heartcatchers']
    for (const path of ['/', ...rules.map((game) => `/rules/${game}`), '/pad', '/about']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await smallPrint(page, 'svg, [aria-hidden="true"]'), path).toEqual([])
    }
  })
})

const LONG = [
  'Zoe',
  'Alexander',
  'Benedikta',
  'Frederick',
  'Guinevere',
  'Josephine',
  'Christian',
  'Sebastian',
]

/** Long names with scores of every length, and all marks at one seat. */
const named =
  (marked: number) =>
  ({ seats, view }: Snapshot) => ({
    seats: seats.map((seat, at) => ({ ...seat, name: LONG[at] })),
    view: {
      ...view,
      phase: 'play',
      totals: view.totals.map((_, at) => [20, 0, 104, -13, 7, 96, 0, 113][at]),
      detail: { ...view.detail, dealer: marked, lead: marked, extras: 1, draw: null },
    },
  })

for (const [game, players] of [
  ['cardominoes', 5],
  ['hearts', 4],
  ['wild-twists', 5],
  ['wild-twists', 8],
] as const) {
  for (const large of [false, true]) {
    test.describe(`large: ${large}`, () => {
      test.use({ settings: { large } })

      test(`names, scores and marks keep apart at ${game} for ${players}, large: ${large}`, async ({
        page,
      }) => {
        const tell = await prompter(page)
        await sitDown(page, { game, players })
        await now(page)
        for (const marked of [1, players - 1, 0]) {
          tell([], named(marked))
          await expect(page.locator('.mark')).toHaveCount(2)
          await roomForAll(page, `marks at seat ${marked}`)
        }
      })
    })
  }
}

/** How large everything is that is read: cards by their width, words by the size of their letters. */
const sizesOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const found: Record<string, number> = {}
    for (const card of ['.laid', '.hand .slot', '.stack']) {
      const width = document.querySelector(card)?.getBoundingClientRect().width
      if (width) found[card] = width
    }
    for (const part of document.querySelectorAll<HTMLElement>('.table-page *')) {
      const text = [...part.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
      if (!text?.textContent!.trim() || part.closest('svg, .unseen') || !part.checkVisibility())
        continue
      const seat = part.closest('.seats > li')
      const scale = (seat && parseFloat(getComputedStyle(seat).scale)) || 1
      const whose = seat?.querySelector('.name')!.textContent ?? ''
      found[`${part.tagName} ${part.classList[0]} ${part.innerText.slice(0, 12)} ${whose}`] =
        parseFloat(getComputedStyle(part).fontSize) * scale
    }
    return found
  })

for (const wanted of [
  { game: 'hearts', players: 4 },
  { game: 'black-hearts', players: 6 },
  { game: 'wild-twists', players: 8 },
  { game: 'heartcatchers', players: 2 },
]) {
  test(`large print makes nothing smaller at ${wanted.game} for ${wanted.players}`, async ({
    page,
  }) => {
    const tell = await prompter(page)
    await sitDown(page, wanted)
    // The page writes its settings when it begins.
    await now(page)
    const told: Record<string, number>[][] = []
    for (const large of [false, true]) {
      await page.evaluate((large) => {
        const stored = JSON.parse(localStorage.getItem('moonshot.settings')!) as object
        localStorage.setItem('moonshot.settings', JSON.stringify({ ...stored, large }))
      }, large)
      await page.reload()
      // A staged moment takes the room of the hand on a small screen.
      while ((await now(page)) === 'stage') await step(page)
      if (wanted.game !== 'heartcatchers') tell([], fullTrick)
      const all: Record<string, number>[] = []
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        // The table takes its places some frames after the window.
        let sizes: Record<string, number>
        let before: string
        do {
          before = JSON.stringify(await sizesOf(page))
          await drawnAgain(page, 8)
          sizes = await sizesOf(page)
        } while (before !== JSON.stringify(sizes))
        all.push(sizes)
      }
      told.push(all)
    }
    const smaller: string[] = []
    for (const [index, [width, height]] of SIZES.entries()) {
      const [usual, large] = told.map((all) => all[index]!)
      for (const [part, size] of Object.entries(usual!)) {
        // A card of 75 pixels is read as well as a larger one, and so are words of 17. Smaller seats may have smaller names
        // and scores.
        const words = part.startsWith('SPAN name') ? 12 : part.startsWith('SPAN total') ? 14 : 17
        const enough = part.startsWith('.') ? 75 : words
        const least = Math.min(enough, 0.96 * size - 0.2)
        const now = large![part]
        if (now !== undefined && now < least)
          smaller.push(`${part} at ${width} x ${height}: ${size.toFixed(1)}, ${now.toFixed(1)}`)
      }
      if (Math.min(width, height) > 700) {
        const turn = Object.keys(usual!).find((part) => part.startsWith('LI turn'))!
        expect(large![turn]! / usual![turn]!).toBeCloseTo(1.1875, 1)
      }
    }
    expect(smaller).toEqual([])
  })
}

for (const [players, large] of [
  [4, false],
  [5, false],
  [5, true],
  [8, false],
  [8, true],
] as const) {
  test.describe(`large: ${large}`, () => {
    test.use({ settings: { large } })
    test(`what is asked at wild-twists for ${players} has room at every size, large: ${large}`, async ({
      page,
    }) => {
      const tell = await prompter(page)
      await sitDown(page, { game: 'wild-twists', players })
      await now(page)
      tell([], opening)
      await page.getByRole('button', { name: 'Keep it' }).waitFor()
      await roomForAll(page, 'who opens')
      tell([], leading)
      await clickCard(hand(page).getByRole('button', { name: 'Wild Heart' }))
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
      await roomForAll(page, 'how a Wild is declared')
    })
  })
}

for (const players of [4, 6]) {
  test(`a trick for ${players} can be read beside a gift`, async ({ page }) => {
    const tell = await prompter(page)
    await sitDown(page, { game: 'black-hearts', players })
    await now(page)
    tell([], withGift)
    await expect(page.locator('.laid')).toHaveCount(players)
    const gift = page.getByRole('button', { name: /^This hand’s gift: / })
    for (const size of SMALL) {
      await roomForAll(page, 'a full trick', [size])
      const box = (await gift.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43)
    }
    await gift.click()
    await expect(page.getByRole('dialog', { name: 'This hand’s gift' })).toBeVisible()
  })
}

test('who did not follow suit can read what is asked', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, { game: 'cardominoes', players: 4, options: { revoke: 'penalty' } })
  await now(page)
  tell([], revoked)
  await page.getByRole('button', { name: 'Keep my tile' }).waitFor()
  await expect(page.locator('.prompt')).toContainText('You didn’t follow suit.')
  await roomForAll(page, 'a revoke', SMALL)
})

for (const [game, players] of [
  ['wild-twists', 8],
  ['cardominoes', 4],
] as const) {
  test(`both effects of the moon are in sight at ${game} for ${players}`, async ({ page }) => {
    const tell = await prompter(page)
    await sitDown(page, { game, players })
    await now(page)
    tell([], moon)
    // The question stands with its answers.
    const choice = page.getByRole('region', { name: /^You shot the moon/ })
    await choice.getByRole('button', { name: 'Raise all other scores' }).waitFor()
    await expect(choice.getByText('Choose your reward.')).toHaveCount(1)
    await expect(page.getByText('Choose your reward.')).toHaveCount(1)
    await roomForAll(page, 'the effect of the moon', SMALL)
  })
}

for (const [game, players] of [
  ['cardominoes', 5],
  ['custom-hearts', 8],
] as const) {
  for (const large of [false, true])
    test.describe(`large: ${large}`, () => {
      test.use({ settings: { large } })
      test(`nothing is cut in the draw at ${game} for ${players}, large: ${large}`, async ({
        page,
      }) => {
        const tell = await prompter(page)
        const options = game === 'custom-hearts' ? { draw_for_deal: true, base: 'hearts' } : {}
        await sitDown(page, { game, players, options })
        await now(page)
        tell([], drawn)
        await expect(page.locator('.draw ul')).toHaveCount(2)
        await roomForAll(page, 'the draw', SMALL)
      })
    })
}

test('every tile of the draw has its name, on the smallest phone too', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, { game: 'cardominoes', players: 4 })
  await now(page)
  tell([], (told) => ({ ...drawn(told), draw: drawn(told).draw.slice(0, 1) }))
  for (const [width, height] of [
    [640, 400],
    [320, 568],
  ]) {
    await page.setViewportSize({ width: width!, height: height! })
    await expect(page.locator('.draw.named')).toBeVisible()
    await expect(async () => {
      const wide = await page
        .locator('.draw li > .name')
        .evaluateAll((names) =>
          names.map((name) => [name.scrollWidth > name.clientWidth, name.clientWidth > 20]),
        )
      expect(wide).toEqual(Array(4).fill([false, true]))
    }).toPass({ timeout: 6_000 })
  }
})

/** Events that are staged, as the server tells them. */
const STAGED: [Wanted, object[]][] = [
  [
    { game: 'hearts', players: 4 },
    [
      { kind: 'hearts-broken', seat: 1 },
      { kind: 'moon-shot', seat: 1 },
      { kind: 'revoked', seats: [1, 2, 3] },
    ],
  ],
  [{ game: 'wild-twists', players: 8 }, [{ kind: 'revoked', seats: [1, 2, 3, 4] }]],
  ...[3, 6].map((players): [Wanted, object[]] => [
    { game: 'black-hearts', players },
    [
      {
        kind: 'gift-turned',
        gift: 'mercy',
        name: 'A gift with a name',
        text: 'What it changes takes a sentence of some length, for it is about curses and who takes them.',
      },
      { kind: 'moon-shot', seat: 1 },
    ],
  ]),
]

for (const large of [false, true])
  test.describe('at a slow pace', () => {
    test.use({ settings: { pace: 'slow', large } })

    for (const [wanted, events] of STAGED) {
      test(`what is staged at ${wanted.game} for ${wanted.players} lies over nobody's seat, large: ${large}`, async ({
        page,
      }) => {
        const tell = await prompter(page)
        await page.clock.install()
        await sitDown(page, wanted)
        await now(page)
        for (const event of events) {
          tell([event])
          const shown = page.locator('.staged, .notice').first()
          await shown.waitFor()
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
          await roomForAll(page, JSON.stringify(event))
          const { x, y, width, height } = (await shown.boundingBox())!
          await page.clock.resume()
          // Not at the element, which may go by itself before it is found at rest.
          await page.mouse.click(x + width / 2, y + height / 2)
          await shown.waitFor({ state: 'detached' })
        }
      })
    }
  })
