import { expect, test } from 'vitest'
import { snapshotOf } from '../table/model/testing'
import type { Laid, Snapshot, TableEvent } from '../wire/types'
import { NAMES, featuresOf } from './features'
import { remarkOf } from './phrases'

const at = (table: string, names: string[], people: number[] = [0]): Snapshot => {
  const shown = { ...snapshotOf(), table }
  const seats = names.map((name, seat) => ({
    ...shown.seats[0]!,
    name,
    bot: !people.includes(seat),
  }))
  return { ...shown, seats }
}
/** The reactions to an event at many tables. */
const reactions = (event: TableEvent, names: string[], people?: number[]) =>
  Array.from({ length: 200 }, (_, table) => remarkOf(event, at(`t${table}`, names, people)))

const trick = (taker: number, cards: Laid[], points: number): TableEvent => ({
  kind: 'trick-taken',
  seat: taker,
  cards,
  points,
  points_taken: [0, 0, 0, 0],
})
const QUEEN: Laid[] = [
  { seat: 0, card: 'AS' },
  { seat: 1, card: 'QS' },
]
const over: TableEvent = {
  kind: 'match-over',
  outcome: { winners: [0], totals: [], reason: 'target' },
} as never

test('every bot of the server has a face and a temper of its own', () => {
  const faces = NAMES.map((name) => {
    const { skin, hair, cut, mouth, extras } = featuresOf(name)
    return JSON.stringify([skin, hair, cut, mouth, extras])
  })
  expect(new Set(faces).size).toBe(NAMES.length)
  // A name that somebody made up has one as well, and always the same.
  expect(featuresOf('Zarathustra')).toEqual(featuresOf('Zarathustra'))
})

test('a bot that gives a person the queen is sorry, or not, as it is disposed', () => {
  const said = reactions(trick(0, QUEEN, 13), ['Me', 'Edith', 'Boris', 'Hugo'])
  expect(new Set(said.map((remark) => remark?.sign))).toEqual(new Set(['sorry', undefined]))
  expect(said.every((remark) => remark === null || remark.seat === 1)).toBe(true)
  // Boris keeps quiet.
  expect(reactions(trick(0, QUEEN, 13), ['Me', 'Boris', 'Edith', 'Hugo']).every((it) => !it)).toBe(
    true,
  )
})

test('bots are silent where the queen costs nothing, and in lessons', () => {
  expect(reactions(trick(0, QUEEN, 0), ['Me', 'Edith', 'Ada', 'Clara']).every((it) => !it)).toBe(
    true,
  )
  const lesson = { ...at('t', ['Me', 'Edith', 'Ada', 'Clara']), lesson: 'hearts' }
  expect(remarkOf(over, lesson)).toBeNull()
})

test('people say nothing by themselves', () => {
  expect(reactions(over, ['Ada', 'Edith'], [0, 1]).every((it) => !it)).toBe(true)
})

test('every viewer of a table sees the same phrases', () => {
  const seen = at('t7', ['Me', 'Edith', 'Clara', 'Felix'])
  const watched = { ...seen, you: null, version: seen.version + 9 }
  expect(remarkOf(over, watched)).toEqual(remarkOf(over, seen))
})

test('a bot returns a greeting, and does not react to text', () => {
  const names = ['Me', 'Edith', 'Boris', 'Hugo']
  const hello: TableEvent = { kind: 'said', seat: 0, said: { sign: 'hello' } }
  expect(reactions(hello, names).every((remark) => remark?.seat === 1)).toBe(true)
  const text: TableEvent = { kind: 'said', seat: 0, said: { text: 'hello' } }
  expect(reactions(text, names).every((remark) => remark === null)).toBe(true)
})
