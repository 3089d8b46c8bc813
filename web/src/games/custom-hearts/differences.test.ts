import { expect, test } from 'vitest'
import games from '../../generated/games.json'
import type { Preset } from '../../generated/Preset'
import { differences, optionsOf } from './differences'
import { customRules } from './rules'

const presets = games.find(({ id }) => id === 'custom-hearts')!.presets!.list as unknown as Preset[]
const preset = (id: string) => presets.find((preset) => preset.id === id)!
const hearts = preset('hearts')
const at = (players: number, change: Record<string, string | number | boolean | string[]> = {}) =>
  differences({ players, options: { ...optionsOf(hearts, players), ...change } }, hearts)

test('a table as Hearts has it differs in nothing, however many play', () => {
  for (const players of [3, 4, 5, 6, 7, 8]) expect(at(players), `${players}`).toEqual([])
})

test('every changed rule is listed, and no other', () => {
  const changes: [Record<string, string | number | boolean | string[]>, string][] = [
    [{ must_break_hearts: false }, 'You can lead a heart at any time.'],
    [{ pass_cards: false }, 'No cards are passed.'],
    [{ jd_bonus: true }, 'The jack of diamonds takes 10 points off.'],
    [{ target: 50 }, 'The match ends when a player’s total reaches 50.'],
    [{ no_pts_on_first_trick: false }, 'can be played on the first trick'],
    [{ moon: 'subtract' }, 'are subtracted from your total'],
    [{ revoke: 'penalty' }, 'a revoke'],
  ]
  for (const [change, text] of changes) {
    const told = at(4, change)
    expect(told.join(' '), JSON.stringify(change)).toContain(text)
    const all = customRules({ players: 4, options: { ...optionsOf(hearts, 4), ...change } })
    expect(told.length).toBeLessThan(all.flatMap(({ sentences }) => sentences).length)
  }
})

test('a table based on another game lists the differences of that game', () => {
  const options = optionsOf(preset('wild-twists'), 4)
  const told = differences({ players: 4, options }, hearts).join(' ')
  expect(told).toContain('Wild')
  expect(told).toContain('No cards are passed.')
})
