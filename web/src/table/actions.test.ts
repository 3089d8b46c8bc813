import { expect, test } from 'vitest'
import { hasChoice, readChoices } from './actions'

test('a pass names how many cards and which', () => {
  expect(readChoices([{ pass: 3, from: ['2C', 'QS', 'AH', 'KD'] }]).pass).toEqual({
    count: 3,
    from: ['2C', 'QS', 'AH', 'KD'],
  })
})

test('a Wild can be played in two ways', () => {
  expect(readChoices(['2C', 'WC+', 'WC-']).plays).toEqual(
    new Map([
      ['2C', ['2C']],
      ['WC', ['WC+', 'WC-']],
    ]),
  )
})

test('corrections are found by the tile that is put down', () => {
  expect(readChoices(['correct 7D', 'gather'])).toMatchObject({
    corrections: new Map([['7D', 'correct 7D']]),
    bare: ['gather'],
  })
})

test('words that name no card stand alone', () => {
  expect(readChoices(['moon self', 'moon others', 'decline']).bare).toEqual([
    'moon self',
    'moon others',
    'decline',
  ])
})

test('actions on the field say what, with which card and where', () => {
  const field = readChoices([
    'catch Rb on 2',
    'steal U on 1 for 3',
    'secret Ru under mine 2',
    'secret U under theirs 1',
  ]).field
  expect(field.map(({ text: _, ...action }) => action)).toEqual([
    { do: 'catch', card: 'Rb', place: 2 },
    { do: 'steal', card: 'U', place: 1, given: 3 },
    { do: 'secret', card: 'Ru', side: 'mine', place: 2 },
    { do: 'secret', card: 'U', side: 'theirs', place: 1 },
  ])
})

test('without legal actions there is nothing to do', () => {
  expect(hasChoice(readChoices(undefined))).toBe(false)
  expect(hasChoice(readChoices([]))).toBe(false)
  expect(hasChoice(readChoices(['R3']))).toBe(true)
})
