import { expect, test } from 'vitest'
import { readCard } from '../../cards/notation'
import { beatsOf } from '../../table/choreography'
import { tempoOf } from '../../table/pace'
import { reduce } from '../../table/reduce'
import { trickDetail } from '../../table/scene'
import { snapshotOf } from '../../table/testing'
import { learnOffer } from '../parts'
import { giftNamed } from './printed.svelte'

const turned = { kind: 'gift-turned' as const, gift: 'mercy', name: 'Mercy', text: 'Be kind.' }

test('a gift that is turned up rules the hand, and is read out', () => {
  const before = snapshotOf({ game: 'black-hearts' }, { gift: null })
  expect(trickDetail(reduce(before, turned, before))?.gift).toBe('mercy')
  const beats = beatsOf(turned, [], tempoOf('normal'), before)
  expect(beats).toContainEqual({
    do: 'banner',
    banner: { text: 'Mercy: Be kind.', tone: 'highlight' },
  })
})

test('what is printed on the cards is what the server offers', () => {
  expect(readCard('R2')?.printed).toEqual([])
  expect(giftNamed('mercy')).toEqual({ id: 'mercy', name: 'mercy', text: '' })
  learnOffer({
    games: [],
    card_set: {
      curses: [
        { name: 'One', points: 1 },
        { name: 'Two', points: 3 },
      ],
      gifts: [{ id: 'mercy', name: 'Mercy', text: 'Be kind.' }],
    },
    limits: { name_length: 32 },
  })
  expect(readCard('R1')?.printed).toEqual(['1 curse point'])
  expect(readCard('R2')?.printed).toEqual(['3 curse points'])
  expect(readCard('W2')?.printed).toEqual([])
  expect(readCard('B2')?.printed).toEqual(['Two o’clock'])
  expect(giftNamed('mercy')?.text).toBe('Be kind.')
  expect(giftNamed(null)).toBeNull()
})
