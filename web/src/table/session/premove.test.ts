import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { Premove, canPremove } from './premove.svelte'
import { openingScene, type Scene } from '../model/scene'
import { fieldSnapshot, lifeOf, snapshotOf } from '../model/testing'

let played: string[]
let announced: string[]
let notes: string[]
let premove: Premove

const seated = (people: number, away: 'asked' | null = null) =>
  snapshotOf().seats.map((seat, index) => ({
    ...seat,
    bot: index >= people,
    away: index === 0 ? away : null,
  }))
const twoPeople = seated(2)

/** A scene with these legal actions; with none it is another player's turn. */
function showing(legal: string[], change: Partial<Scene> = {}, hand_number = 1): Scene {
  const base = snapshotOf({ seats: twoPeople })
  const view = { ...base.view, legal, hand_number, to_act: [legal.length > 0 ? 0 : 1] }
  return { ...openingScene({ ...base, view }), ...change }
}
const others = showing([])

beforeEach(() => {
  vi.useFakeTimers()
  settings.ahead = 'people'
  played = []
  announced = []
  notes = []
  const player = {
    play: (card: string) => void played.push(card),
    act: (action: string) => void played.push(action),
    announce: (text: string) => void announced.push(text),
    showNote: (text: string) => void notes.push(text),
  }
  premove = new Premove(player, () => 900)
})

afterEach(() => vi.useRealTimers())

test('a card is played when its turn has come, after a pause and once', () => {
  premove.toggle('AH#0', others)
  expect(announced).toEqual(['The ace of hearts is chosen for your turn.'])
  premove.follow(others)
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  premove.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(899)
  expect([played, premove.key]).toEqual([[], 'AH#0'])
  vi.advanceTimersByTime(1)
  expect([played, premove.key]).toEqual([['AH'], null])
  premove.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['AH'])
})

test('nothing is played while the trick before it is still shown', () => {
  premove.toggle('AH#0', others)
  premove.follow(showing(['AH'], { live: false }))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  expect(premove.key).toBe('AH#0')
})

test('further updates do not make a card wait longer', () => {
  premove.toggle('AH#0', others)
  premove.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(600)
  premove.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(300)
  expect(played).toEqual(['AH'])
})

test('a card that is not legal is not played, with a note why', () => {
  premove.toggle('QS#0', others)
  premove.follow(showing(['2C']))
  vi.advanceTimersByTime(5000)
  expect([played, premove.key]).toEqual([[], null])
  expect(notes).toEqual(['The queen of spades can’t be played now. The two of clubs leads.'])
})

test('it is cancelled by choosing it again, by Escape, or by another card', () => {
  premove.toggle('AH#0', others)
  premove.toggle('AH#0', others)
  expect([premove.key, announced[1]]).toEqual([null, 'No card is chosen for your turn any more.'])
  premove.toggle('AH#0', others)
  premove.follow(showing(['AH', '2C']))
  premove.cancel()
  premove.cancel()
  premove.toggle('2C#0', others)
  premove.toggle('AH#0', others)
  premove.toggle('2C#0', others)
  expect(announced).toHaveLength(7)
  premove.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['2C'])
})

test('it is dropped when its card is gone or another hand is dealt', () => {
  premove.toggle('9D#0', others)
  premove.follow(showing(['AH']))
  expect(premove.key).toBeNull()
  premove.toggle('AH#0', others)
  premove.follow(showing(['AH'], {}, 2))
  expect(premove.key).toBeNull()
  vi.advanceTimersByTime(5000)
  expect([played, notes]).toEqual([[], []])
})

test('another question comes before it', () => {
  premove.toggle('AH#0', others)
  for (const legal of [['decline', '2C'], ['gather'], ['correct 2C']]) {
    premove.follow(showing(legal))
    vi.advanceTimersByTime(5000)
  }
  expect([played, premove.key]).toEqual([[], 'AH#0'])
})

test('a turn that is taken away is not used', () => {
  premove.toggle('AH#0', others)
  premove.follow(showing(['AH']))
  premove.follow(others)
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
})

/** Heartcatchers with these legal actions. */
function field(legal: string[]): Scene {
  const base = fieldSnapshot()
  return openingScene({
    ...base,
    view: { ...base.view, legal, to_act: [legal.length > 0 ? 0 : 1] },
  })
}
const HIDE = 'secret U under theirs 3'

test('an action is taken when its turn has come', () => {
  premove.place('U#0', HIDE, field([]))
  expect([premove.key, premove.action]).toEqual(['U#0', HIDE])
  expect(announced).toEqual([
    'Chosen for your turn: hide an Uncatchable under your opponent’s stack 3.',
  ])
  premove.follow(field([]))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  premove.follow(field(['catch Rb on 1', HIDE]))
  vi.advanceTimersByTime(899)
  expect(played).toEqual([])
  vi.advanceTimersByTime(1)
  expect([played, premove.key, premove.action]).toEqual([[HIDE], null, null])
})

test('an action that is no longer legal is sent at once, so that the server says why', () => {
  premove.place('Rb#0', 'catch Rb on 2', field([]))
  premove.follow(field(['catch Rb on 1', HIDE]))
  expect([played, premove.key, premove.action]).toEqual([['catch Rb on 2'], null, null])
  vi.advanceTimersByTime(5000)
  expect(played).toHaveLength(1)
})

test('a card that is chosen for another place is not put on the first', () => {
  premove.place('Rb#0', 'catch Rb on 1', field([]))
  premove.place('U#0', HIDE, field([]))
  premove.follow(field(['catch Rb on 1', HIDE]))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([HIDE])
})

test('premoves follow the setting, in tricks, and not on the own turn', () => {
  const may = (change = {}, scene: Partial<Scene> = {}, myTurn = false) =>
    canPremove({ ...openingScene(snapshotOf({ seats: twoPeople, ...change })), ...scene }, myTurn)
  expect(may()).toBe(true)
  expect(may({}, { live: false })).toBe(true)
  expect(may({}, {}, true)).toBe(false)
  expect(may({}, { ask: 'trick' })).toBe(false)
  expect(may({ you: null })).toBe(false)
  expect(may({ lesson: 'hearts' })).toBe(false)
  expect(may({ seats: seated(2, 'asked') })).toBe(false)
  expect(may({ life: lifeOf({ stage: 'over' }) })).toBe(false)
  expect(may({ view: { ...snapshotOf().view, phase: 'pass' } })).toBe(false)
  const field = fieldSnapshot()
  const people = field.seats.map((seat) => ({ ...seat, bot: false }))
  const shown = openingScene({ ...field, seats: people })
  expect(canPremove(shown, false)).toBe(true)
  expect(may({ seats: seated(1) })).toBe(false)
  settings.ahead = 'always'
  expect(may({ seats: seated(1) })).toBe(true)
  settings.ahead = 'never'
  expect(may()).toBe(false)
})
