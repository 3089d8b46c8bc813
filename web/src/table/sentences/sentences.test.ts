import { describe, expect, test } from 'vitest'
import type { TableEvent, TableNews } from '../../wire/types'
import {
  farewell,
  outcomeText,
  pauseText,
  presentSentences,
  receivedText,
  revokeCost,
  sentence,
  nextText,
  suggestionText,
  turnSentence,
  turnText,
} from './sentences'
import { snapshotOf } from '../model/testing'

const names = { you: 0, names: ['Zoe', 'Ada', 'Boris', 'Clara'] }
const field = [[], []]

/** The table's own events are tested in people.test.ts. */
type NewsKind = TableNews['kind']

const SENTENCES: Record<Exclude<TableEvent['kind'], NewsKind>, [TableEvent, string | null][]> = {
  drawn: [
    [{ kind: 'drawn', draw: [['2C']], dealer: 0 }, 'You draw the lowest card and deal first.'],
    [{ kind: 'drawn', draw: [['2C']], dealer: 1 }, 'Ada draws the lowest card and deals first.'],
  ],
  dealt: [[{ kind: 'dealt', hand: 3, pass_left: 1, pass_count: 3 }, 'Hand 3 is dealt.']],
  'pass-chosen': [[{ kind: 'pass-chosen', seat: 2 }, 'Boris has chosen what to pass.']],
  passed: [
    [
      { kind: 'passed', from: 0, to: 1, count: 2, cards: ['QS', 'AH'] },
      'You passed the queen of spades and the ace of hearts to Ada.',
    ],
    [
      { kind: 'passed', from: 3, to: 0, count: 1, cards: ['2D'] },
      'Clara passed you the 2 of diamonds.',
    ],
    [{ kind: 'passed', from: 1, to: 2, count: 3, cards: null }, null],
  ],
  'gift-turned': [
    [
      { kind: 'gift-turned', gift: 'x', name: 'Small Hours', text: 'The lowest takes.' },
      'The gift is Small Hours: The lowest takes.',
    ],
  ],
  played: [
    [{ kind: 'played', seat: 0, card: 'QS', led: false }, 'You play the queen of spades.'],
    [{ kind: 'played', seat: 1, card: '2C', led: true }, 'Ada leads the 2 of clubs.'],
    [{ kind: 'played', seat: 1, card: 'W3', led: false }, 'Ada plays a white 3.'],
  ],
  corrected: [
    [
      { kind: 'corrected', seat: 1, from: 'QS', to: '2C' },
      'Ada takes back the queen of spades and plays the 2 of clubs.',
    ],
  ],
  'hearts-broken': [[{ kind: 'hearts-broken' }, 'Hearts are broken.']],
  'trick-taken': [
    [
      { kind: 'trick-taken', seat: 0, cards: [], points: 0, points_taken: [] },
      'You take the trick.',
    ],
    [
      { kind: 'trick-taken', seat: 3, cards: [], points: 1, points_taken: [] },
      'Clara takes the trick: 1 point.',
    ],
    [
      { kind: 'trick-taken', seat: 3, cards: [], points: 14, points_taken: [] },
      'Clara takes the trick: 14 points.',
    ],
  ],
  'leftovers-taken': [
    [
      { kind: 'leftovers-taken', seat: 2, count: 2 },
      'Boris takes the 2 cards from the middle, face down.',
    ],
    [
      { kind: 'leftovers-taken', seat: 0, count: 1 },
      'You take the card from the middle, face down.',
    ],
  ],
  revoked: [
    [
      { kind: 'revoked', seats: [1, 2] },
      'Revoke: Ada and Boris didn’t follow suit and didn’t correct it. The hand ends.',
    ],
    [
      { kind: 'revoked', seats: [0] },
      'Revoke: you didn’t follow suit and didn’t correct it. The hand ends.',
    ],
  ],
  'moon-shot': [[{ kind: 'moon-shot', seat: 0 }, 'You shot the moon!']],
  'moon-chosen': [
    [
      { kind: 'moon-chosen', seat: 1, others: true },
      'Ada adds the points to everyone else’s score.',
    ],
    [{ kind: 'moon-chosen', seat: 0, others: false }, 'You take the points off your own score.'],
  ],
  'hand-scored': [
    [
      { kind: 'hand-scored', hand: 2, scores: [1, 2, 3, 20], totals: [1, 2, 3, 20] },
      'Scores of hand 2: you 1, Ada 2, Boris 3 and Clara 20.',
    ],
  ],
  caught: [
    [{ kind: 'caught', seat: 0, card: 'Rb', place: 2 }, 'You catch your stack 2 with a red Blank.'],
    [
      { kind: 'caught', seat: 1, card: 'U', place: 1 },
      'Ada catches their own stack 1 with an Uncatchable.',
    ],
  ],
  stole: [
    [
      { kind: 'stole', seat: 1, card: 'Gu', place: 2, given: 3 },
      'Ada steals your stack 2 with a green Ultimate Love and gives stack 3 in exchange.',
    ],
  ],
  'secret-laid': [
    [
      { kind: 'secret-laid', seat: 0, card: 'Bc', side: 1, place: 2 },
      'You hide a blue Change-of-Heart under Ada’s stack 2.',
    ],
    [
      { kind: 'secret-laid', seat: 1, card: null, side: 0, place: 3 },
      'Ada hides a card under your stack 3.',
    ],
  ],
  drew: [
    [{ kind: 'drew', seat: 0, count: 1, cards: ['Rh'] }, 'You draw a red Heartbreaker.'],
    [{ kind: 'drew', seat: 1, count: 1, cards: null }, 'Ada draws 1 card.'],
  ],
  'game-scored': [
    [
      {
        kind: 'game-scored',
        game: 1,
        revealed: field,
        exchanged: [],
        changes_of_heart: 0,
        field,
        secret_points: [0, 0],
        card_points: [9, 11],
        points: [9, 11],
        totals: [0, 1],
      },
      'Game 1 score: You 9, Ada 11.',
    ],
  ],
  'match-over': [
    [
      { kind: 'match-over', outcome: { winners: [2], totals: [], reason: 'target' } },
      'Boris wins the match.',
    ],
  ],
}

/** The game whose part has the sentence; the others are shared. */
const GAMES: Partial<Record<TableEvent['kind'], string>> = {
  'gift-turned': 'black-hearts',
  caught: 'heartcatchers',
  stole: 'heartcatchers',
  'secret-laid': 'heartcatchers',
  drew: 'heartcatchers',
  'game-scored': 'heartcatchers',
}

describe.each(Object.entries(SENTENCES))('%s', (kind, cases) => {
  test.each(cases)('%j', (event, text) => {
    const game = GAMES[kind as TableEvent['kind']]
    expect(sentence(event, names, game ?? 'hearts')).toBe(text)
    if (game) expect(sentence(event, names, 'hearts')).toBeNull()
  })
})

test('a game that is played with tiles says so', () => {
  const drawn: TableEvent = { kind: 'drawn', draw: [['2C']], dealer: 1 }
  const text = 'Ada draws the lowest tile and deals first.'
  expect(sentence(drawn, names, 'cardominoes')).toBe(text)
})

test('a game that counts games says so', () => {
  const dealt: TableEvent = { kind: 'dealt', hand: 2, pass_left: 0, pass_count: 0 }
  expect(sentence(dealt, names, 'heartcatchers')).toBe('Game 2 begins.')
})

test.each([
  ['hearts', 'QS', 'Try the queen of spades.'],
  ['wild-twists', 'WC+', 'Try the Wild Club as highest.'],
  ['cardominoes', 'gather', 'Gather the trick.'],
  ['cardominoes', 'correct 5C', 'Put down the 5 of clubs instead.'],
  ['cardominoes', 'moon others', 'Add the points to everyone else’s score.'],
  ['wild-twists', 'moon self', 'Take the points off your own score.'],
  ['wild-twists', 'decline', 'Let the lowest club lead.'],
  ['heartcatchers', 'catch Rb on 2', 'Try catching your stack 2 with a red Blank.'],
  [
    'heartcatchers',
    'steal U on 1 for 3',
    'Try stealing stack 1 with an Uncatchable. Give your stack 3 in exchange.',
  ],
  [
    'heartcatchers',
    'secret Gu under theirs 2',
    'Try hiding a green Ultimate Love under your opponent’s stack 2.',
  ],
])('in %s the suggestion %s is told', (game, action, text) => {
  expect(suggestionText(action, game)).toBe(text)
})

test.each([
  ['QS', 1.25, 'points', 'Next best: the queen of spades, which costs about 1.3 points more.'],
  ['WC+', 0.048, 'chance', 'Next best: the Wild Club as highest, which wins about 5% less often.'],
  ['QS', null, 'points', 'The queen of spades is almost as good.'],
  ['pass 6C TC QC', 0.5, 'points', null],
  ['decline', 0.5, 'points', null],
  ['catch Rb on 2', 0.5, 'chance', null],
] as const)('%s as the next best is told', (action, more, unit, text) => {
  expect(nextText({ action, more, unit })).toBe(text)
})

test('the winners are named from the player’s point of view', () => {
  expect(outcomeText([0], names)).toBe('You win the match!')
  expect(outcomeText([0, 2], names)).toBe('Boris and you share the win.')
})

test('a revoke is named, with its cost', () => {
  expect(revokeCost([1], [0, 13, 0, 0], names)).toBe(
    'A revoke wasn’t corrected: 13 points for Ada. Nobody else scores.',
  )
  expect(revokeCost([0, 3], [13, 0, 0, 13], names)).toBe(
    'Revokes weren’t corrected: 13 points each for Clara and you. Nobody else scores.',
  )
})

test('a bot that waits says for how long', () => {
  expect(pauseText(1, 8, names)).toBe('Ada gathers the trick in 8 seconds.')
  expect(pauseText(2, 1, names)).toBe('Boris gathers the trick in 1 second.')
  expect(pauseText(2, 0, names)).toBe('Boris gathers the trick now.')
})

describe('whose turn it is', () => {
  const waiting = (to_act: number[], phase = 'play', you: number | null = 0) => {
    const { view } = snapshotOf()
    return snapshotOf({ you, view: { ...view, to_act, phase: phase as typeof view.phase } })
  }

  test.each([
    [[0], 'play', 'Your turn'],
    [[0, 2], 'gather', 'Your turn'],
    [[2], 'play', 'Boris to play'],
    [[2], 'pass', 'Boris chooses'],
    [[1, 2], 'pass', 'The others choose'],
    [[3], 'gather', 'Clara gathers'],
    [[3], 'moon', 'Clara chooses the reward'],
    [[], 'play', 'One moment'],
  ])('%j in the phase %s: %s', (to_act, phase, text) => {
    expect(turnText(waiting(to_act, phase))).toBe(text)
  })

  test('a spectator is never "you"', () => {
    expect(turnText(waiting([0], 'play', null))).toBe('Zoe to play')
    expect(turnText(waiting([0, 1], 'pass', null))).toBe('The players choose')
  })

  test('while a trick is shown, who took it', () => {
    expect(turnText(waiting([]), 1)).toBe('Ada takes the trick')
    expect(turnText(waiting([]), 0)).toBe('You take the trick')
  })

  test('after the end nobody', () => {
    const { view } = snapshotOf()
    const outcome = { winners: [1], totals: [], reason: 'target' as const }
    expect(turnText(snapshotOf({ view: { ...view, outcome } }))).toBe('The match is over')
  })
})

describe('the state of a table for a player who opens it', () => {
  const laid = [
    { seat: 1, card: '2C' },
    { seat: 2, card: 'KC' },
  ]

  test('the cards of the trick, in order', () => {
    expect(presentSentences(snapshotOf({}, { trick: laid }))).toEqual([
      'Ada leads the 2 of clubs.',
      'Boris plays the king of clubs.',
    ])
  })

  test('a hand before the first card, and its dealer', () => {
    expect(presentSentences(snapshotOf())).toEqual(['Hand 1 is dealt.'])
    const drawn = { draw: [[{ seat: 2, card: '2D' }]] }
    const table = { ...snapshotOf(drawn, { dealer: 2 }), game: 'cardominoes' }
    expect(presentSentences(table)).toEqual([
      'Boris draws the lowest tile and deals first.',
      'Hand 1 is dealt.',
    ])
    expect(presentSentences(snapshotOf(drawn, { dealer: 2, taken: [4, 0, 0, 0] }))).toEqual([])
  })

  test('of a match that is over nothing', () => {
    const { view } = snapshotOf()
    const outcome = { winners: [1], totals: [], reason: 'target' as const }
    const over = snapshotOf({ view: { ...view, outcome } })
    expect(presentSentences(over)).toEqual([])
  })
})

test('a turn says what there is to do', () => {
  expect(turnSentence('pass', 3)).toBe('Your turn: choose 3 cards to pass.')
  expect(turnSentence('play', 1)).toBe('Your turn: only 1 card can be played.')
  expect(turnSentence('play', 4)).toBe('Your turn: 4 cards can be played.')
  expect(turnSentence('choose', 0)).toBe('Your turn: choose.')
  expect(turnSentence('pass', 3, 'tile')).toBe('Your turn: choose 3 tiles to pass.')
  expect(turnSentence('play', 1, 'tile')).toBe('Your turn: only 1 tile can be played.')
  expect(turnSentence('play', 4, 'tile')).toBe('Your turn: 4 tiles can be played.')
})

test('received cards are shown until the player has played, however quick the others are', () => {
  const told = (detail: Parameters<typeof snapshotOf>[1], received = true) =>
    receivedText(snapshotOf(received ? { received: { from: 3, cards: ['QS', '2D'] } } : {}, detail))
  const text = 'Clara passed you the queen of spades and the 2 of diamonds'
  expect(told({})).toBe(text)
  expect(told({ trick: [{ seat: 3, card: '2C' }] })).toBe(text)
  expect(
    told({
      trick: [
        { seat: 3, card: '2C' },
        { seat: 0, card: '5C' },
      ],
    }),
  ).toBe('')
  expect(told({ taken: [0, 4, 0, 0] })).toBe('')
  expect(told({}, false)).toBe('')
  const { view } = snapshotOf()
  const outcome = { winners: [0], totals: [], reason: 'target' as const }
  const over = { received: { from: 3, cards: ['QS'] }, view: { ...view, outcome } }
  expect(receivedText(snapshotOf(over))).toBe('')
  const passed = snapshotOf({ received: { from: 3, cards: ['QS', '2D'] } })
  expect(receivedText(passed, true)).toBe('Clara passed you 2 cards')
  expect(receivedText(passed, true, 'tile')).toBe('Clara passed you 2 tiles')
})

test("a shared win is not worded as the loser's", () => {
  const told = [
    farewell([0], 0),
    farewell([1], 0),
    farewell([0, 1], 0),
    farewell([1, 2], 0),
    farewell([1, 2], null),
    farewell([1], null),
  ]
  const [won, lost, shared] = ['Well played!', 'Good game', 'A shared win']
  expect(told).toEqual([won, lost, shared, lost, shared, lost])
})
