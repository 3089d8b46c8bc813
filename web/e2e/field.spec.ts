/** The field of a duel: its dialogs, its scoring on the table, and its place on every screen. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { expect, sitDown, test } from './fixtures'
import { cards, now } from './play'
import { prompter } from './pretend'

const DUEL = { game: 'heartcatchers', players: 2 }
const stage = (page: Page) => page.locator('[data-stage]')
const log = (page: Page) => page.getByRole('log')

/** Hides the first card somewhere, without a mouse: no size of the screen matters. */
async function hideOne(page: Page) {
  const held = await cards(page).first().getAttribute('data-card')
  await cards(page).first().focus()
  await page.keyboard.press('Enter')
  const places = page.getByRole('button', { name: /^Hide/ })
  await places.nth(Number(held!.charCodeAt(0)) % (await places.count())).press('Enter')
  await expect(page.getByRole('button', { name: /^Hide/ })).toHaveCount(0)
  await now(page)
}

async function playToTheStage(page: Page) {
  while ((await now(page)) === 'mine') await hideOne(page)
  await expect(stage(page)).toBeVisible()
}

test('Escape closes a stack that is looked at, and nothing else', async ({ page }) => {
  await sitDown(page, DUEL)
  await now(page)
  await page.locator('[data-stack="mine-2"]').click()
  await expect(page.getByRole('dialog', { name: 'Your stack 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-stack="mine-2"]')).toBeFocused()
})

test('the server says why a card does not catch, and the card stays chosen', async ({ page }) => {
  await sitDown(page, DUEL)
  await now(page)
  let refused = false
  for (let index = 0; index < 3 && !refused; index++) {
    await cards(page).nth(index).focus()
    await page.keyboard.press('Enter')
    const other = page.locator('[data-stack]:not([data-target])').first()
    refused = (await other.count()) > 0
    if (!refused) await page.keyboard.press('Escape')
    else await other.press('Enter')
  }
  expect(refused, 'a card that does not catch every stack').toBe(true)
  await expect(log(page)).toContainText(
    /A (red|green|blue) card catches (red|green|blue), not |Nothing can be played on top/,
  )
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(1)
})

test('a game is scored on the table step by step, and its sums come last', async ({ page }) => {
  await sitDown(page, { ...DUEL, options: { best_of: 3 } })
  await playToTheStage(page)
  const shown = page.locator('[data-tally]')
  // What was pressed last has lost the focus: pressing it again cannot end the stage.
  await expect(stage(page)).toBeFocused()
  await expect(stage(page)).toHaveAttribute('data-stage', '0')
  await expect(log(page)).toContainText('Game 1 is over.')
  const last = page.getByRole('button', { name: 'Continue', exact: true })
  let at = 0
  while (!(await last.isVisible())) {
    await expect(log(page)).not.toContainText('Total')
    await expect(shown).not.toContainText('Total')
    await expect(page.getByTitle('Match score').first()).toHaveText(/0$/)
    if (at % 2 === 0) await page.keyboard.press('Space')
    else await stage(page).click({ position: { x: 4, y: 4 } })
    await expect(stage(page)).toHaveAttribute('data-stage', String(++at))
  }
  expect(at).toBeGreaterThanOrEqual(4)
  await expect(shown).toContainText('Total')
  await expect(log(page)).toContainText(/Total: You .*, Ada .*Games won/)
  await page.keyboard.press('Enter')
  await expect(stage(page)).toHaveCount(0)
})

const SIZES = ['1920x1080', '1024x768', '844x390', '640x400', '568x320', '390x844', '320x568']

type Secrets = { card: string | null; by: number }[]
const secrets = (cards: string): Secrets =>
  cards.split(' ').map((card, index) => ({ card, by: index % 2 }))

/** The stacks of a game with many Secrets: every one that counts under one stack, or three here and there. */
const HIDDEN = {
  'all that count under one stack': {
    theirs: ['Bb', '', 'Gb Rb Rb Gb U'],
    mine: ['Bc', 'Ru Rh Gu Gh Bu Bh', ''],
    secret_points: [0, 0],
  },
  'some under every stack': {
    theirs: ['Ru Gb', 'Rh Gu Bb', 'Rb'],
    mine: ['Gh', 'Bu Bh', 'Rb Gb Bb U'],
    secret_points: [-3, 3],
  },
}

function scoredField({ theirs, mine, secret_points }: (typeof HIDDEN)[keyof typeof HIDDEN]) {
  const row = (rows: string[]) =>
    rows.map((cards) => ({ up: ['Gb'], secrets: cards === '' ? [] : secrets(cards) }))
  const revealed = [row(mine), row(theirs)]
  // The one Change-of-Heart is at the first place.
  const changed = mine[0] === 'Bc'
  const field = structuredClone(revealed)
  if (changed) [field[0]![0], field[1]![0]] = [revealed[1]![0]!, { up: ['Gb'], secrets: [] }]
  const points = secret_points.map((value) => value + 3)
  const totals = [0, 1]
  const counted = { secret_points, card_points: [3, 3], points, totals }
  const exchanged = changed ? [1] : []
  const changes_of_heart = changed ? 1 : 0
  return { kind: 'game-scored', game: 1, revealed, exchanged, changes_of_heart, field, ...counted }
}

/** What of the Secrets that count cannot be seen: its points, where their four edges are, or its heart. */
function unseen(page: Page): Promise<string[]> {
  return stage(page).evaluate((root) => {
    const lit = [...root.querySelectorAll('.secret.lit')]
    return lit.flatMap((secret) => {
      const inside = (part: Element, [across, down]: number[]) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return document.elementFromPoint(left + width * across!, top + height * down!)
      }
      const card = secret.querySelector('svg')!
      const points = secret.querySelector('.worth')
      const edges = [
        [0.5, 0.5],
        [0.1, 0.5],
        [0.9, 0.5],
        [0.5, 0.08],
        [0.5, 0.92],
      ]
      const heart = [
        [0.3, 0.32],
        [0.7, 0.32],
        [0.5, 0.4],
      ]
      const covered = [
        ...(points && edges.some((at) => inside(points, at) !== points) ? ['points'] : []),
        ...(points && parseFloat(getComputedStyle(points).fontSize) < 13 ? ['small points'] : []),
        ...(heart.some((at) => !card.contains(inside(card, at))) ? ['heart'] : []),
      ]
      return covered.map((part) => `${part} of ${secret.getAttribute('data-secret')}`)
    })
  })
}

for (const [what, wanted] of Object.entries(HIDDEN))
  test(`what each Secret does is seen on every screen: ${what}`, async ({ page }) => {
    const tell = await prompter(page)
    await sitDown(page, DUEL)
    await now(page)
    const event = scoredField(wanted)
    tell([event], ({ view }) => ({
      view: { ...view, totals: event.totals, to_act: [], legal: [] },
    }))
    await stage(page).waitFor()
    const changes = page.locator('.secret.lit')
    await expect(changes).toHaveCount(event.changes_of_heart)
    const look = async () => {
      for (const size of SIZES) {
        const [width, height] = size.split('x').map(Number) as [number, number]
        await page.setViewportSize({ width, height })
        await expect.poll(() => unseen(page), { message: size }).toEqual([])
      }
    }
    await look()
    const points = page.locator('.worth')
    while ((await points.count()) === 0) await page.keyboard.press('Space')
    await expect(points).toHaveCount(6)
    await look()
  })

/** What the cards below the tops of stacks lie over. */
const coveredByStacks = (page: Page) =>
  page.evaluate(() => {
    const parts =
      '.status > li, .opposite > *, .cycle > *, [data-tally], .board > .pile, [data-top]'
    const others = [...document.querySelectorAll<HTMLElement>(parts)].filter((part) =>
      part.checkVisibility(),
    )
    return [...document.querySelectorAll('.below')].flatMap((card) => {
      const one = card.getBoundingClientRect()
      return others
        .filter((other) => other.closest('.stack') !== card.closest('.stack'))
        .filter((part) => {
          const other = part.getBoundingClientRect()
          return (
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
          )
        })
        .map((part) => part.innerText || 'another stack')
    })
  })

test('the cards below the top of a stack lie over nothing else', async ({ page }) => {
  const tell = await prompter(page)
  await sitDown(page, DUEL)
  await now(page)
  tell([], ({ view }) => {
    const stack = { up: ['Rb', 'Gb', 'Bb', 'Rb'], secrets: [] }
    const field = [0, 1].map(() => [stack, stack, stack])
    return { view: { ...view, detail: { ...view.detail, field } } }
  })
  await expect(page.locator('.below')).toHaveCount(18)
  for (const chosen of [false, true]) {
    if (chosen) await cards(page).first().click()
    for (const size of SIZES) {
      const [width, height] = size.split('x').map(Number) as [number, number]
      await page.setViewportSize({ width, height })
      await expect.poll(() => coveredByStacks(page), { message: size }).toEqual([])
    }
  }
})

interface Box {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

/** The boxes of everything on the field. */
function boxes(page: Page): Promise<Box[]> {
  return page.locator('.board').evaluate((board) => {
    const parts = '.opposite > *, .cycle > *, [data-stack], [data-tally], .board > .pile, .under'
    return [board, ...board.querySelectorAll(parts)].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const name = element.getAttribute('data-stack') ?? element.getAttribute('class') ?? '?'
      return { name, left, top, right, bottom }
    })
  })
}

/** What lies outside the board or the screen, and what lies over another. */
function faults([board, ...parts]: Box[], screen: { width: number; height: number }): string[] {
  const inside = (part: Box, frame: Omit<Box, 'name'>) =>
    part.left >= frame.left - 1 &&
    part.right <= frame.right + 1 &&
    part.top >= frame.top - 1 &&
    part.bottom <= frame.bottom + 1
  const window = { left: 0, top: 0, right: screen.width, bottom: screen.height }
  const outside = parts.filter((part) => !inside(part, board!) || !inside(part, window))
  const over = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.name} lies over ${other.name}`),
  )
  return [...outside.map((part) => `${part.name} is outside`), ...over]
}

test('the field fits its box on every screen, and nothing lies over another', async ({ page }) => {
  await sitDown(page, DUEL)
  await now(page)
  for (let turns = 0; turns < 3; turns++) await hideOne(page)
  await cards(page).first().focus()
  await page.keyboard.press('Enter')
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    // The page is laid out again for the new size first.
    await expect
      .poll(async () => faults(await boxes(page), { width, height }), { message: size })
      .toEqual([])
    const least = () =>
      page.locator('[data-stack], .under button').evaluateAll((targets) => {
        const boxes = targets.map((target) => target.getBoundingClientRect())
        return Math.min(...boxes.flatMap(({ width, height }) => [width, height]))
      })
    await expect.poll(least, { message: size }).toBeGreaterThanOrEqual(40)
  }
})

/** The same table after Ada stole your second stack with a red Blank and gave her third for it. */
const stolen = ({ view }: Snapshot) => {
  if (!('field' in view.detail)) throw new Error('There is no field.')
  const [mine, theirs] = structuredClone(view.detail.field) as [Stacks, Stacks]
  const won = { ...mine[1]!, up: [...mine[1]!.up, 'Rb'] }
  mine[1] = theirs[2]!
  theirs[2] = won
  return { view: { ...view, detail: { ...view.detail, field: [mine, theirs] } } }
}
type Stacks = { up: string[]; secrets: { card: string | null; by: number }[] }[]

/** The same table after you drew an Uncatchable. */
const drawn = ({ view }: Snapshot) => ({
  view: { ...view, hands: [[...(view.hands[0] as string[]), 'U'], ...view.hands.slice(1)] },
})

/** The same table after Ada hid a card under your first stack. */
const hidden = ({ view }: Snapshot) => {
  if (!('field' in view.detail)) throw new Error('There is no field.')
  const field = structuredClone(view.detail.field)
  field[0]![0]!.secrets.push({ card: null, by: 1 })
  return { view: { ...view, detail: { ...view.detail, field } } }
}

/** Notes everything that is sent on its way on the page, by what it is. */
async function watchFlights(page: Page) {
  await page.addInitScript(() => {
    const flights: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      const flies = Array.isArray(frames) && frames.some((frame) => 'transform' in frame)
      const place = this.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? ''
      const what = this.dataset['stack'] ? 'stack' : this.className.split(' ')[0]!
      if (flies) flights.push(`${what} ${place}`.trim())
      return animate.call(this, frames, options)
    }
    Object.assign(window, { flights })
  })
  return () => page.evaluate(() => (window as unknown as { flights: string[] }).flights.sort())
}

test.describe('at a pace that shows what happens', () => {
  test.use({ settings: { pace: 'slow' } })

  for (const motion of ['no-preference', 'reduce'] as const) {
    test.describe(motion, () => {
      test.use({ reducedMotion: motion })
      const still = motion === 'reduce'

      test('a stolen stack crosses over with its Secrets, and the other way the one given', async ({
        page,
      }) => {
        const flights = await watchFlights(page)
        const tell = await prompter(page)
        await sitDown(page, DUEL)
        await now(page)
        // Ada may have opened, and hidden a card under the stack that she gives.
        const hers = (await page.locator('[data-place="theirs-3"] .secrets').count()) > 0
        const laid = { kind: 'secret-laid', seat: 0, card: null, side: 0, place: 2 }
        // Both words stand for a moment only: the page looks for them from before on.
        const called = page.waitForFunction(() => {
          const text = (place: string) =>
            document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.innerText
          return text('theirs-3')?.includes('Stolen') && text('mine-2')?.includes('Given')
        })
        tell([laid, { kind: 'stole', seat: 1, card: 'Rb', place: 2, given: 3 }], stolen)
        await called
        const seen = ['secrets theirs-3', 'stack mine-2', 'stack theirs-3', 'top theirs-3']
        if (hers) seen.unshift('secrets mine-2')
        expect(await flights()).toEqual(still ? [] : seen)
        await expect(page.getByText('Stolen', { exact: true })).toBeHidden()
      })

      test('a card that is drawn comes from the pile', async ({ page }) => {
        const flights = await watchFlights(page)
        const tell = await prompter(page)
        await sitDown(page, DUEL)
        await now(page)
        tell([{ kind: 'drew', seat: 0, count: 1, cards: ['U'] }], drawn)
        await expect(cards(page)).toHaveCount(4)
        expect(await flights()).toEqual(still ? [] : ['lift'])
        await now(page)
        tell([{ kind: 'drew', seat: 1, count: 1, cards: null }])
        await expect(log(page)).toContainText('Ada draws 1 card.')
        await now(page)
        expect(await flights()).toEqual(still ? [] : ['back', 'lift'])
        await expect(page.locator('.board .back')).toHaveCount(1)
      })

      test('a card that is hidden flies to its stack, and nothing else', async ({ page }) => {
        const flights = await watchFlights(page)
        const tell = await prompter(page)
        await sitDown(page, DUEL)
        await now(page)
        tell([{ kind: 'secret-laid', seat: 1, card: null, side: 0, place: 1 }], hidden)
        await expect(page.locator('[data-place="mine-1"] [data-secret]')).toHaveCount(1)
        expect(await flights()).toEqual(still ? [] : ['secret mine-1'])
      })
    })
  }
})

/** What the cards are called, each of which has its name on it. */
const CALLED = ['Heartbreaker', 'Change-of-Heart', 'Ultimate Love', 'Uncatchable']

test('each card bears its full name, large enough to read and no wider than the card', async ({
  page,
}) => {
  const tell = await prompter(page)
  await sitDown(page, DUEL)
  await now(page)
  tell([], ({ view }) => {
    const stack = (card: string) => ({ up: [card], secrets: [] })
    const field = [0, 1].map(() => ['Gc', 'U', 'Bu'].map(stack))
    return { view: { ...view, hands: [['Rh', 'Gc', 'Bu'], 3], detail: { ...view.detail, field } } }
  })
  await expect(page.locator('[data-card="Rh"]')).toBeVisible()
  for (const [width, height, least] of [
    [1920, 1080, 15],
    [390, 844, 10],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForFunction((width) => innerWidth === width, width)
    await page.evaluate(() => document.fonts.ready)
    const names = await page.locator(':is(.hand, [data-top]) .heart-word').evaluateAll((all) =>
      all.map((word) => {
        const scale = word.closest('svg')!.getScreenCTM()!.a
        const card = word.closest('svg')!.getBoundingClientRect()
        const { left, right, bottom } = word.getBoundingClientRect()
        return {
          name: word.textContent,
          size: parseFloat(getComputedStyle(word).fontSize) * scale,
          inside: left > card.left && right < card.right && bottom < card.bottom,
        }
      }),
    )
    expect(names.length).toBe(9)
    const called = CALLED.map((name) => name.replaceAll(' ', ''))
    for (const { name, size, inside } of names) {
      expect(called).toContain(name)
      expect(inside, `${name}, ${width} wide, lies within its card`).toBe(true)
      expect(size, `${name}, ${width} wide`).toBeGreaterThanOrEqual(least)
    }
  }
})

/** A field with a Secret of the player's own, one of the other's, and three under one stack. */
const withSecrets = ({ view }: Snapshot) => {
  const mine = { card: 'Rh', by: 0 }
  const theirs = { card: null, by: 1 }
  const stack = (secrets: Secrets) => ({ up: ['Gb', 'Rb'], secrets })
  const field = [
    [stack([mine]), stack([theirs]), stack([theirs, mine, theirs])],
    [stack([theirs]), stack([]), stack([mine])],
  ]
  return { view: { ...view, detail: { ...view.detail, field } } }
}

/** What is wrong with the Secrets as they lie on the field, in words. */
const faultsOfSecrets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-place]')].flatMap((place) => {
      const pile = place.querySelector('[data-stack]')!
      const top = pile.querySelector('[data-top]')!.getBoundingClientRect()
      return [...place.querySelectorAll<HTMLElement>('.secret')].flatMap((secret) => {
        const card = secret.querySelector('svg.card')!
        const { left, right, top: high, width, height } = card.getBoundingClientRect()
        const own = secret.dataset['secret'] !== ''
        const end = [(Math.max(left, top.right) + right) / 2, high + 4] as const
        const over = document.elementFromPoint(...end)
        const found = [
          ...(width < height * 1.3 ? ['is not turned'] : []),
          ...(left > top.right - 4 ? ['is not below its stack'] : []),
          ...(right < top.right + 8 ? ['does not stick out'] : []),
          ...(right > innerWidth ? ['is outside'] : []),
          ...(pile.contains(over) ? ['has its end covered'] : []),
          ...(card.querySelector('text') ? ['is open'] : []),
          ...(Boolean(secret.querySelector('.own svg')) !== own ? ['has the wrong sign'] : []),
        ]
        return found.map((fault) => `a Secret at ${place.dataset['place']} ${fault}`)
      })
    }),
  )

test('Secrets lie across below their stacks, closed, and your own are shown when you ask', async ({
  page,
}) => {
  const tell = await prompter(page)
  await sitDown(page, DUEL)
  await now(page)
  tell([], withSecrets)
  await expect(page.locator('.secret')).toHaveCount(7)
  const words = page.locator('.under').getByText('Only you see this')
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    await expect.poll(() => faultsOfSecrets(page), { message: size }).toEqual([])
    if (['1920x1080', '1024x768', '390x844'].includes(size)) {
      await expect(words.filter({ visible: true }), size).toHaveCount(3)
    }
  }
  await page.locator('[data-stack="mine-3"]').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your stack 3' })
  await expect(dialog.getByText('Only you see this')).toHaveCount(1)
  await expect(dialog.getByText('Face down')).toHaveCount(2)
  await expect(dialog.locator('svg .heart-word').getByText('Heartbreaker')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // A press of the end itself shows the same; hiding a card there shows nothing.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('[data-drop="under-mine-1"]').click()
  await expect(page.getByRole('dialog', { name: 'Your stack 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await cards(page).first().click()
  await page.getByRole('button', { name: /^Hide/ }).first().click()
  await expect(page.getByRole('button', { name: /^Hide/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the field fills a large window, and its points are larger than the match score', async ({
  page,
}) => {
  await sitDown(page, DUEL)
  await now(page)
  /** How many times as large as either match score the points of the field are. */
  const larger = () =>
    page.evaluate(() => {
      const [points, ...scores] = ['[data-tally] b', '.opposite .total', '.own .total'].map(
        (part) => parseFloat(getComputedStyle(document.querySelector(part)!).fontSize),
      )
      return points! / Math.max(...scores)
    })
  for (const wide of SIZES) {
    const [width, height] = wide.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    await expect.poll(larger, { message: wide }).toBeGreaterThan(1.3)
  }
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect
    .poll(() =>
      page.evaluate(() => {
        const box = (part: Element) => part.getBoundingClientRect()
        const field = box(document.querySelector('.board')!)
        const places = [...document.querySelectorAll('[data-place]')].map(box)
        const left = Math.min(...places.map((place) => place.left))
        const right = Math.max(...places.map((place) => place.right))
        return [field.width > 0.95 * innerWidth, right - left > 0.75 * innerWidth]
      }),
    )
    .toEqual([true, true])
})

test('when the match is over, the Secrets lie face up beside their stacks', async ({ page }) => {
  await sitDown(page, DUEL)
  await playToTheStage(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A Change-of-Heart is discarded; of seven Secrets that were hidden here one at least is left.
  await expect(page.locator('.under .secret').first()).toBeVisible()
  for (const size of ['1920x1080', '1024x768', '844x390']) {
    const [width, height] = size.split('x').map(Number) as [number, number]
    await page.setViewportSize({ width, height })
    const faults = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-place]')].flatMap((place) => {
          const top = place.querySelector('[data-top]')!.getBoundingClientRect()
          return [...place.querySelectorAll('.secret')].flatMap((secret) => {
            const card = secret.querySelector('svg')!
            const { left, right, width, height } = card.getBoundingClientRect()
            return [
              ...(width < height && left > top.right - 1 ? [] : ['not beside its stack']),
              ...(right <= innerWidth ? [] : ['outside']),
              ...(card.querySelector('text') ? [] : ['closed']),
            ]
          })
        }),
      )
    await expect.poll(faults, { message: size }).toEqual([])
  }
})
