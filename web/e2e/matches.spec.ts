/** A whole match of each game on every screen, with accessibility checks on the way. */
import { accessible, expect, sitDown, test, type Wanted } from './fixtures'
import { MOUSE, now, playOut } from './play'

const MATCHES: Wanted[] = [
  { game: 'hearts', players: 4, options: { target: 50 } },
  { game: 'cardominoes', players: 4, options: { target: 20 } },
  { game: 'wild-twists', players: 5 },
  { game: 'black-hearts', players: 4 },
  { game: 'heartcatchers', players: 2 },
]

for (const wanted of MATCHES) {
  test(`a match of ${wanted.game} can be played to its end with the mouse`, async ({ page }) => {
    await sitDown(page, wanted)
    const seen = new Set<string>()
    const look = async (what: string) => {
      if (seen.has(what)) return
      seen.add(what)
      await accessible(page, what)
    }
    await playOut(page, { ...MOUSE, look })
    expect(seen).toContain('the end')
  })
}

test('a table of eight has room for everybody, and plays another match', async ({ page }) => {
  await sitDown(page, { game: 'wild-twists', players: 8 })
  await playOut(page)
  const before = page.url()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(before)
  await now(page)
  await expect(
    page.getByRole('list', { name: /^Other players/ }).getByRole('listitem'),
  ).toHaveCount(7)
})
