/** What a hand came to: who stands where, whoever plays and however many. */
import type { Page } from '@playwright/test'
import type { Snapshot } from '../src/generated/Snapshot'
import { accessible, expect, sitDown, test } from './fixtures'
import { now } from './play'
import { prompter } from './pretend'

const TOTALS = [31, 8, 52, 8, 0, 77, 40, 12]
const SCORES = [5, 0, 13, 1, 0, 7, 0, 0]

/** The second hand is scored; the match is over or goes on. */
const scored = (players: number, over: boolean) => {
  const totals = TOTALS.slice(0, players)
  const scores = SCORES.slice(0, players)
  const first = totals.map((total, seat) => total - scores[seat]!)
  const best = Math.min(...totals)
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []))
  const events = [
    { kind: 'hand-scored', hand: 2, scores, totals },
    ...(over ? [{ kind: 'match-over', outcome: { winners, totals, reason: 'target' } }] : []),
  ]
  const change = ({ view, last_hand }: Snapshot) => ({
    last_hand: last_hand && { ...last_hand, scores },
    view: {
      ...view,
      totals,
      hand_number: 3,
      to_act: [],
      legal: [],
      ...(over ? { phase: 'over', outcome: { winners, totals, reason: 'target' } } : {}),
      detail: { ...view.detail, hand_scores_history: [first, scores] },
    },
  })
  const before = ({ view }: Snapshot) => ({
    view: { ...view, totals: first, detail: { ...view.detail, hand_scores_history: [first] } },
  })
  return { before, events, change }
}

/** The rows of a table, as those who listen and those who look find them. */
const rows = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('table', { name })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    )

for (const [game, players, options] of [
  ['hearts', 3, {}],
  ['cardominoes', 4, {}],
  ['black-hearts', 6, {}],
  ['wild-twists', 8, { length: 'medium' }],
] as const) {
  for (const over of [false, true]) {
    test(`a hand of ${game} for ${players} is summed up once, over: ${over}`, async ({ page }) => {
      const tell = await prompter(page)
      await sitDown(page, { game, players, options })
      await now(page)
      const { before, events, change } = scored(players, over)
      tell([], before)
      tell(events, change)
      await page.getByRole('dialog').waitFor()
      const names = ['Zoe', 'Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']
      const totals = TOTALS.slice(0, players)
      const order = totals
        .map((total, seat) => ({ total, seat }))
        .sort((one, other) => one.total - other.total || one.seat - other.seat)
      const place = (total: number) => 1 + totals.filter((other) => other < total).length
      expect(await rows(page, 'Who stands where')).toEqual([
        ['Place', 'Player', over ? 'Last hand' : 'This hand', 'Match'],
        ...order.map(({ total, seat }) => [
          String(place(total)),
          names[seat],
          String(SCORES[seat]),
          String(total),
        ]),
      ])
      // The earlier hands are there, and tell no total again.
      const earlier = page.getByRole('dialog').getByRole('region', { name: 'Hand by hand' })
      await expect(earlier).toBeHidden()
      await page.getByRole('dialog').getByText('Hand by hand').click()
      await expect(earlier.getByRole('row')).toHaveCount(3)
      await expect(earlier).not.toContainText('Total')
      // Whoever is at the table sees every row in a small window, by scrolling down alone.
      for (const [width, height] of [
        [320, 568],
        [640, 400],
      ]) {
        await page.setViewportSize({ width: width!, height: height! })
        const across = await page
          .getByRole('dialog')
          .locator('.body')
          .evaluate((body) => body.scrollWidth - body.clientWidth)
        expect(across, `${width} wide`).toBeLessThanOrEqual(0)
        const last = page.getByRole('dialog').getByRole('row', { name: names[order.at(-1)!.seat]! })
        await last.first().scrollIntoViewIfNeeded()
        await expect(last.first()).toBeInViewport({ ratio: 0.98 })
      }
      await accessible(page, 'a summary')
    })
  }
}
