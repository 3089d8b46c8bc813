/** The narrowest phone in the dark theme: everything fits, can be read and can be touched. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import type { Suggestion } from '../src/generated/Suggestion'
import { openFromBar } from './bar'
import { accessible, drawnAgain, expect, sitDown, test, type Wanted } from './fixtures'
import { MOUSE, cards, clickCard, now, step } from './play'
import { prompter } from './pretend'
import { opening } from './pretended'

test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })

/** The titles of dialogs that are not those of their buttons. */
const DIALOGS: Record<string, RegExp | string> = {
  Rules: /rules/,
  History: /^(What happened|History)/,
  Shortcuts: 'Keyboard shortcuts',
}

const TABLES: Wanted[] = [
  { game: 'hearts', players: 4 },
  { game: 'hearts', players: 3 },
  { game: 'cardominoes', players: 3 },
  { game: 'wild-twists', players: 3 },
  { game: 'black-hearts', players: 6 },
  { game: 'heartcatchers', players: 2 },
]

/** Phones on their sides and upright, and a window that is shown twice as large. */
const SMALL = [
  [844, 390],
  [667, 375],
  [640, 400],
  [568, 320],
  [360, 640],
  [320, 568],
] as const

for (const wanted of TABLES) {
  test(`${wanted.game} for ${wanted.players} fits 320 pixels`, async ({ page }) => {
    await sitDown(page, wanted)
    for (let steps = 0; steps < 3; steps++) {
      await step(page, { ...MOUSE, look: (what) => accessible(page, what) })
      await now(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(320)
    }
    // The corner index of every card is uncovered, and wide enough for a finger.
    const free = await cards(page).evaluateAll(
      (all) =>
        all.filter((card) => {
          const drawn = card.querySelector('svg')!.getScreenCTM()!
          const topmost = (x: number) => {
            const point = new DOMPoint(x, 26).matrixTransform(drawn)
            return card.contains(document.elementFromPoint(point.x, point.y))
          }
          return topmost(5) && topmost(32)
        }).length,
    )
    expect(free).toBe(await cards(page).count())
  })
}

/** What is wrong with the hint that is shown, in words: it has a room of its own, which it does not leave. */
function faultsOfHint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const hint = document.querySelector('[aria-label="Tip"]')!
    const room = document.querySelector('main > .say')!.getBoundingClientRect()
    const text = hint.querySelector('p')!.getBoundingClientRect()
    const box = hint.getBoundingClientRect()
    const out = (inner: DOMRect, outer: DOMRect) =>
      Math.max(
        outer.left - inner.left,
        outer.top - inner.top,
        inner.right - outer.right,
        inner.bottom - outer.bottom,
      )
    if (out(box, room) > 1) found.push(`it leaves its room by ${Math.round(out(box, room))} px`)
    if (out(text, box) > 0) found.push(`its text is cut by ${Math.round(out(text, box))} px`)
    if (hint.scrollHeight > hint.clientHeight) found.push('it scrolls')
    for (const other of document.querySelectorAll(
      'header, .status > li, .seats .badge, .board .place > *, .tally, .band > *, .rail .badge, .rail .button, .hand',
    )) {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const across = Math.min(box.right, right) - Math.max(box.left, left)
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      if (across > 1 && down > 1) found.push(`it lies over ${other.className || other.tagName}`)
    }
    // All of it is pressed, wherever a finger comes.
    const pressed = document.elementFromPoint(box.left + 12, box.top + box.height / 2)
    if (pressed !== hint.querySelector('button')) found.push('it is no button')
    if (Math.min(box.width, box.height) < 43) found.push('it is too small for a finger')
    return found
  })
}

/** What is wrong with the note that is shown, in words: it says whole sentences, and lies over nothing. */
function faultsOfNote(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const note = document.querySelector<HTMLElement>('.note')!
    const box = note.getBoundingClientRect()
    const text = note.innerText.trim()
    if (!/^[A-Z].{20,}\.$/.test(text)) found.push(`it says "${text}"`)
    if (note.scrollHeight > note.clientHeight + 1) found.push('its text is cut')
    if (box.left < 0 || box.right > innerWidth) found.push('it leaves the window')
    for (const other of document.querySelectorAll<HTMLElement>(
      'header, .status > li, .seats .badge, .laid, .board .place > *, .tally, .band > *, .rail .badge, .rail .button, .hand',
    )) {
      if (!other.checkVisibility()) continue
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const across = Math.min(box.right, right) - Math.max(box.left, left)
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      if (across > 2 && down > 2)
        found.push(`it lies ${Math.round(down)} px over ${other.className || other.tagName}`)
    }
    return found
  })
}

/** Where everything lies that the hint must not move. */
const placesOf = (page: Page) =>
  page
    .locator('header, .status > li, .seats .badge, .board .place, .rail .button, .hand')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
      }),
    )

for (const large of [false, true]) {
  test.describe(large ? 'in large print' : 'in a first match', () => {
    test.use({ settings: { hints: true, large } })

    for (const wanted of [...TABLES, { game: 'wild-twists', players: 8 }]) {
      test(`the hints of ${wanted.game} for ${wanted.players} have room, large: ${large}`, async ({
        page,
      }) => {
        // What is asked beside the hint has a test of its own.
        const asked = page.getByRole('button', { name: 'Keep it' })
        do {
          await sitDown(page, wanted)
          await now(page)
        } while (await asked.isVisible())
        const hint = page.getByRole('complementary', { name: 'Tip' })
        const seen = new Set<string>()
        for (let steps = 0; steps < 5; steps++) {
          if ((await now(page)) === 'mine' && (await hint.isVisible())) {
            const text = (await hint.textContent())!
            seen.add(text)
            for (const [width, height] of SMALL) {
              await page.setViewportSize({ width, height })
              // The table takes its places a moment after the window.
              await expect(async () => {
                expect(await faultsOfHint(page), `${width} x ${height}, ${text}`).toEqual([])
              }).toPass({ timeout: 5_000 })
            }
          }
          await step(page)
        }
        expect(seen.size).toBeGreaterThan(0)
      })
    }

    for (const players of [5, 8]) {
      test(`the first hint and the Wild Club’s question of ${players} have room, large: ${large}`, async ({
        page,
      }) => {
        const tell = await prompter(page)
        await sitDown(page, { game: 'wild-twists', players })
        await now(page)
        tell([], opening)
        const hint = page.getByRole('complementary', { name: 'Tip' })
        const answer = page.getByRole('button', { name: 'Keep it' })
        await expect(answer).toBeVisible()
        for (const [width, height] of SMALL) {
          await page.setViewportSize({ width, height })
          await expect(hint).toHaveCount(width < height ? 1 : 0)
          if (width < height)
            await expect(async () => {
              expect(await faultsOfHint(page), `${width} x ${height}`).toEqual([])
            }).toPass({ timeout: 5_000 })
          await expect(answer).toBeInViewport({ ratio: 1 })
        }
        // A hint that was in sight counts as read with the answer.
        await page.setViewportSize({ width: 390, height: 844 })
        await expect(hint).toBeVisible()
        const read = () => page.evaluate(() => localStorage.getItem('moonshot.hints'))
        expect(await read()).toBeNull()
        await answer.click()
        await expect.poll(read).toContain('wild-twists.play')
      })
    }

    for (const wanted of [
      TABLES[0]!,
      TABLES[4]!,
      TABLES[5]!,
      { game: 'wild-twists', players: 8 },
    ]) {
      test(`a bot’s advice at ${wanted.game} for ${wanted.players} has room, large: ${large}`, async ({
        page,
      }) => {
        await page.route('**/suggestion', async (route) => {
          const answer = await route.fetch()
          const told = (await answer.json()) as Suggestion
          // As long as a bot's reasons come.
          const json = {
            ...told,
            reason: {
              code: 'stop-moon',
              parameters: {},
              sentence: 'One player has every point so far: win this trick to stop the moon.',
            },
            next: { action: 'QD', more: 12.5, unit: 'points' },
          }
          await route.fulfill({ response: answer, json })
        })
        const hint = page.getByRole('button', { name: 'Hint', exact: true })
        // A hand in which a single card may be played asks for no advice.
        do {
          await sitDown(page, wanted)
          await now(page)
        } while (!(await hint.isVisible()))
        for (const [width, height] of SMALL) {
          await page.setViewportSize({ width, height })
          await hint.click()
          await expect(page.locator('.note')).toBeVisible()
          await expect(async () => {
            expect(await faultsOfNote(page), `${width} x ${height}`).toEqual([])
          }).toPass({ timeout: 5_000 })
          // Turned while it is shown, it has its room as well.
          await page.setViewportSize({ width: height, height: width })
          await expect(async () => {
            expect(await faultsOfNote(page), `${width} x ${height}, turned`).toEqual([])
          }).toPass({ timeout: 5_000 })
          await page.setViewportSize({ width, height })
          await page.reload()
          await now(page)
        }
      })
    }

    test(`nothing moves when a hint was read, large: ${large}`, async ({ page }) => {
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height })
        await sitDown(page, { game: 'hearts', players: 4 })
        await now(page)
        await page.evaluate(() => localStorage.removeItem('moonshot.hints'))
        await page.reload()
        await now(page)
        const hint = page.getByRole('complementary', { name: 'Tip' })
        await hint.waitFor()
        const before = await placesOf(page)
        await page.getByRole('button', { name: 'Got it' }).click()
        await expect(hint).toHaveCount(0)
        expect(await placesOf(page), `${width} x ${height}`).toEqual(before)
      }
    })
  })
}

/** What is wrong with the dialog that is open: nothing of it is cut at its sides, and a finger finds its choices. */
const faultsOfDialog = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const dialog = document.querySelector('dialog[open]')!
    const around = dialog.getBoundingClientRect()
    for (const inside of dialog.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width } = inside.getBoundingClientRect()
      // A table may have more columns than there is room for: its own box scrolls.
      if (width < 2 || inside.closest('.unseen, svg *, [aria-label="Hand by hand"] *')) continue
      const out = Math.round(Math.max(around.left - left, right - around.right))
      if (out > 0) found.push(`"${inside.innerText?.slice(0, 30)}" is ${out} px outside`)
    }
    const body = dialog.querySelector('.body')!
    if (body.scrollWidth > body.clientWidth)
      found.push(`it scrolls sideways by ${body.scrollWidth - body.clientWidth} px`)
    for (const choice of dialog.querySelectorAll(
      'label:has(input:is([type=radio], [type=checkbox]))',
    )) {
      const { height } = choice.getBoundingClientRect()
      if (height < 43.5) found.push(`"${choice.textContent}" is ${height} px high`)
    }
    // What is told has most of the window.
    const high = body.getBoundingClientRect().height / innerHeight
    if (high < 0.5 && body.scrollHeight > body.clientHeight + 1)
      found.push(`of the window ${Math.round(100 * high)}% are left for what is told`)
    return found
  })

async function dialogFits(page: Page, what: string) {
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      expect(await faultsOfDialog(page), `${width} x ${height}, ${what}`).toEqual([])
    }).toPass({ timeout: 5_000 })
  }
}

/** Somebody took all six Curses, which ends the match. */
const cursed = ({ view }: Snapshot) => ({
  view: {
    ...view,
    phase: 'over',
    to_act: [],
    legal: [],
    totals: [0, 13, 0, 0],
    outcome: { winners: [1], returns: [0, 1, 0, 0] },
  },
})
const CURSED = [
  { kind: 'moon-shot', seat: 1 },
  { kind: 'hand-scored', hand: 1, scores: [0, 13, 0, 0], totals: [0, 13, 0, 0] },
  { kind: 'match-ended', winners: [1] },
]

/** What is wrong with the seats in the options, in words: a name and its level stand in one row, or below one another. */
function faultsOfSeats(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const box = (element: Element) => element.getBoundingClientRect()
    const pairs = [...document.querySelectorAll('.pair')]
    const apart = Math.min(
      ...pairs.slice(1).flatMap((pair, index) => {
        const gap = box(pair).top - box(pairs[index]!).bottom
        return gap > -1 ? [gap] : []
      }),
    )
    for (const [seat, pair] of pairs.entries()) {
      const row = box(pair)
      const fields = [...pair.querySelectorAll('label')]
      if (fields.length !== (seat === 0 ? 1 : 2)) found.push(`${seat}: ${fields.length} fields`)
      for (const part of pair.querySelectorAll('label, input, select')) {
        const { left, right, top, bottom, width } = box(part)
        const out = Math.max(row.left - left, right - row.right, row.top - top, bottom - row.bottom)
        if (out > 0.5) found.push(`${seat}: ${part.tagName} is ${out} out of its row`)
        if (width < 80) found.push(`${seat}: ${part.tagName} is ${width} wide`)
      }
      if (fields.length < 2) continue
      const [name, level] = fields.map((field) => box(field.querySelector('input, select')!))
      const beside = Math.abs(name!.top - level!.top) < 0.5 && level!.left >= name!.right
      const [upper, lower] = fields.map(box)
      const gap = lower!.top - upper!.bottom
      const below = Math.abs(name!.left - level!.left) < 0.5 && gap >= 0 && gap < apart - 1
      if (!beside && !below)
        found.push(`${seat}: the level is neither beside the name nor below it`)
    }
    for (const [seat, pair] of pairs.slice(1).entries()) {
      const [was, is] = [box(pairs[seat]!), box(pair)]
      if (is.top < was.bottom && is.left < was.right) found.push(`${seat + 1}: not after ${seat}`)
    }
    return found
  })
}

for (const large of [false, true]) {
  test.describe(`what opens, large: ${large}`, () => {
    test.use({ settings: { large } })

    test(`nothing is cut in the dialogs of the lobby, large: ${large}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('tab').first().waitFor()
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await dialogFits(page, await tab.innerText())
      }
      await page.keyboard.press('Escape')
      for (const game of ['CARDominoes Hearts', 'Custom Hearts']) {
        await page.getByRole('button', { name: `Options of ${game}`, exact: true }).click()
        await page.getByRole('dialog', { name: game }).waitFor()
        await dialogFits(page, game)
        await page.keyboard.press('Escape')
      }
    })

    test(`each seat keeps its row in the options, large: ${large}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Options of Custom Hearts', exact: true }).click()
      const setup = page.getByRole('dialog', { name: 'Custom Hearts' })
      await setup.getByRole('radio', { name: '8', exact: true }).check({ force: true })
      await expect(setup.locator('.pair')).toHaveCount(8)
      for (const width of [1280, 844, 640, 390, 360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        await page.waitForFunction((width) => innerWidth === width, width)
        await drawnAgain(page, 2)
        expect(await faultsOfSeats(page), `${width} wide`).toEqual([])
      }
    })

    test(`nothing is cut in the dialogs of a table, large: ${large}`, async ({ page }) => {
      await page.setViewportSize({ width: 568, height: 320 })
      await sitDown(page, { game: 'hearts', players: 7 })
      for (let steps = 0; steps < 4; steps++) await step(page)
      await now(page)
      for (const sheet of ['Scores', 'People', 'Rules', 'History', 'Shortcuts']) {
        await page.setViewportSize({ width: 320, height: 568 })
        await openFromBar(page, sheet)
        await page.getByRole('dialog', { name: DIALOGS[sheet] ?? sheet }).waitFor()
        await dialogFits(page, sheet)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    test(`nothing is cut at the end of a match, large: ${large}`, async ({ page }) => {
      const tell = await prompter(page)
      await sitDown(page, { game: 'black-hearts', players: 4 })
      await now(page)
      tell(CURSED, cursed)
      await page.getByRole('dialog').getByText('Ada took all 6 Curses!').waitFor()
      await dialogFits(page, 'six curses')
    })

    test(`the head of every page has room, large: ${large}`, async ({ page }) => {
      const rules = ['cardominoes', 'heartcatchers', 'wild-twists'].map((game) => `/rules/${game}`)
      for (const path of ['/', ...rules, '/matches', '/pad', '/about']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        for (const [width, height] of SMALL) {
          await page.setViewportSize({ width, height })
          const head = page.getByRole('heading', { level: 1 })
          // Typefaces may come a moment later.
          await expect
            .poll(() => head.evaluate((h1) => h1.scrollWidth - h1.clientWidth), {
              message: `${path} at ${width} x ${height}`,
            })
            .toBeLessThanOrEqual(0)
        }
      }
    })

    test(`every stack can be pressed and read, large: ${large}`, async ({ page }) => {
      await sitDown(page, { game: 'heartcatchers', players: 2 })
      await now(page)
      for (const chosen of [false, true]) {
        await page.setViewportSize({ width: 390, height: 844 })
        if (chosen) await clickCard(cards(page).first())
        for (const [width, height] of [...SMALL, [390, 844]] as const) {
          await page.setViewportSize({ width, height })
          await expect(async () => {
            expect(await faultsOfField(page), `${width} x ${height}, ${chosen}`).toEqual([])
          }).toPass({ timeout: 5_000 })
        }
      }
    })
  })
}

/** What is wrong with the stacks of Heartcatchers, in words. */
const faultsOfField = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const box = (part: Element) => part.getBoundingClientRect()
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      )
    for (const stack of document.querySelectorAll('[data-stack]')) {
      const { width, height } = box(stack)
      if (Math.min(width, height) < 43.5)
        found.push(`a stack is ${Math.round(width)} x ${Math.round(height)} px`)
      const count = stack.querySelector('.count')!
      const deed = stack.querySelector('.deed')
      if (deed && over(box(count), box(deed)) > 2)
        found.push(`"${deed.textContent}" lies over its number`)
      // The middle of the number is what is seen there.
      const { left, top, width: wide, height: high } = box(count)
      const seen = document.elementFromPoint(left + wide / 2, top + high / 2)
      if (!stack.contains(seen)) found.push(`${seen?.className} lies over a number`)
    }
    for (const name of document.querySelectorAll<HTMLElement>('.tally .name'))
      if (name.scrollWidth > name.clientWidth) found.push(`${name.textContent} is cut`)
    return found
  })

/** A phone on its side whose notch and rounded corners take their part of the screen. */
const NOTCH = { top: 0, left: 47, right: 47, bottom: 21 }

test('nothing lies below a notch or the bar of the system', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const cdp = await page.context().newCDPSession(page)
  /** What lies there; below the window's end a page is scrolled to. */
  const beyond = (selector: string, scrolls = false) =>
    page.evaluate(
      ({ selector, left, right, bottom, scrolls }) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((part) => part.checkVisibility() && part.offsetWidth > 2)
          .filter((part) => {
            const box = part.getBoundingClientRect()
            const low = !scrolls && box.bottom > innerHeight - bottom + 1
            return low || box.left < left - 1 || box.right > innerWidth - right + 1
          })
          .map((part) => `${part.tagName} ${part.className} ${part.innerText.slice(0, 20)}`),
      { selector, ...NOTCH, scrolls },
    )
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: NOTCH })
  const table = 'header :is(a, button), .hand .slot, .badge, .rail .button, .status > li'
  await expect.poll(() => beyond(table)).toEqual([])
  await openFromBar(page, 'Scores')
  await page.getByRole('dialog', { name: 'Scores' }).waitFor()
  expect(await beyond('dialog')).toEqual([])
  for (const path of ['/', '/rules/hearts', '/pad', '/about']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const parts =
      'main :is(h1, p, a:not(.quiet), button, article), header :is(h1, p, a, button), footer a'
    expect(await beyond(parts, true), path).toEqual([])
  }
})

test('what is written into stays in sight when the keyboard of a phone comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Hearts', exact: true }).click()
  const field = page.getByRole('dialog').getByLabel('Bot 3')
  await field.click()
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: 390, height: 430 })
  const below = () =>
    field.evaluate((input) => {
      const body = input.closest('.body')!.getBoundingClientRect()
      return Math.round(input.getBoundingClientRect().bottom - body.bottom)
    })
  await expect.poll(below).toBeLessThanOrEqual(0)
  const play = page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeInViewport({ ratio: 1 })
})
