/** The pictures of a custom table, read against its options. */
import { describe, expect, test } from 'vitest'
import { asHeld, cardName, readCard } from '../../cards/notation'
import offered from '../../generated/games.json'
import type { GameInfo } from '../../wire/types'
import type { RulesTable } from '../../game/rules'
import diagrams, { USUAL } from './diagrams'

const custom = (offered as GameInfo[]).find(({ id }) => id === 'custom-hearts')!

const tableOf = (options: RulesTable['options'], players = 4): RulesTable => ({
  players,
  options: { ...USUAL.options, ...options },
})
const captions = (table: RulesTable) => diagrams.at(table).map(({ caption }) => caption)
const told = (options: RulesTable['options'], players = 4) => {
  const table = tableOf(options, players)
  const example = diagrams.scoring(null, table)
  return [...captions(table), ...(example?.lines.flat() ?? []), example?.sum].join('\n')
}

test('the defaults are those of the server', () => {
  const defaults = custom.options.map(({ name, default: usual }) => [name, usual])
  expect(USUAL.options).toEqual(Object.fromEntries(defaults))
  expect(diagrams.diagrams()).toEqual(diagrams.at(USUAL))
})

/** What an option brings into the pictures, and what a table without it says instead. */
const ROWS: [RulesTable['options'], said: string, otherwise: string | null][] = [
  [
    { pass_count: 1 },
    'Passing 1 card: the highlighted one is',
    'Passing 3 cards: the highlighted ones are',
  ],
  [
    { no_pts_on_first_trick: false },
    'Even the first trick can cost points.',
    'anything but a heart or the queen',
  ],
  [{ no_pts_on_first_trick: false }, 'ace of clubs wins the trick and 13 points', null],
  [{ must_break_hearts: false }, 'Hearts don’t have to be broken', 'breaks hearts at once'],
  [{ qs_breaks_hearts: false }, 'queen of spades doesn’t break them', 'breaks them too'],
  [{ hearts_break: 'after-trick' }, 'When the trick is complete', 'breaks hearts at once'],
  [{ wilds: true }, 'When you play a Wild, you choose', null],
  [{ wilds: true, removed: ['WC', 'WD', 'WS'] }, 'When you play a Wild, you choose', null],
  [{ jd_bonus: true }, 'the jack of diamonds\n−8', 'You took 2 hearts\n2'],
  [{ jd_bonus: true }, 'takes 10 points off the score', null],
  [
    { avoid_all_tricks_bonus: true },
    'Clara took no tricks\n−5',
    'Clara took tricks without points\n0',
  ],
  [
    { moon: 'subtract' },
    '26 points would be subtracted from her total',
    'cost her nothing and everyone else 26',
  ],
  [
    { moon: 'choose' },
    'she could choose: subtract 26 from her own total, or add 26',
    'cost her nothing and everyone else 26',
  ],
  [{ wilds: true }, 'these 27 points', 'these 26 points'],
  [{ revoke: 'penalty' }, 'it costs Clara 13 points and ends the hand', null],
  [{ removed: ['2H'] }, 'every heart and the queen of spades, these 25 points', 'these 26 points'],
]

test.each(ROWS)('%j', (options, said, otherwise) => {
  expect(told(options)).toContain(said)
  expect(told({})).not.toContain(said)
  if (otherwise) expect(told({})).toContain(otherwise)
  if (otherwise) expect(told(options)).not.toContain(otherwise)
})

test.each<RulesTable['options']>([
  { pass_cards: false },
  { pass_cycle: [] },
  { pass_cycle: ['hold'] },
])('where nothing is passed nothing is said of it: %j', (options) =>
  expect(told(options)).not.toContain('Passing'),
)

test.each<[RulesTable['options'], string[]]>([
  [{}, ['QS', 'AS', 'KS']],
  [{ pass_count: 5 }, ['QS', 'AS', 'KS', 'AH', 'KH']],
  [{ removed: ['KS', 'AH'], pass_count: 3 }, ['QS', 'AS', 'KH']],
])('with %j the cards that are dangerous to keep are marked', (options, marked) => {
  const pass = diagrams.at(tableOf(options)).find(({ caption }) => caption.startsWith('Passing'))!
  expect(pass.cards.flatMap(({ code, lit }) => (lit ? code : []))).toEqual(marked)
})

const tables = [3, 4, 5, 6, 7, 8].flatMap((players) => [
  ...ROWS.map(([options]) => tableOf(options, players)),
  ...custom.presets!.list.map(({ values, sizes }) =>
    tableOf({ ...values, ...sizes[String(players)] } as RulesTable['options'], players),
  ),
  tableOf({ removed: [...'AKQJT98765432'].map((rank) => `${rank}D`), jd_bonus: true }, players),
  tableOf({ removed: [...'AKQJT98765432'].map((rank) => `${rank}H`) }, players),
  tableOf({ removed: ['JD', 'AC'], jd_bonus: true, revoke: 'penalty' }, players),
])

describe('at every table', () => {
  test('no card is shown that stays in the box, and none twice', () => {
    for (const table of tables) {
      const removed = table.options['removed'] as string[]
      for (const { cards, caption } of diagrams.at(table)) {
        const codes = cards.map(({ code }) => code!)
        for (const code of codes) expect(readCard(code), caption).not.toBeNull()
        expect(codes.map(asHeld).filter((code) => removed.includes(code))).toEqual([])
        expect(new Set(codes).size, caption).toBe(codes.length)
        expect(caption).not.toMatch(/undefined|null|NaN|\.\.| {2}/)
        expect(caption).toMatch(/^[A-Z].*\.$/)
      }
    }
  })

  test('a trick has a card of everybody, and the marked one takes it', () => {
    const ranks = '23456789TJQKA'
    for (const table of tables) {
      for (const { cards, caption } of diagrams.at(table)) {
        if (!cards[0]!.by) continue
        expect(cards.length, caption).toBe(table.players)
        const taken = cards.filter(({ lit }) => lit)
        expect(taken.length, caption).toBe(1)
        const best = taken[0]!.code!
        // All but one have the suit of the card that takes it, and none a higher one.
        const follow = cards.map(({ code }) => code!).filter((code) => code[1] === best[1])
        expect(follow.length, caption).toBe(table.players - 1)
        for (const code of follow)
          expect(ranks.indexOf(code[0]!)).toBeLessThanOrEqual(ranks.indexOf(best[0]!))
      }
    }
  })

  test('the named cards were played', () => {
    for (const table of tables) {
      for (const { cards, caption } of diagrams.at(table)) {
        const named = cards.filter(({ lit, by }) => lit && by === 'Ada')
        for (const { code } of named) expect(caption).toContain(`Ada’s ${cardName(code!)}`)
      }
    }
  })

  test('the example scores every card that costs or brings something', () => {
    for (const table of tables) {
      const example = diagrams.scoring(null, table)
      if (!example) continue
      const { options, players } = table
      const removed = options['removed'] as string[]
      const gone = (card: string) => removed.includes(card)
      const hearts =
        13 -
        removed.filter((card) => /^[^W]H$/.test(card)).length +
        (options['wilds'] && !gone('WH') ? 1 : 0)
      const all = hearts + 13
      const off =
        (options['jd_bonus'] && !gone('JD') ? 10 : 0) + (options['avoid_all_tricks_bonus'] ? 5 : 0)
      const points = example.lines.map(([, text]) => Number(text.replace('−', '-')))
      expect(points.length).toBe(players)
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(all - off)
      expect(example.sum).toContain(String(all))
    }
  })
})
