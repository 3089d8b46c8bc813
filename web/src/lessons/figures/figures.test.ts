import { render } from 'svelte/server'
import { expect, it, vi } from 'vitest'
import { readCard } from '../../cards/notation'
import { faces } from '../../game/faces'
import type { Games } from '../../wire/types'
import { figuresOf } from './index'
import type { Figures } from './figures'

const modules = import.meta.glob<{ default: Figures }>('../../games/*/figures.ts', { eager: true })
const all = Object.entries(modules)
const HOUSE = [1, 1, 2, 2, 3, 4].map((points) => ({ name: 'Curse', points }))
const offered = { games: [], card_set: { curses: HOUSE, gifts: [] } } as unknown as Games

it('every game has figures, in its own folder', () => {
  const games = faces.map(({ id }) => id)
  expect(all.map(([, { default: figures }]) => figures.game).sort()).toEqual(games.sort())
  for (const [file, { default: figures }] of all) {
    expect(file).toBe(`../../games/${figures.game}/figures.ts`)
  }
})

it('every card in them is one of the game, and stands there once in a trick', () => {
  for (const [, { default: figures }] of all) {
    for (const { cards, caption } of figures.figures) {
      expect(caption).toMatch(/^[A-Z].*\.$/)
      for (const { code } of cards) if (code !== null) expect(readCard(code), code).not.toBeNull()
      const codes = cards.map(({ code }) => code)
      expect(new Set(codes).size, caption).toBe(codes.length)
    }
  }
})

it('they speak of the cards and of a score as the rules do', () => {
  for (const [, { default: figures }] of all) {
    const captions = figures.figures.map(({ caption }) => caption)
    const words = [...captions, figures.scoring(offered)!.sum].join(' ')
    expect(words).not.toMatch(/the own |Changes-of-Heart/)
  }
})

it('the examples of trick games score the points of a whole hand', () => {
  const sums = { hearts: 26, cardominoes: 26, 'wild-twists': 27, 'black-hearts': 13 }
  for (const [, { default: figures }] of all) {
    const whole = sums[figures.game as keyof typeof sums]
    if (!whole) continue
    const { lines } = figures.scoring(offered)!
    expect(lines.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(whole)
  }
})

it('they are shown without the server, without the options', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  for (const [, { default: figures }] of all) {
    const { Show, ...about } = (await figuresOf(figures.game))!
    const { body } = render(Show, { props: about })
    expect(body).toContain('In pictures')
    expect(body.includes('An example of scoring')).toBe(figures.game !== 'black-hearts')
    expect(body).not.toContain('What you can choose')
  }
  vi.unstubAllGlobals()
})

it('a table shows only figures that depend on its options', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const table = { players: 4, options: {} }
  for (const [, { default: figures }] of all) {
    const shown = await figuresOf(figures.game, table)
    expect(shown !== null, figures.game).toBe(figures.game === 'custom-hearts')
  }
  vi.unstubAllGlobals()
})
