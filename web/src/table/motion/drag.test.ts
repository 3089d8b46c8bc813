import { expect, test } from 'vitest'
import { Drag } from './drag.svelte'

test('a card that is let go is received by the middle of the table', () => {
  const drag = new Drag()
  const places: string[] = []
  const end = drag.receiver((place) => places.push(place))
  drag.drop('stack-mine-1')
  end()
  drag.drop('stack-mine-2')
  expect(places).toEqual(['stack-mine-1'])
})

test('a receiver that ends late does not end the next one', () => {
  const drag = new Drag()
  const places: string[] = []
  const end = drag.receiver(() => {})
  drag.receiver((place) => places.push(place))
  end()
  drag.drop('stack-mine-1')
  expect(places).toEqual(['stack-mine-1'])
})
