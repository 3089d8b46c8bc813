import { expect, test } from 'vitest'
import { readChoices } from '../../table/model/choices'
import { logicOf } from '../../table/model/games'

const asked = (game: string, legal: string[]) =>
  logicOf(game).question?.(readChoices(legal, game)) ?? null
const actions = (game: string, legal: string[]) =>
  asked(game, legal)?.answers.map(({ action }) => action) ?? null

test.each(['cardominoes', 'wild-twists', 'custom-hearts'])(
  'whoever shot the moon in %s is asked what it does',
  (game) => {
    expect(actions(game, ['moon self', 'moon others'])).toEqual(['moon self', 'moon others'])
  },
)

test.each(['wild-twists', 'custom-hearts'])('the Wild Club may open in %s', (game) => {
  expect(actions(game, ['WC-', 'decline'])).toEqual(['WC-', 'decline'])
})

test.each(['cardominoes', 'custom-hearts'])('a trick of %s waits to be gathered', (game) => {
  expect(asked(game, ['gather'])).toMatchObject({ text: '', answers: [{ action: 'gather' }] })
  const card = game === 'cardominoes' ? 'tile' : 'card'
  expect(asked(game, ['gather', 'correct 7D'])?.text).toBe(`Or play a ${card} that follows suit.`)
  expect(asked(game, ['correct 7D'])).toMatchObject({ answers: [] })
})

test('there is no question when only cards may be played', () => {
  for (const game of ['hearts', 'cardominoes', 'wild-twists', 'custom-hearts', 'black-hearts']) {
    expect(asked(game, ['2C', 'QS'])).toBeNull()
  }
})
