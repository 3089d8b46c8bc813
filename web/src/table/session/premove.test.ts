import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { Ahead, choosesAhead } from './premove.svelte'
import { openingScene, type Scene } from '../model/scene'
import { fieldSnapshot, lifeOf, snapshotOf } from '../model/testing'

let played: string[]
let said: string[]
let told: string[]
let ahead: Ahead

const seated = (people: number, away: 'asked' | null = null) =>
  snapshotOf().seats.map((seat, index) => ({
    ...seat,
    bot: index >= people,
    away: index === 0 ? away : null,
  }))
const company = seated(2)

/** What is shown while that may be done; it is somebody else's turn where there is nothing. */
function showing(legal: string[], change: Partial<Scene> = {}, hand_number = 1): Scene {
  const base = snapshotOf({ seats: company })
  const view = { ...base.view, legal, hand_number, to_act: [legal.length > 0 ? 0 : 1] }
  return { ...openingScene({ ...base, view }), ...change }
}
const others = showing([])

beforeEach(() => {
  vi.useFakeTimers()
  settings.ahead = 'people'
  played = []
  said = []
  told = []
  const player = {
    play: (card: string) => void played.push(card),
    act: (action: string) => void played.push(action),
    say: (text: string) => void said.push(text),
    tell: (text: string) => void told.push(text),
  }
  ahead = new Ahead(player, () => 900)
})

afterEach(() => vi.useRealTimers())

test('a card is played when its turn has come, after a pause and once', () => {
  ahead.toggle('AH#0', others)
  expect(said).toEqual(['The ace of hearts is chosen for your turn.'])
  ahead.follow(others)
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  ahead.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(899)
  expect([played, ahead.key]).toEqual([[], 'AH#0'])
  vi.advanceTimersByTime(1)
  expect([played, ahead.key]).toEqual([['AH'], null])
  ahead.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['AH'])
})

test('nothing is played while the trick before it is still shown', () => {
  ahead.toggle('AH#0', others)
  ahead.follow(showing(['AH'], { live: false }))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  expect(ahead.key).toBe('AH#0')
})

test('news of the table do not make a card wait longer', () => {
  ahead.toggle('AH#0', others)
  ahead.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(600)
  ahead.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(300)
  expect(played).toEqual(['AH'])
})

test('a card that is not allowed is not played, and it is said why', () => {
  ahead.toggle('QS#0', others)
  ahead.follow(showing(['2C']))
  vi.advanceTimersByTime(5000)
  expect([played, ahead.key]).toEqual([[], null])
  expect(told).toEqual(['The queen of spades cannot be played now. The two of clubs leads.'])
})

test('it is taken back by choosing it again, by cancelling, or by another card', () => {
  ahead.toggle('AH#0', others)
  ahead.toggle('AH#0', others)
  expect([ahead.key, said[1]]).toEqual([null, 'No card is chosen for your turn any more.'])
  ahead.toggle('AH#0', others)
  ahead.follow(showing(['AH', '2C']))
  ahead.cancel()
  ahead.cancel()
  ahead.toggle('2C#0', others)
  ahead.toggle('AH#0', others)
  ahead.toggle('2C#0', others)
  expect(said).toHaveLength(7)
  ahead.follow(showing(['AH', '2C']))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['2C'])
})

test('it is forgotten when its card is gone or another hand is dealt', () => {
  ahead.toggle('9D#0', others)
  ahead.follow(showing(['AH']))
  expect(ahead.key).toBeNull()
  ahead.toggle('AH#0', others)
  ahead.follow(showing(['AH'], {}, 2))
  expect(ahead.key).toBeNull()
  vi.advanceTimersByTime(5000)
  expect([played, told]).toEqual([[], []])
})

test('another question comes before it', () => {
  ahead.toggle('AH#0', others)
  for (const legal of [['decline', '2C'], ['gather'], ['correct 2C']]) {
    ahead.follow(showing(legal))
    vi.advanceTimersByTime(5000)
  }
  expect([played, ahead.key]).toEqual([[], 'AH#0'])
})

test('a turn that is taken away is not used', () => {
  ahead.toggle('AH#0', others)
  ahead.follow(showing(['AH']))
  ahead.follow(others)
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
})

/** Heartcatchers while that may be done. */
function field(legal: string[]): Scene {
  const base = fieldSnapshot()
  return openingScene({
    ...base,
    view: { ...base.view, legal, to_act: [legal.length > 0 ? 0 : 1] },
  })
}
const HIDE = 'secret U under theirs 3'

test('what a card is to do on the table is done when its turn has come', () => {
  ahead.place('U#0', HIDE, field([]))
  expect([ahead.key, ahead.action]).toEqual(['U#0', HIDE])
  expect(said).toEqual(['Chosen for your turn: hide the Uncatchable under their stack 3.'])
  ahead.follow(field([]))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  ahead.follow(field(['catch Rb on 1', HIDE]))
  vi.advanceTimersByTime(899)
  expect(played).toEqual([])
  vi.advanceTimersByTime(1)
  expect([played, ahead.key, ahead.action]).toEqual([[HIDE], null, null])
})

test('what it cannot do there is given up, and the server says why', () => {
  ahead.place('Rb#0', 'catch Rb on 2', field([]))
  ahead.follow(field(['catch Rb on 1', HIDE]))
  expect([played, ahead.key, ahead.action]).toEqual([['catch Rb on 2'], null, null])
  vi.advanceTimersByTime(5000)
  expect(played).toHaveLength(1)
})

test('a card that is chosen for another place is not put on the first', () => {
  ahead.place('Rb#0', 'catch Rb on 1', field([]))
  ahead.place('U#0', HIDE, field([]))
  ahead.follow(field(['catch Rb on 1', HIDE]))
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([HIDE])
})

test('cards are chosen ahead where the player wants it, in tricks, and not on their turn', () => {
  const may = (change = {}, scene: Partial<Scene> = {}, myTurn = false) =>
    choosesAhead({ ...openingScene(snapshotOf({ seats: company, ...change })), ...scene }, myTurn)
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
  expect(choosesAhead(shown, false)).toBe(true)
  expect(may({ seats: seated(1) })).toBe(false)
  settings.ahead = 'always'
  expect(may({ seats: seated(1) })).toBe(true)
  settings.ahead = 'never'
  expect(may()).toBe(false)
})
