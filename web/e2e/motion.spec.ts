/** Nothing moves twice for one event, with motion as most players have it. */
import type { Page } from '@playwright/test'
import { expect, sitDown, test } from './fixtures'
import { now, step } from './play'

test.use({ reducedMotion: 'no-preference', settings: { pace: 'fast' } })

/** A movement of an element: its number among all that moved, what it is, and how it moved. */
interface Move {
  element: number
  what: string
  how: string
}

/** Notes each animation that begins, whether a style or a script begins it. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: Move[] = []
    const numbers = new WeakMap<Element, number>()
    let count = 0
    const note = (element: Element, how: string) => {
      const number = numbers.get(element) ?? ++count
      numbers.set(element, number)
      const card = element.closest<HTMLElement>('[data-card], [data-trick-card], [data-passed]')
      const { card: held, trickCard: laid, passed } = card?.dataset ?? {}
      const what = `${String(element.className)} ${held ?? laid ?? passed ?? ''}`
      moves.push({ element: number, what: what.replaceAll(/svelte-\w+/g, '').trim(), how })
    }
    document.addEventListener(
      'animationstart',
      ({ target, animationName }) => note(target as Element, animationName),
      true,
    )
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const last = (frames as Keyframe[]).at(-1)
      const leaves = (frames as Keyframe[]).length > 1 && last?.['opacity'] === 0
      note(this, leaves ? 'leaves' : 'comes')
      return animate.call(this, frames, options)
    }
    Object.assign(window, { moves })
  })
  return () => page.evaluate(() => (window as never as { moves: Move[] }).moves)
}

/** What moved more often than it may: a card of the hand comes once, as a whole or what lies in its place. */
function twice(moves: Move[]): string[] {
  const seen = new Map<string, number>()
  for (const { element, what, how } of moves) {
    const [part, card] = what.split(/\s+(?=\S+$)/)
    const held = /^(slot|lift)/.test(what)
    if (!held && !/^(laid|passed)/.test(what)) continue
    const key = held ? `in the hand: ${card}` : `${part} ${card} (${element}) ${how}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return [...seen].flatMap(([key, count]) => (count > 1 ? [`${count}x ${key}`] : []))
}

for (const game of ['hearts', 'cardominoes', 'wild-twists', 'black-hearts', 'custom-hearts']) {
  test(`each card of ${game} comes once, and leaves once`, async ({ page }) => {
    const moves = await watchMoves(page)
    await sitDown(page, { game, players: 4 })
    // The deal, the pass, and the tricks after it.
    for (let acts = 0; acts < 5 && (await now(page)) === 'mine'; acts++) await step(page)
    await now(page)
    const all = await moves()
    expect(twice(all)).toEqual([])
    const came = (part: string) =>
      all.filter(({ what, how }) => what.startsWith(part) && how === 'comes').length
    expect(came('laid')).toBeGreaterThan(3)
    // Those that were dealt lay there before the script had come: these were passed.
    if (game !== 'wild-twists') expect(came('lift')).toBeGreaterThan(0)
  })
}

test('each card of heartcatchers comes into the hand once', async ({ page }) => {
  const moves = await watchMoves(page)
  await sitDown(page, { game: 'heartcatchers', players: 2 })
  const held = () => page.locator('[data-card]').count()
  const first = await held()
  for (let acts = 0; acts < 4; acts++) {
    expect(await now(page)).toBe('mine')
    await step(page)
  }
  await now(page)
  const lifts = (await moves()).filter(({ what }) => what.startsWith('lift'))
  // Equal cards are told apart by their elements.
  expect(new Set(lifts.map(({ element }) => element)).size).toBe(lifts.length)
  expect(lifts.length).toBeGreaterThan(first)
})
