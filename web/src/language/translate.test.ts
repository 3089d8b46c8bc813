import { expect, test } from 'vitest'
import { addArea, directionOf, runtimeOf, translate, type Catalogue } from './translate'
import { particle } from '../../locales/particle'

const WORDS = {
  card: (code: string) => code,
  cards: (codes: readonly string[]) => codes.join(' '),
  you: () => 'you',
}
const runtime = (code: string) => runtimeOf(code, WORDS)
const ADA = { name: 'Ada', you: false }
const READER = { name: 'Zoe', you: true }

test('numbers are those of the language, with a real minus', () => {
  expect(runtime('en').number(1234.5)).toBe('1,234.5')
  expect(runtime('de').number(1234.5)).toBe('1.234,5')
  expect(runtime('en').number(-26)).toBe('−26')
  expect(runtime('de').text(-26)).toBe('−26')
  expect(runtime('en').number(0.034, 0, 'percent')).toBe('3%')
  expect(runtime('en').number(2, 1)).toBe('2.0')
  expect(runtime('en').number(5, undefined, 'decimal', 'always')).toBe('+5')
})

test('plurals are those of the language', () => {
  expect([0, 1, 2].map(runtime('en').plural)).toEqual(['other', 'one', 'other'])
  expect([0, 1, 2].map(runtime('fr').plural)).toEqual(['one', 'one', 'other'])
  expect([1, 2, 5, 21].map(runtime('ru').plural)).toEqual(['one', 'few', 'many', 'one'])
  expect([1, 2].map(runtime('ko').plural)).toEqual(['other', 'other'])
})

test('lists are those of the language', () => {
  expect(runtime('en').list(['a', 'b', 'c'])).toBe('a, b and c')
  expect(runtime('en').list(['a', 'b'], 'disjunction')).toBe('a or b')
  expect(runtime('en').list(['a', 'b', 'c'], 'unit')).toBe('a, b, c')
  expect(runtime('de').list(['a', 'b', 'c'])).toBe('a, b und c')
  expect(runtime('en').list([])).toBe('')
})

test('players are the reader or their names', () => {
  const { name, who, players } = runtime('en')
  expect([name(ADA), name(READER)]).toEqual(['Ada', 'you'])
  expect([who(ADA), who(READER)]).toEqual(['other', 'you'])
  expect(players([ADA, { name: 'Boris', you: false }, READER])).toBe('Ada, Boris and you')
})

test('in a script from right to left names keep their direction', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('ar-EG')).toBe('rtl')
  expect(directionOf('de')).toBe('ltr')
  expect(runtime('ar').name(ADA)).toBe('\u2068Ada\u2069')
  expect(runtime('ar').text('Ada')).toBe('\u2068Ada\u2069')
  expect(runtime('en').text('Ada')).toBe('Ada')
})

test('a capital is that of the language', () => {
  expect(runtime('en').capital('queen of spades')).toBe('Queen of spades')
  expect(runtime('tr').capital('iki')).toBe('İki')
  expect(runtime('en').capital('')).toBe('')
})

test.each([
  // After a consonant, after a vowel.
  ['보리스', '은/는', '는'],
  ['당신', '은/는', '은'],
  ['카드', '이/가', '가'],
  ['손', '을/를', '을'],
  // ㄹ takes the form of a vowel before 로, and of a consonant elsewhere.
  ['달', '으로/로', '로'],
  ['달', '이/가', '이'],
  ['손', '으로/로', '으로'],
  ['카드', '으로/로', '로'],
  // Digits as they are read.
  ['3', '이/가', '이'],
  ['2', '이/가', '가'],
  ['10', '을/를', '을'],
  ['7', '으로/로', '로'],
  ['3', '으로/로', '으로'],
  // Latin names as they sound.
  ['Ada', '은/는', '는'],
  ['Edith Ann', '은/는', '은'],
  ['Felix', '은/는', '는'],
  ['Paul', '으로/로', '로'],
  // Unread parameters do not count.
  ['당신’', '은/는', '은'],
  ['카드 (2)', '이/가', '가'],
  ['', '은/는', '는'],
])('the particle after %s out of %s is %s', (text, form, expected) => {
  expect(particle(text, form)).toBe(expected)
})

test('messages are found by their keys, or by their numbers in a build', () => {
  const catalogue: Catalogue = {}
  addArea(catalogue, {
    'base-close': 'Close',
    'base-hi': ((p: { name: string }) => `Hi ${p.name}`) as never,
  })
  expect(translate(catalogue, 'base-close')).toBe('Close')
  expect(translate(catalogue, 'base-hi', { name: 'Ada' })).toBe('Hi Ada')
  expect(translate(catalogue, 'base-none')).toBeNull()
  addArea(catalogue, [7, ['Seven', 'Eight']])
  expect(translate(catalogue, '8')).toBe('Eight')
})
