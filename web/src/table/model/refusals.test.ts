import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalText, refusals } from './refusals'
import { openingScene } from './scene'
import { snapshotOf } from './testing'

const said = (code: string, parameters: Record<string, string | number> = {}, game = 'hearts') =>
  refusalText({ code, parameters, sentence: 'As the server says it.' }, game)

/** The files of the rules with codes, and a game of each. */
const FILES = [
  ['trick', 'custom-hearts'],
  ['black_hearts', 'black-hearts'],
  ['heartcatchers', 'heartcatchers'],
] as const

test.each(FILES)('every reason of the rules in %s has a sentence of the page', (file, game) => {
  const source = readFileSync(`../crates/rules/src/${file}/refusal.rs`, 'utf8')
  const codes = [...source.matchAll(/= "([a-z-]+)",/g)].map(([, code]) => code!)
  expect(codes.length).toBeGreaterThan(4)
  for (const code of [...codes, 'another-game']) {
    const text = said(code, { card: 'Rb', top: 'Bb', led: 'C', count: 3 }, game)
    expect(text, code).toMatch(/^[A-Z].*\.$/)
    expect(text, code).not.toBe('As the server says it.')
  }
})

test.each([
  ['must-follow', { led: 'C' }, 'You must follow clubs.'],
  ['not-held', { card: 'QS' }, 'You don’t have the queen of spades.'],
  ['must-open-with', { card: '2C' }, 'You must lead the 2 of clubs to the first trick.'],
  ['no-points-on-first-trick', { card: 'AH' }, 'You can’t play hearts to the first trick.'],
  [
    'no-points-on-first-trick',
    { card: 'QS' },
    'You can’t play the queen of spades to the first trick.',
  ],
  ['pass-exactly', { count: 3 }, 'You must pass exactly 3.'],
] as const)('%s of %j', (code, parameters, text) => {
  expect(said(code, parameters)).toBe(text)
})

test('games name their own cards', () => {
  expect(said('must-open-with', { card: 'B2' }, 'black-hearts')).toBe(
    'You must lead Two o’clock, the blue 2, to the first trick.',
  )
  const catching = (card: string, top: string) =>
    said('does-not-catch', { card, top }, 'heartcatchers')
  expect(catching('Rb', 'Bu')).toBe('A red card catches green, not blue.')
  expect(catching('Gb', 'U')).toBe('Nothing can be played on top of an Uncatchable.')
})

test('a reason of a later release is shown as the server says it', () => {
  expect(said('must-whistle')).toBe('As the server says it.')
})

test('each card that may not be played has the sentence of its reason', () => {
  expect(refusals(openingScene(snapshotOf()))).toEqual(new Map([['QS', 'The two of clubs leads.']]))
  expect(refusals(null).size).toBe(0)
})
