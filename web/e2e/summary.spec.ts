/** What a hand came to: who stands where, whoever plays and however many. */
import type { Page } from '@playwright/test'
import type { LastHand } from '../src/generated/LastHand'
import type { Snapshot } from '../src/generated/Snapshot'
import { accessible, expect, sitDown, test } from './fixtures'
import { now } from './play'
import { prompter } from './pretend'

const TOTALS = [31, 8, 52, 8, 0, 77, 40, 12]
const SCORES = [5, 0, 13, 1, 0, 7, 0, 0]

/** What the Curses of a hand of Black Hearts came to, with a gift that changes them. */
const curses = (scores: number[]): LastHand => ({
  hand: 2,
  tricks: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'].map((card, at) => [
    { seat: at % scores.length, card },
    { seat: (at + 1) % scores.length, card: 'W1' },
  ]),
  winners: [0, 2, 3, 2, 5, 5].map((seat) => seat % scores.length),
  points_taken: scores.map((score) => Math.ceil(score / 2)),
  gift: 'double-curse',
  scores,
  totals: TOTALS.slice(0, scores.length),
})

/** The second hand is scored; the match is over or goes on. */
const scored = (game: string, players: number, over: boolean) => {
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
    last_hand: game === 'black-hearts' ? curses(scores) : last_hand && { ...last_hand, scores },
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

/** Which of the first players' rows are not all in sight in a low window before anything is scrolled. */
async function belowTheFold(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ]) {
    await page.setViewportSize({ width: width!, height: height! })
    const body = page.getByRole('dialog').locator('.body')
    await body.evaluate((body) => body.scrollTo(0, 0))
    const standing = body.getByRole('table', { name: 'Standings' })
    const hidden = await standing.evaluate((table) => {
      const { bottom } = table.closest('.body')!.getBoundingClientRect()
      const rows = [...table.querySelectorAll('tbody tr')].slice(0, 6)
      return rows
        .filter((row) => row.getBoundingClientRect().bottom > bottom)
        .map((row) => row.textContent)
    })
    faults.push(...hidden.map((row) => `${width}x${height}: ${row}`))
  }
  return faults
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
  ['custom-hearts', 5, {}],
] as const) {
  for (const over of [false, true]) {
    test(`a hand of ${game} for ${players} is summed up once, over: ${over}`, async ({ page }) => {
      const tell = await prompter(page)
      await sitDown(page, { game, players, options })
      await now(page)
      const { before, events, change } = scored(game, players, over)
      tell([], before)
      tell(events, change)
      await page.getByRole('dialog').waitFor()
      const names = ['Zoe', 'Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']
      const totals = TOTALS.slice(0, players)
      const order = totals
        .map((total, seat) => ({ total, seat }))
        .sort((one, other) => one.total - other.total || one.seat - other.seat)
      const place = (total: number) => 1 + totals.filter((other) => other < total).length
      expect(await rows(page, 'Standings')).toEqual([
        ['Place', 'Player', over ? 'Last hand' : 'This hand', 'Match'],
        ...order.map(({ total, seat }) => [
          String(place(total)),
          names[seat],
          String(SCORES[seat]),
          String(total),
        ]),
      ])
      if (game === 'black-hearts') {
        const taken = page.getByRole('region', { name: 'Curses taken this hand' })
        await expect(taken.locator('.card')).toHaveCount(12)
      }
      expect(await belowTheFold(page)).toEqual([])
      // The earlier hands are there, and tell no total again.
      const earlier = page.getByRole('dialog').getByRole('region', { name: 'Hand by hand' })
      // At the end they are open where there is room.
      if (!over) {
        await expect(earlier).toBeHidden()
        await page.getByRole('dialog').getByText('Hand by hand').click()
      }
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

for (const [best_of, totals, winners] of [
  [1, [0, 1], [1]],
  [1, [0, 0], [0, 1]],
  [3, [2, 0], [0]],
] as const) {
  const games = totals.join(' to ')
  test(`a match of Heartcatchers, best of ${best_of}, ends ${games} and is summed up once`, async ({
    page,
  }) => {
    const tell = await prompter(page)
    await sitDown(page, { game: 'heartcatchers', players: 2, options: { best_of } })
    await now(page)
    const stack = (up: string[], secrets: string[]) => ({
      up,
      secrets: secrets.map((card, at) => ({ card, by: at % 2 })),
    })
    const field = [
      [stack(['Gb', 'Rb'], ['Ru', 'Rh', 'Gu', 'Gh']), stack(['Bb'], []), stack(['U'], ['Bb'])],
      [stack(['Rb', 'Bb'], ['Bu']), stack(['Gb'], []), stack(['Bb'], ['Bh'])],
    ]
    const points = totals[0] === totals[1] ? [4, 4] : totals[0] > totals[1] ? [7, 4] : [4, 7]
    const game = Math.max(1, ...totals)
    const outcome = { winners, totals, reason: 'games' }
    const scored = {
      kind: 'game-scored',
      game,
      revealed: field,
      exchanged: [],
      changes_of_heart: 0,
      field,
      secret_points: points.map((value) => value - 4),
      card_points: [4, 4],
      points,
      totals,
    }
    tell([scored, { kind: 'match-over', outcome }], ({ view }) => ({
      view: {
        ...view,
        phase: 'over',
        outcome,
        totals,
        to_act: [],
        legal: [],
        hands: [[], []],
        hand_number: game,
        detail: { ...view.detail, field, last_game: { points, changes_of_heart: 0, field } },
      },
    }))
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const end = page.getByRole('dialog')
    await end.waitFor()
    const apart = totals[0] !== totals[1]
    const order = totals[1] > totals[0] ? [1, 0] : [0, 1]
    expect(await rows(page, 'Standings')).toEqual([
      [...(apart ? ['Place'] : []), 'Player', 'Match'],
      ...order.map((seat, at) => [
        ...(apart ? [String(at + 1)] : []),
        ['Zoe', 'Ada'][seat],
        String(totals[seat]),
      ]),
    ])
    const signed = (value: number) => (value > 0 ? `\\+${value}` : String(value))
    const counted = end.getByRole('table').filter({ hasText: 'Total' })
    await expect(counted.getByRole('row')).toHaveText([
      new RegExp(`^Game ${game}\\s*Zoe\\s*Ada$`),
      new RegExp(`^Secrets\\s*${signed(points[0]! - 4)}\\s*${signed(points[1]! - 4)}$`),
      /^Face-up cards\s*4\s*4$/,
      new RegExp(`^Total\\s*${points[0]}\\s*${points[1]}$`),
    ])
    await expect(end.getByRole('button', { name: 'Best of 3' })).toHaveCount(apart ? 0 : 1)
    expect(await belowTheFold(page)).toEqual([])
    for (const [width, height] of [
      [320, 568],
      [640, 400],
    ]) {
      await page.setViewportSize({ width: width!, height: height! })
      const across = await end
        .locator('.body')
        .evaluate((body) => body.scrollWidth - body.clientWidth)
      expect(across, `${width} wide`).toBeLessThanOrEqual(0)
    }
    await accessible(page, 'a summary')
  })
}
