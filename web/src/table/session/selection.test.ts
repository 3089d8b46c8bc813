import { beforeEach, expect, test } from 'vitest'
import { openingScene } from '../model/scene'
import { Selection } from './selection.svelte'
import { snapshotOf } from '../model/testing'

let selection: Selection

beforeEach(() => {
  selection = new Selection()
})

const scene = (change = {}) => openingScene(snapshotOf(change))

test('cards are chosen and put back', () => {
  selection.toggle('QS#0', 3)
  selection.toggle('AH#0', 3)
  expect(selection.cards).toEqual(['QS', 'AH'])
  selection.toggle('QS#0', 3)
  expect(selection.cards).toEqual(['AH'])
  selection.ways = { card: 'WC', actions: ['WC+', 'WC-'] }
  selection.clear()
  expect([selection.cards, selection.ways]).toEqual([[], null])
})

test('a choice stays while the hand and the phase do', () => {
  selection.toggle('QS#0', 3)
  selection.follow(scene(), scene({ version: 2 }))
  expect(selection.cards).toEqual(['QS'])
})

test('a choice is dropped when one of its cards has left the hand', () => {
  selection.toggle('QS#0', 3)
  selection.toggle('KD#0', 3)
  selection.follow(scene(), scene())
  expect(selection.cards).toEqual([])
})

test('a selection is dropped when the phase changes', () => {
  const passing = scene()
  passing.snapshot.view.phase = 'pass'
  selection.toggle('QS#0', 3)
  selection.follow(passing, scene())
  expect(selection.cards).toEqual([])
})

test('a hint holds as long as nothing happens', () => {
  selection.hinted = 'QS'
  selection.follow(scene(), scene({ autoplay: 'forced' }))
  expect(selection.hinted).toBe('QS')
  selection.follow(scene(), { ...scene(), live: false })
  expect(selection.hinted).toBeNull()
  selection.hinted = 'QS'
  selection.follow(scene(), scene({ version: 2 }))
  expect(selection.hinted).toBeNull()
})

test('of two equal cards that were chosen one can leave', () => {
  const held = (...cards: string[]) => {
    const base = snapshotOf()
    return openingScene({ ...base, view: { ...base.view, hands: [cards, 3, 3, 3] } })
  }
  selection.toggle('W3#0', 2)
  selection.toggle('W3#1', 2)
  selection.follow(held('W3', 'W3'), held('W3', 'W3', 'R1'))
  expect(selection.cards).toEqual(['W3', 'W3'])
  selection.follow(held('W3', 'W3'), held('W3', 'R1'))
  expect(selection.cards).toEqual([])
})
