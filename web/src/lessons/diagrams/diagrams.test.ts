import { render } from 'svelte/server'
import { expect, it, vi } from 'vitest'
import { readCard } from '../../cards/notation'
import { faces } from '../../game/faces'
import type { Games } from '../../wire/types'
import { diagramsOf } from './index'
import type { Diagrams } from './diagrams'

const modules = import.meta.glob<{ default: Diagrams }>('../../games/*/diagrams.ts', {
  eager: true,
})
const all = Object.entries(modules)
const HOUSE = [1, 1, 2, 2, 3, 4].map((points) => ({ name: 'Curse', points }))
const offered = { games: [], card_set: { curses: HOUSE, gifts: [] } } as unknown as Games

it('every game has diagrams, in its own folder', () => {
  const games = faces.map(({ id }) => id)
  expect(all.map(([, { default: diagrams }]) => diagrams.game).sort()).toEqual(games.sort())
  for (const [file, { default: diagrams }] of all) {
    expect(file).toBe(`../../games/${diagrams.game}/diagrams.ts`)
  }
})

it('every card in them is one of the game, and stands there once in a trick', () => {
  for (const [, { default: diagrams }] of all) {
    for (const { cards, caption } of diagrams.diagrams()) {
      expect(caption).toMatch(/^[A-Z].*\.$/)
      for (const { code } of cards) if (code !== null) expect(readCard(code), code).not.toBeNull()
      const codes = cards.map(({ code }) => code)
      expect(new Set(codes).size, caption).toBe(codes.length)
    }
  }
})

it('they speak of the cards and of a score as the rules do', () => {
  for (const [, { default: diagrams }] of all) {
    const captions = diagrams.diagrams().map(({ caption }) => caption)
    const words = [...captions, diagrams.scoring(offered)!.sum].join(' ')
    expect(words).not.toMatch(/the own |Changes-of-Heart/)
  }
})

it('the examples of trick games score the points of a whole hand', () => {
  const sums = { hearts: 26, cardominoes: 26, 'wild-twists': 27, 'black-hearts': 13 }
  for (const [, { default: diagrams }] of all) {
    const whole = sums[diagrams.game as keyof typeof sums]
    if (!whole) continue
    const { lines } = diagrams.scoring(offered)!
    expect(lines.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(whole)
  }
})

it('they are shown without the server, without the options', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  for (const [, { default: diagrams }] of all) {
    const { Show, ...about } = (await diagramsOf(diagrams.game))!
    const { body } = render(Show, { props: about })
    expect(body).toContain('Examples')
    expect(body.includes('Scoring example')).toBe(diagrams.game !== 'black-hearts')
    expect(body).not.toContain('Table options')
  }
  vi.unstubAllGlobals()
})

it('a table shows only diagrams that depend on its options', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const table = { players: 4, options: {} }
  for (const [, { default: diagrams }] of all) {
    const shown = await diagramsOf(diagrams.game, table)
    expect(shown !== null, diagrams.game).toBe(diagrams.game === 'custom-hearts')
  }
  vi.unstubAllGlobals()
})
