/** The fixtures of every test: a page without pauses, checks that it reports no errors and is accessible. */
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { plain } from './plain'
import { Program } from './program'

export { expect }

interface Settings {
  pace?: string
  theme?: string
  hints?: boolean
  sound?: boolean
  fourColours?: boolean
  tap?: string
  suggestPass?: boolean
  large?: boolean
  cloth?: string
  order?: string
  hand?: string
  buzz?: boolean
  wake?: boolean
}

const URL = () => process.env['MOONSHOT_E2E_URL']!

interface OfTest {
  /** Whether the page is drawn as players see it (plain.ts). */
  painted: boolean
  settings: Settings
  noErrors: void
}

/** What the tests of one worker share. */
interface OfWorker {
  server: Program
}

export const test = base.extend<OfTest, OfWorker>({
  painted: [false, { option: true }],
  settings: [{}, { option: true }],
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await Program.start()
      process.env['MOONSHOT_E2E_URL'] = program.url
      await use(program)
      program.stop()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, painted, settings }, use) => {
    if (!painted) await plain(page)
    const wanted = { pace: 'instant', hints: false, sound: false, ...settings }
    await page.addInitScript((stored) => {
      if (!localStorage.getItem('moonshot.settings')) {
        localStorage.setItem('moonshot.settings', JSON.stringify(stored))
      }
    }, wanted)
    await use(page)
  },
  // An uncaught error on the page fails the test.
  noErrors: [
    async ({ page }, use) => {
      const wrong: string[] = []
      page.on('pageerror', (error) => wrong.push(String(error)))
      await use()
      expect(wrong, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails where axe finds an accessibility problem. */
export async function accessible(page: Page, what: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const told = await page.evaluate(async (tags) => {
    // Text may stand on a gradient alone, and what is transparent has no contrast.
    const sheets = (wanted: boolean) =>
      document.adoptedStyleSheets.forEach((sheet) => (sheet.disabled = !wanted))
    sheets(false)
    const { violations } = await (window as never as { axe: typeof axe }).axe.run({
      runOnly: tags,
      resultTypes: ['violations'],
    })
    sheets(true)
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary}`),
    }))
  }, TAGS)
  expect(told, what).toEqual([])
}

/** A processor six times slower. */
export async function slowProcessor(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** When so many frames more have been drawn. */
export async function drawnAgain(page: Page, frames: number) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, frames)
}

export interface Wanted {
  game: string
  players: number
  options?: Record<string, unknown>
}

/** The games that have a lesson, as the lobby names them. */
export const GAMES = [
  'Hearts',
  'CARDominoes Hearts',
  'Wild Twists Hearts',
  'Black Hearts',
  'Heartcatchers',
]

export const NAMES = ['Zoe', 'Ada', 'Boris', 'Clara', 'Dmitri', 'Edith', 'Felix', 'Greta']

/** Makes a table, and leaves the page where it is. */
export async function newTable(page: Page, { game, players, options = {} }: Wanted) {
  const answer = await page.request.post(`${URL()}/api/tables`, {
    headers: { origin: URL() },
    data: { game, players, options, names: NAMES.slice(0, players) },
  })
  expect(answer.status()).toBe(201)
  const { table } = (await answer.json()) as { table: string }
  return table
}

/** Opens a new table without going through the lobby. */
export async function sitDown(page: Page, wanted: Wanted) {
  const table = await newTable(page, wanted)
  await page.goto(`/table/${table}`)
  return table
}
