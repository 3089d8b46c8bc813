import { expect, test } from 'vitest'
import { readChoices } from '../table/actions'
import { drawRounds } from './cardominoes/draw'
import { readDrop, targetsOf, touched } from './heartcatchers/targets'

test('after a tie only the tied draw again, in seat order', () => {
  expect(
    drawRounds([
      ['5D', '2C', '9H', '2S'],
      ['KD', '3D'],
    ]),
  ).toEqual([
    [
      { seat: 0, tile: '5D' },
      { seat: 1, tile: '2C' },
      { seat: 2, tile: '9H' },
      { seat: 3, tile: '2S' },
    ],
    [
      { seat: 1, tile: 'KD' },
      { seat: 3, tile: '3D' },
    ],
  ])
})

test('a chosen card shows what it can catch, steal and where it can hide', () => {
  const { field } = readChoices([
    'catch Rb on 2',
    'steal Rb on 1 for 2',
    'steal Rb on 1 for 3',
    'secret Rb under mine 1',
    'catch U on 1',
  ])
  const targets = targetsOf(field, 'Rb')
  expect([...targets.catches.keys()]).toEqual([2])
  expect([...targets.steals.get(1)!.keys()]).toEqual([2, 3])
  expect(targets.secrets.mine.get(1)).toBe('secret Rb under mine 1')
  expect(targets.secrets.theirs.size).toBe(0)
})

test('with no card chosen there is nothing to aim at', () => {
  const targets = targetsOf(readChoices(['catch Rb on 2']).field, null)
  expect(targets.catches.size).toBe(0)
})

test('a place of the field is read from where a card is let go', () => {
  expect(readDrop('stack-mine-2')).toEqual({ zone: 'stack', side: 'mine', place: 2 })
  expect(readDrop('under-theirs-3')).toEqual({ zone: 'under', side: 'theirs', place: 3 })
  expect(readDrop('play')).toBeNull()
})

test('a steal is seen at both ends', () => {
  const stole = { kind: 'stole' as const, seat: 1, card: 'Rb', place: 2, given: 3 }
  const places = [0, 1].flatMap((seat) => [1, 2, 3].map((place) => touched(stole, seat, place)))
  expect(places).toEqual([false, true, false, false, false, true])
  expect(touched(null, 0, 1)).toBe(false)
})
