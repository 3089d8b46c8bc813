import { expect, test } from 'vitest'
import { hasTricks, openingScene, ownCards, refusals } from './scene'
import { fieldSnapshot, snapshotOf } from './testing'

test('a hand has tricks as soon as cards were taken, seen or not', () => {
  expect(hasTricks(snapshotOf())).toBe(false)
  expect(hasTricks(snapshotOf({}, { taken: [0, 4, 0, 0] }))).toBe(true)
  expect(hasTricks(snapshotOf({}, { taken: [[], ['2C', '3C', '4C', '5C'], [], []] }))).toBe(true)
  expect(hasTricks(fieldSnapshot())).toBe(false)
})

test('each card that may not be played has the sentence of its reason', () => {
  expect(refusals(openingScene(snapshotOf()))).toEqual(new Map([['QS', 'The two of clubs leads.']]))
  expect(refusals(null).size).toBe(0)
})

test('a spectator has no cards', () => {
  expect(ownCards(snapshotOf())).toEqual(['2C', 'QS', 'AH'])
  expect(ownCards(snapshotOf({ you: null }))).toEqual([])
})
