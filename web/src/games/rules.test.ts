/** Every rules page, read against the options of a table. */
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { plain } from '../language/language.svelte'
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
  hearts: [
    [{ target: 50 }, 'when a player’s total reaches 50.', 'when a player’s total reaches 100.'],
  ],
  cardominoes: [
    [
      { target: 30 },
      'total goes over 30. A total of exactly 30 doesn’t end it. The lowest total wins; tied players share the win.',
      'total goes over 100. A total of exactly 100',
    ],
    [
      { revoke: 'penalty' },
      'costs its player 13 points and ends the hand',
      'you can’t play a tile that fails to follow suit while you can follow',
    ],
    [
      { revoke: 'penalty' },
      'gathers each finished trick, which turns it face down',
      'leads to the next one. Watch',
    ],
    [
      { revoke: 'penalty' },
      'Whenever a person didn’t follow suit, a bot waits before it gathers, revoke or not.',
      'fails to follow suit',
    ],
  ],
  'wild-twists': [
    [{ length: 'medium' }, 'This match is 3 hands.', 'This match is 1 hand.'],
    [{ length: 'long' }, '5 hands. Then the lowest total wins; tied players share', '1 hand.'],
  ],
  'black-hearts': [[{ gifts: false }, 'without Gifts', 'Then a Gift is turned up at random.']],
  heartcatchers: [
    [{ best_of: 3 }, 'This match is a best of 3', 'This match is 1 game'],
    [{ best_of: 5 }, 'after 5 games, you play on', 'can play a best of 3'],
    [
      { uncatchable_scores: false },
      'Each face-up heart on your side is 1 point, whatever it is. At this table, Uncatchables score nothing.',
      'Each face-up card on your side is 1 point, whatever it is. Uncatchables count too.',
    ],
  ],
  'custom-hearts': [
    [{ base: 'cardominoes' }, 'Based on CARDominoes', 'Based on Hearts'],
    [{ wilds: true }, 'and 4 Wilds', 'A pack of 52 cards, aces high. No'],
    [
      { removed: ['2D', '3C'] },
      'Left out: the 2 of diamonds and the 3 of clubs.',
      'No cards are left out.',
    ],
    [{ pass_cards: false }, 'No cards are passed.', 'Pass 3 cards, hand by hand'],
    [{ pass_count: 1 }, 'Pass 1 card, hand by hand', 'Pass 3 cards, hand by hand'],
    [
      { pass_cycle: ['right'] },
      'pass 3 cards to the right.',
      'hand by hand: left, right, across, no pass. Then',
    ],
    [
      { no_pts_on_first_trick: false },
      'can be played on the first trick',
      'you can’t play a heart or the queen',
    ],
    [
      { can_lead_any_club: true },
      'leads to the first trick, with any club',
      'with the lowest club leads it to the first trick.',
    ],
    [{ must_break_hearts: false }, 'You can lead a heart at any time.', 'until hearts are broken'],
    [
      { qs_breaks_hearts: false },
      'The queen of spades doesn’t break them',
      'or the queen of spades, breaks',
    ],
    [{ hearts_break: 'after-trick' }, 'when its trick is complete', 'as soon as it is played'],
    [
      { can_lead_hearts_instead_of_qs: true },
      'only hearts and the queen of spades, you may lead a heart',
      'only hearts, you may lead one',
    ],
    [{ jd_bonus: true }, 'jack of diamonds takes 10 points off', 'Each heart you take is 1 point'],
    [
      { avoid_all_tricks_bonus: true },
      'no tricks at all takes 5 points off, unless someone shot the moon',
      'Each heart you take',
    ],
    [{ moon: 'subtract' }, 'are subtracted from your total', 'everyone else gets their points'],
    [
      { moon: 'choose' },
      'Choose: subtract their points from your own total',
      'everyone else gets their points',
    ],
    [
      { revoke: 'penalty' },
      'costs its player 13 points',
      'that fails to follow suit while you can',
    ],
    [
      { revoke: 'penalty' },
      'more than one player revoked in that trick, each pays 13.',
      'that fails to follow suit while',
    ],
    [
      { revoke: 'penalty' },
      'Whenever a person didn’t follow suit',
      'that fails to follow suit while',
    ],
    [{ draw_for_deal: true }, 'everyone draws a card', 'The cards are dealt evenly.'],
    [
      { last_trick_closes: true },
      'until the next lead. Then it stays face down.',
      'You can look at the last trick again.',
    ],
    [{ target: 70 }, 'when a player’s total reaches 70.', 'when a player’s total reaches 100.'],
    [
      { target_rule: 'exceeds' },
      'when a player’s total goes over 100.',
      'when a player’s total reaches 100.',
    ],
    [{ hands: 6 }, 'after 6 hands, whichever comes first', 'when a player’s total reaches 100.'],
    [{ target: 0, hands: 1 }, 'The match ends after 1 hand.', 'when a player’s total reaches'],
  ],
}

/** What a custom table says where one option changes what another comes to, and what it says no more. */
const TOGETHER: [RulesTable['options'], said: string[], never: string[]][] = [
  [
    { revoke: 'penalty', no_pts_on_first_trick: true },
    ['On the first trick, a heart or the queen of spades is still refused'],
    [],
  ],
  [{ revoke: 'penalty', no_pts_on_first_trick: false }, ['a revoke'], ['still refused']],
  [{ wilds: true }, ['and 4 Wilds.', 'The player with the Wild Club is asked in secret'], []],
  [
    { wilds: true, removed: ['WC'] },
    [
      'and 3 Wilds: the Wild Diamond, the Wild Spade and the Wild Heart.',
      'No cards are left out.',
      'The player with the lowest club leads it to the first trick.',
    ],
    ['4 Wilds', 'the Wild Club'],
  ],
  [
    { wilds: true, removed: ['WD', '2D', 'WS', 'WH'] },
    ['and 1 Wild: the Wild Club.', 'Left out: the 2 of diamonds.', 'asked in secret'],
    ['Wild Diamond'],
  ],
  [
    { revoke: 'penalty', last_trick_closes: true },
    ['until its winner gathers it. Then it stays face down.'],
    ['until the next lead'],
  ],
  [{ pass_cycle: ['hold'] }, ['No cards are passed.'], ['hand by hand']],
  [
    { wilds: true, removed: ['WC', 'WD', 'WS', 'WH'] },
    ['A pack of 52 cards, aces high. No card', 'The cards are dealt evenly.'],
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
  ['hearts', 3, 'With 3 players the 2 of diamonds is left out, and everyone gets 17 cards.'],
  ['hearts', 4, 'With 4 players everyone gets 13 cards.'],
  ['hearts', 5, 'the 2 of diamonds and the 3 of clubs are left out, and everyone gets 10'],
  ['hearts', 6, '2 and 3 of diamonds and the 3 and 4 of clubs are left out, and everyone gets 8'],
  ['hearts', 7, '2 and 3 of diamonds and the 3 of clubs are left out, and everyone gets 7'],
  ['hearts', 4, 'across on the third. On the fourth hand you keep your cards.'],
  ['hearts', 5, 'pass 3 cards: left on the first hand, right on the second, and so on in turn'],
  ['cardominoes', 3, 'the 2 of clubs is left out, and everyone gets 17 tiles.'],
  ['cardominoes', 3, 'The player with the 3 of clubs leads it'],
  ['cardominoes', 3, 'left on the first hand and right on the second. On the third hand you keep'],
  ['cardominoes', 4, 'The player with the 2 of clubs leads it'],
  ['cardominoes', 4, 'right on the second and across on the third. On the fourth hand you keep'],
  ['cardominoes', 5, '2 of clubs and the 2 of diamonds are left out, and everyone gets 10 tiles.'],
  ['wild-twists', 3, 'With 3 players everyone gets 18 cards, and 2 cards lie in the middle.'],
  ['wild-twists', 4, 'With 4 players everyone gets 14 cards, and none are left over.'],
  ['wild-twists', 5, 'With 5 players everyone gets 11 cards, and 1 card lies in the middle.'],
  ['wild-twists', 6, 'With 6 players everyone gets 9 cards, and 2 cards lie in the middle.'],
  ['wild-twists', 7, 'With 7 players everyone gets 8 cards, and none are left over.'],
  ['wild-twists', 8, 'With 8 players everyone gets 7 cards, and none are left over.'],
])('%s for %i: %s', (game, players, said) => {
  expect(read(game, { ...TABLES[game]!, players })).toContain(said)
  const others = [3, 4, 5].filter((other) => other !== players)
  expect(
    others.some((other) => !read(game, { ...TABLES[game]!, players: other }).includes(said)),
  ).toBe(true)
})

test('the page of a game describes every option', () => {
  expect(read('hearts')).toContain('the target: 100, or 50 for a short match')
  expect(read('hearts')).toContain('With 7 players')
  expect(read('cardominoes')).toContain(
    'a tile that fails to follow suit is refused or counts as a revoke',
  )
  expect(read('cardominoes')).toContain('costs its player 13 points')
  expect(read('wild-twists')).toContain('a long one 5')
  for (const players of [3, 4, 5, 6, 7, 8]) {
    expect(read('wild-twists')).toContain(`With ${players} players everyone gets`)
  }
})

test.each(TRICKS)('in %s the moon is shot, and tied players share the win', (game) => {
  expect(read(game, TABLES[game])).toContain('shoot the moon')
  expect(read(game, TABLES[game]).toLowerCase()).toContain('tied players share the win')
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
  const hints = faces.flatMap(({ id }) => tableOf(id)!.hints.map(({ text }) => plain(text)))
  expect(hints.filter((text) => text.length > 110)).toEqual([])
})
