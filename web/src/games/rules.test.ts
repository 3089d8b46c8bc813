/** Every rules page, read against the options of a table. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import games from '../generated/games.json'
import type { GameInfo } from '../wire/types'
import { tableOf } from '../table/model/games'
import { faces } from '../game/faces'
import type { RulesTable } from '../game/rules'

const RULES = new Map(
  await Promise.all(faces.map(async (face) => [face.id, (await face.rules()).default] as const)),
)

/** The page of a game as it is read, for that table or for any. */
function read(game: string, table?: RulesTable): string {
  const { body } = render(RULES.get(game)!, { props: { table } })
  return body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(em|strong)>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
}

/** A table of each game with its usual options, as the server offers them: the rows change these. */
const TABLES: Record<string, RulesTable> = Object.fromEntries(
  (games as GameInfo[]).map(({ id, players, options }) => [
    id,
    {
      players: Math.min(4, players[1]),
      options: Object.fromEntries(options.map((option) => [option.name, option.default])),
    },
  ]),
)

/** What a value of an option brings into the text, and what a table without it says instead. */
const ROWS: Record<string, [RulesTable['options'], said: string, otherwise: string][]> = {
  hearts: [[{ target: 50 }, 'As soon as somebody reaches 50,', 'As soon as somebody reaches 100,']],
  cardominoes: [
    [
      { target: 30 },
      'total is above 30; a total of exactly 30 does not end it. The smallest total wins, and equal totals share the win.',
      'total is above 100; a total of exactly 100',
    ],
    [
      { revoke: 'penalty' },
      'costs its player 13 points and ends the hand',
      'a tile that does not follow is refused',
    ],
    [{ revoke: 'penalty' }, 'gathers it, and gathering hides it', 'is refused'],
    [
      { revoke: 'penalty' },
      'Whenever a person did not follow suit, a bot waits before it gathers, a revoke or not.',
      'is refused',
    ],
  ],
  'wild-twists': [
    [{ length: 'medium' }, 'three hands', 'one hand'],
    [{ length: 'long' }, 'five hands. The smallest total wins, and equal totals share', 'one hand'],
  ],
  'black-hearts': [[{ gifts: false }, 'without gifts', 'Then a gift is turned up.']],
  heartcatchers: [
    [{ best_of: 3 }, 'This match is the best of three', 'This match is one game'],
    [{ best_of: 5 }, 'after five games goes on', 'a best of three is offered'],
    [
      { uncatchable_scores: false },
      'Each heart that lies face up on your side is a point, whatever its kind. At this table',
      'Each card that lies face up on your side is a point, whatever its kind: a face-up',
    ],
  ],
  'custom-hearts': [
    [{ base: 'cardominoes' }, 'started from CARDominoes', 'started from Hearts'],
    [{ wilds: true }, 'and four Wilds', 'A pack of 52 cards, aces high. No'],
    [{ removed: ['2D', '3C'] }, '2 of diamonds and 3 of clubs', 'No card stays in the box.'],
    [{ pass_cards: false }, 'No cards are passed.', 'chooses 3 cards to pass'],
    [{ pass_count: 1 }, 'chooses 1 card to pass', 'chooses 3 cards to pass'],
    [{ pass_cycle: ['right'] }, 'they go: right.', 'they go: left, right, across, no pass; then'],
    [{ no_pts_on_first_trick: false }, 'may be thrown from the first trick on', 'Neither a heart'],
    [
      { can_lead_any_club: true },
      'with any of its clubs',
      'The lowest club opens the first trick.',
    ],
    [{ must_break_hearts: false }, 'A heart may be led at any time.', 'until hearts are broken'],
    [{ qs_breaks_hearts: false }, 'on another suit breaks them', 'or the queen of spades, breaks'],
    [{ hearts_break: 'after-trick' }, 'its trick is complete', 'as soon as it is played'],
    [
      { can_lead_hearts_instead_of_qs: true },
      'but hearts and the queen of spades a heart',
      'but hearts one',
    ],
    [{ jd_bonus: true }, 'jack of diamonds takes ten points off', 'Each heart taken is a point'],
    [{ avoid_all_tricks_bonus: true }, 'no trick at all takes five points off', 'Each heart taken'],
    [{ moon: 'subtract' }, 'come off the shooter’s score', 'everybody else gets their points'],
    [{ moon: 'choose' }, 'The shooter chooses', 'everybody else gets their points'],
    [{ revoke: 'penalty' }, 'costs its player 13 points', 'is refused as long as'],
    [{ revoke: 'penalty' }, 'Two revokes in one trick cost 13 each.', 'is refused as long as'],
    [{ revoke: 'penalty' }, 'Whenever a person did not follow suit', 'is refused as long as'],
    [{ draw_for_deal: true }, 'everybody draws a card', 'All cards are dealt out evenly.'],
    [{ last_trick_closes: true }, 'then it is hidden', 'The last trick can be looked at again.'],
    [{ target: 70 }, 'when a total is 70 or more', 'when a total is 100 or more'],
    [{ target_rule: 'exceeds' }, 'when a total is above 100', 'when a total is 100 or more'],
    [{ hands: 6 }, 'after six hands, whichever comes first', 'when a total is 100 or more.'],
    [{ target: 0, hands: 1 }, 'The match ends after one hand.', 'when a total is'],
  ],
}

/** What a custom table says where one option changes what another comes to, and what it says no more. */
const TOGETHER: [RulesTable['options'], said: string[], never: string[]][] = [
  [
    { revoke: 'penalty', no_pts_on_first_trick: true },
    ['On the first trick, though, a heart or the queen of spades is still refused'],
    [],
  ],
  [{ revoke: 'penalty', no_pts_on_first_trick: false }, ['a revoke'], ['still refused']],
  [{ wilds: true }, ['and four Wilds.', 'Whoever holds the Wild Club is asked'], []],
  [
    { wilds: true, removed: ['WC'] },
    [
      'and three Wilds: the Wild Diamond, the Wild Spade and the Wild Heart.',
      'No card stays in the box.',
      'The lowest club opens the first trick.',
    ],
    ['four Wilds', 'the Wild Club'],
  ],
  [
    { wilds: true, removed: ['WD', '2D', 'WS', 'WH'] },
    ['and one Wild: the Wild Club.', 'In the box stays: 2 of diamonds.', 'asked in secret'],
    ['Wild Diamond'],
  ],
  [
    { wilds: true, removed: ['WC', 'WD', 'WS', 'WH'] },
    ['A pack of 52 cards, aces high. No card', 'All cards are dealt out evenly.'],
    ['Wild', 'in the middle'],
  ],
]

test.each(TOGETHER)('a custom table with %j', (change, said, never) => {
  const table = TABLES['custom-hearts']!
  const text = read('custom-hearts', { ...table, options: { ...table.options, ...change } })
  for (const part of said) expect(text).toContain(part)
  for (const part of never) expect(text).not.toContain(part)
})

/** Every text that is tested here: the pages of the games, and those of tables with each changed option. */
function texts(): string[] {
  const pages = Object.keys(TABLES).map((game) => read(game))
  const tables = Object.entries(TABLES).flatMap(([game, table]) =>
    [...ROWS[game]!, ...(game === 'custom-hearts' ? TOGETHER : [])].map(([change]) =>
      read(game, { ...table, options: { ...table.options, ...change } }),
    ),
  )
  return [...pages, ...tables]
}

test('a space stands between two sentences', () => {
  for (const text of texts()) expect(text).not.toMatch(/[.;!?][A-Z]/)
})

test('a score is somebody’s own', () => {
  for (const text of texts()) expect(text).not.toContain('the own ')
})

/** The games of points, where the fewest win. */
const TRICKS = ['hearts', 'cardominoes', 'wild-twists', 'custom-hearts']

describe.each(Object.keys(TABLES))('the rules of %s', (game) => {
  const table = TABLES[game]!

  test.each(ROWS[game]!)('%j', (change, said, otherwise) => {
    const changed = read(game, { ...table, options: { ...table.options, ...change } })
    const usual = read(game, table)
    expect(changed).toContain(said)
    expect(usual).not.toContain(said)
    expect(usual).toContain(otherwise)
  })

  test('every option has a row', () => {
    const named = ROWS[game]!.flatMap(([change]) => Object.keys(change))
    expect([...new Set(named)].sort()).toEqual(Object.keys(table.options).sort())
  })

  test('nothing is said twice over or left blank', () => {
    for (const players of [3, 4, 5, 6, 7, 8]) {
      const text = read(game, { ...table, players })
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\./)
    }
  })
})

test.each([
  ['hearts', 3, 'The two of diamonds stays in the box, so that everybody gets 17 cards.'],
  ['hearts', 4, 'Everybody gets 13 cards.'],
  [
    'hearts',
    5,
    'The two of diamonds and the three of clubs stay in the box, so that everybody gets 10',
  ],
  [
    'hearts',
    6,
    'two and three of diamonds and the three and four of clubs stay in the box, so that everybody gets 8',
  ],
  [
    'hearts',
    7,
    'two and three of diamonds and the three of clubs stay in the box, so that everybody gets 7',
  ],
  ['hearts', 4, 'across the table in the third'],
  ['hearts', 5, 'They go left and right in turn'],
  ['cardominoes', 3, 'The two of clubs is left out, so that everybody gets 17.'],
  ['cardominoes', 3, 'The three of clubs opens'],
  ['cardominoes', 3, 'to the left, to the right, and then one hand without a pass'],
  ['cardominoes', 4, 'The two of clubs opens'],
  ['cardominoes', 4, 'to the left, to the right, across, and then one hand without a pass'],
  [
    'cardominoes',
    5,
    'two of clubs and the two of diamonds are left out, so that everybody gets 10.',
  ],
  ['wild-twists', 3, 'Three players get 18 cards each, with 2 cards in the middle.'],
  ['wild-twists', 4, 'Four players get 14 cards each, with none in the middle.'],
  ['wild-twists', 5, 'Five players get 11 cards each, with 1 card in the middle.'],
  ['wild-twists', 6, 'Six players get 9 cards each, with 2 cards in the middle.'],
  ['wild-twists', 7, 'Seven players get 8 cards each, with none in the middle.'],
  ['wild-twists', 8, 'Eight players get 7 cards each, with none in the middle.'],
])('%s for %i: %s', (game, players, said) => {
  expect(read(game, { ...TABLES[game]!, players })).toContain(said)
  const others = [3, 4, 5].filter((other) => other !== players)
  expect(
    others.some((other) => !read(game, { ...TABLES[game]!, players: other }).includes(said)),
  ).toBe(true)
})

test('the page of a game describes every option', () => {
  expect(read('hearts')).toContain('the target, 100 or 50')
  expect(read('hearts')).toContain('with seven')
  expect(read('cardominoes')).toContain('a wrong tile is simply refused')
  expect(read('cardominoes')).toContain('costs its player 13 points')
  expect(read('wild-twists')).toContain('a long one five')
  for (const players of ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']) {
    expect(read('wild-twists')).toContain(`${players} players get`)
  }
})

test.each(TRICKS)('in %s the moon is shot, and equal totals share the win', (game) => {
  expect(read(game, TABLES[game])).toContain('shot the moon')
  expect(read(game, TABLES[game]).toLowerCase()).toContain('equal totals share the win')
})

test('there are rows for every game', () => {
  expect(Object.keys(TABLES).sort()).toEqual(faces.map(({ id }) => id).sort())
})

test.each([
  ['hearts', {}, 0],
  ['wild-twists', {}, 0],
  ['wild-twists', { length: 'medium' }, 3],
  ['wild-twists', { length: 'long' }, 5],
  ['custom-hearts', { target: 0, hands: 8 }, 8],
  ['custom-hearts', { target: 100, hands: 8 }, 0],
  ['heartcatchers', {}, 0],
  ['heartcatchers', { best_of: 3 }, 3],
])(
  'the heading of %s with %o says how many there are only where that is fixed',
  (game, change, count) => {
    const options = { ...TABLES[game]!.options, ...change }
    expect(tableOf(game)!.rounds?.(options) ?? 0).toBe(count)
  },
)

test('a hint is read at a glance', () => {
  const long = faces.flatMap(({ id }) => tableOf(id)!.hints).filter(({ text }) => text.length > 110)
  expect(long).toEqual([])
})
