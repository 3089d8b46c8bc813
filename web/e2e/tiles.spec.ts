/** A game with tiles: they stand on racks, and lie straight once they are played. */
import type { Page } from '@playwright/test'
import { expect, sitDown, test } from './fixtures'
import { cards, now, step } from './play'

const SIZES = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [320, 568],
  [844, 390],
  [640, 400],
  [568, 320],
] as const

/** What is wrong with how the tiles of the hand stand. */
const faults = (page: Page) =>
  page.locator('.hand').evaluate((hand) => {
    const wrong: string[] = []
    const box = (element: Element) => element.getBoundingClientRect()
    const ledges = [...hand.querySelectorAll('.ledge')].map(box)
    const tiles = [...hand.querySelectorAll('.slot')].map((slot) => ({
      name: (slot as HTMLElement).dataset['card'],
      box: box(slot),
      turned: new DOMMatrix(getComputedStyle(slot).transform).b !== 0,
    }))
    for (const [at, { name, box, turned }] of tiles.entries()) {
      if (turned) wrong.push(`${name} leans`)
      const below = ledges.filter(
        ({ left, right, top }) =>
          Math.abs(top - box.bottom) < 2 && left < box.left + 1 && right > box.right - 1,
      )
      if (below.length !== 1) wrong.push(`${name} stands on ${below.length} ledges`)
      const next = tiles[at + 1]
      if (next && next.box.top === box.top && next.box.left < box.left + 0.6 * box.width)
        wrong.push(`${name} is hidden by ${next.name}`)
    }
    for (const { bottom, right } of ledges)
      if (bottom > innerHeight || right > innerWidth) wrong.push('a ledge is cut off')
    return wrong
  })

for (const players of [3, 4, 5]) {
  test(`the tiles of ${players} players stand upright on ledges at every size`, async ({
    page,
  }) => {
    await sitDown(page, { game: 'cardominoes', players })
    await now(page)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => faults(page), { message: `${width} x ${height}` }).toEqual([])
    }
  })
}

test('the others’ tiles are edges on a rack each, as many as they hold', async ({ page }) => {
  await sitDown(page, { game: 'cardominoes', players: 4 })
  await now(page)
  const racks = page.locator('.seats .rack')
  await expect(racks).toHaveCount(3)
  for (let played = 0; played < 4; played++) {
    for (const seat of await page.locator('.seats > li').all()) {
      const held = Number(/\d+/.exec(await seat.locator('.held').innerText())?.[0])
      await expect(seat.locator('.rack .edge')).toHaveCount(held)
      const stand = await seat.locator('.rack').evaluate((rack) => {
        const edges = [...rack.querySelectorAll('.edge')].map((edge) =>
          edge.getBoundingClientRect(),
        )
        const ledge = rack.querySelector('.ledge')!.getBoundingClientRect()
        return edges.every(
          ({ left, right, bottom, width, height }) =>
            left >= ledge.left &&
            right <= ledge.right &&
            bottom <= ledge.bottom &&
            width < height / 2,
        )
      })
      expect(stand).toBe(true)
    }
    await step(page)
    await now(page)
  }
})

test('the tiles of a trick lie straight, those of the hand stand', async ({ page }) => {
  await sitDown(page, { game: 'cardominoes', players: 4 })
  await now(page)
  await expect(page.getByRole('log')).toContainText('Your turn: choose 3 tiles to pass.')
  // In one look: bots play on meanwhile, and the trick is gathered.
  const laid = () =>
    page.locator('.laid').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { rotate, transform } = getComputedStyle(tile)
        return { rotate, transform, box: tile.querySelector('svg')?.getAttribute('viewBox') }
      }),
    )
  let tiles
  do {
    await step(page)
    tiles = await laid()
  } while (tiles.length === 0)
  for (const tile of tiles) {
    expect(tile).toEqual({ rotate: 'none', transform: 'none', box: '0 0 100 148' })
  }
  await expect(cards(page).first().locator('svg')).toHaveAttribute('viewBox', '0 -8 100 148')
})

test('a hand of cards has no ledge', async ({ page }) => {
  await sitDown(page, { game: 'hearts', players: 4 })
  await now(page)
  await expect(page.locator('.backs')).toHaveCount(3)
  await expect(page.locator('.ledge, .rack')).toHaveCount(0)
})
