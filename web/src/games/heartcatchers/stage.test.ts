import { expect, test } from 'vitest'
import type { StackText } from '../../wire/types'
import { secretWorth, signed, stepsOf, type GameScored } from './stage'

/** A stack from its top card and the Secrets under it, each with who laid it: `Gb`, `Ru0 Bc1`. */
function stack(up: string, secrets = ''): StackText {
  return {
    up: up.split(' '),
    secrets: secrets
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ card: text.slice(0, -1), by: Number(text.slice(-1)) })),
  }
}

/** Place 1 has one Change-of-Heart, place 2 has two, place 3 has none. */
function scored(change: Partial<GameScored> = {}): GameScored {
  return {
    kind: 'game-scored',
    game: 1,
    revealed: [
      [stack('Gb Rb', 'Ru1 Rc0'), stack('Bb', 'Gc0'), stack('U')],
      [stack('Bu'), stack('Rh', 'Bc1'), stack('Gh', 'Gh0 Bb1')],
    ],
    exchanged: [1],
    changes_of_heart: 3,
    field: [
      [stack('Bu'), stack('Bb'), stack('U')],
      [stack('Gb Rb', 'Ru1'), stack('Rh'), stack('Gh', 'Gh0 Bb1')],
    ],
    secret_points: [0, 0],
    card_points: [3, 4],
    points: [3, 4],
    totals: [0, 1],
    ...change,
  }
}

const told = {
  names: { you: 0, names: ['Zoe', 'Ada'] },
  before: [0, 0],
  uncatchables: true,
  series: true,
}

test('the exchanges come first, pair by pair, then the other Secrets, and the totals last', () => {
  expect(stepsOf(scored(), told).map((step) => step.text)).toEqual([
    'Game 1 is over. First, the 3 hidden Change-of-Hearts are turned up.',
    'Pair 1: the stacks swap sides, and the Change-of-Heart is discarded.',
    'Pair 2: 2 Change-of-Hearts cancel out and are discarded.',
    'Now all other Secrets are turned up.',
    '3 points for each hidden Ultimate Love, −3 for each Heartbreaker: You 0, Ada 0.',
    '1 point for each face-up card: You 3, Ada 4.',
    'Total: You 3, Ada 4. Ada wins the game. Games won: You 0, Ada 1.',
  ])
})

test('only the last step has the sum', () => {
  const steps = stepsOf(
    scored({ points: [71, 82], secret_points: [3, -3], card_points: [68, 85] }),
    told,
  )
  const sums = steps.map((step) => /71|82|wins|draw/.test(JSON.stringify(step)))
  expect(sums).toEqual([...steps.slice(1).map(() => false), true])
  expect(steps.map((step) => step.counted?.what ?? null)).toEqual([
    null,
    null,
    null,
    null,
    'Secrets',
    'Face up',
    'Total',
  ])
})

test('until the exchanges are done only Change-of-Hearts and the own Secrets lie open', () => {
  const [opening, first, second, open] = stepsOf(scored(), told)
  const cards = (field: StackText[][]) =>
    field.map((row) => row.map(({ secrets }) => secrets.map(({ card }) => card ?? '?').join(' ')))
  expect(cards(opening!.field)).toEqual([
    ['? Rc', 'Gc', ''],
    ['', 'Bc', 'Gh ?'],
  ])
  // The stack crosses with the Secret that is left under it.
  expect(cards(first!.field)).toEqual([
    ['', 'Gc', ''],
    ['?', 'Bc', 'Gh ?'],
  ])
  expect(first!.field[1]![0]!.up).toEqual(['Gb', 'Rb'])
  expect(first!.moved).toEqual([1])
  expect(second!.moved).toEqual([])
  expect(cards(second!.field)).toEqual([
    ['', '', ''],
    ['?', '', 'Gh ?'],
  ])
  expect(open!.field).toEqual(scored().field)
  // A spectator has laid none.
  const watched = stepsOf(scored(), { ...told, names: { ...told.names, you: null } })
  expect(cards(watched[0]!.field)[1]).toEqual(['', 'Bc', '? ?'])
})

test('the field after the last exchange is the one the server scores', () => {
  const steps = stepsOf(scored(), told)
  const shown = steps[2]!.field.map((row) => row.map(({ up }) => up))
  expect(shown).toEqual(scored().field.map((row) => row.map(({ up }) => up)))
})

test('once they are counted, only the Secrets that count stay in sight', () => {
  const steps = stepsOf(scored(), told)
  const cards = steps
    .slice(-3)
    .map(({ field }) =>
      field.flatMap((row) => row.flatMap(({ secrets }) => secrets.map(({ card }) => card))),
    )
  expect(cards).toEqual([
    ['Ru', 'Gh'],
    ['Ru', 'Gh'],
    ['Ru', 'Gh'],
  ])
})

test('an empty part of the scoring has a sentence but no step', () => {
  const bare: StackText[][] = [
    [stack('Gb'), stack('Bb'), stack('U')],
    [stack('Bu'), stack('Rh'), stack('Gh')],
  ]
  const steps = stepsOf(
    scored({
      revealed: bare,
      field: bare,
      exchanged: [],
      changes_of_heart: 0,
      points: [3, 3],
      card_points: [3, 3],
      totals: [0, 0],
    }),
    { ...told, uncatchables: false, series: false },
  )
  expect(steps.map((step) => step.text)).toEqual([
    'Game 1 is over. No Change-of-Heart was hidden.',
    'There are no other Secrets.',
    'No Ultimate Love or Heartbreaker was hidden.',
    '1 point for each face-up card except Uncatchables: You 3, Ada 3.',
    'Total: You 3, Ada 3. The game is a draw.',
  ])
})

test('only hidden Ultimate Loves and Heartbreakers are worth something', () => {
  expect(['Ru', 'Gh', 'Bc', 'Rb', 'U', null].map(secretWorth)).toEqual([3, -3, 0, 0, 0, 0])
  expect([3, -3, 0].map(signed)).toEqual(['+3', '−3', '0'])
})
