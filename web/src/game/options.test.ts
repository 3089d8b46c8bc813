import { expect, test } from 'vitest'
import { listText, readList } from './options'

test('cards and directions may be typed in either case, and the ten as it is spoken', () => {
  expect(readList(' 2d, 10h TS wc ')).toEqual(['2D', 'TH', 'TS', 'WC'])
  expect(readList('Left,right  HOLD')).toEqual(['left', 'right', 'hold'])
  expect(readList('')).toEqual([])
  expect(listText(['2D', 'TH', 'left'])).toBe('2D 10H left')
  expect(readList(listText(['TH', 'QS', 'hold']))).toEqual(['TH', 'QS', 'hold'])
})
