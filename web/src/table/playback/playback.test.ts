import { beforeEach, expect, test } from 'vitest'
import type { TableEvent } from '../../wire/types'
import { choicesOf, hasChoice } from '../model/choices'
import type { Pace } from '../../settings/settings.svelte'
import { FAR_BEHIND, Playback, type Display } from './playback'
import { trickDetail, type Scene } from '../model/scene'
import { fieldSnapshot, lifeOf, snapshotOf, updateOf } from '../model/testing'

let scenes: Scene[]
let announced: string[]
let sounded: string[]
let gathered: number[]
let sleeping: (() => void)[]
let slept: number[]
let pace: Pace
let hidden: boolean
let playback: Playback

const play = (seat: number, card: string, led = false): TableEvent => ({
  kind: 'played',
  seat,
  card,
  led,
})
const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
/** Lets the clock run until nothing holds any more. */
const run = async () => {
  await settle()
  while (sleeping.length > 0) {
    sleeping.splice(0).forEach((wake) => wake())
    await settle()
  }
}
const last = () => scenes.at(-1)!

beforeEach(() => {
  scenes = []
  announced = []
  sounded = []
  gathered = []
  sleeping = []
  slept = []
  pace = 'normal'
  hidden = false
  const display: Display = {
    show: (scene) => scenes.push(scene),
    announceEvent: (event) => announced.push(event.kind),
    announce: (text) => announced.push(text),
    playSound: (sound) => sounded.push(sound),
    gather: async (to) => void gathered.push(to),
  }
  const clock = {
    sleep: (ms: number, hurried: Promise<void>) => {
      slept.push(ms)
      return Promise.race([new Promise<void>((wake) => sleeping.push(wake)), hurried])
    },
  }
  playback = new Playback(
    display,
    clock,
    () => pace,
    () => hidden,
  )
  playback.receive(updateOf(1, []))
})

test('an undone action is announced before the turn', () => {
  const order: string[] = []
  const display: Display = {
    show: (scene) => void (scene.live && order.push(`turn ${scene.snapshot.version}`)),
    announce: () => undefined,
    playSound: () => undefined,
    announceEvent: (event) => void order.push(event.kind),
    gather: async () => {},
  }
  const clock = { sleep: async () => {} }
  const shown = new Playback(
    display,
    clock,
    () => 'normal',
    () => false,
  )
  shown.receive(updateOf(1, []))
  shown.receive(updateOf(2, [{ kind: 'undone', seat: 0 }]))
  expect(order).toEqual(['turn 1', 'undone', 'turn 2'])
})

test('the first snapshot is shown at once, and the player may act', () => {
  expect(last()).toMatchObject({ live: true, snapshot: { version: 1, view: { legal: ['2C'] } } })
})

test('updates are shown one after another, and only the last can be acted upon', async () => {
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  playback.receive(updateOf(3, [play(1, '9C')]))
  await settle()
  expect(trickDetail(last().snapshot)?.trick).toHaveLength(1)
  expect(last()).toMatchObject({ live: false, snapshot: { view: { legal: [] } } })
  await run()
  expect(announced).toEqual(['played', 'played'])
  expect(last()).toMatchObject({ live: true, snapshot: { version: 3 } })
})

test('an update that was seen before changes nothing', async () => {
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  await run()
  const shown = scenes.length
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  await run()
  expect(scenes).toHaveLength(shown)
})

test('a complete trick is marked before it goes to its winner', async () => {
  playback.receive(
    updateOf(2, [
      play(3, '9C'),
      { kind: 'trick-taken', seat: 3, cards: [], points: 0, points_taken: [] },
    ]),
  )
  await settle()
  sleeping.splice(0).forEach((wake) => wake())
  await settle()
  expect(last().taker).toBe(3)
  expect(gathered).toEqual([])
  await run()
  expect(gathered).toEqual([3])
  expect(last().taker).toBeNull()
})

test('a player in a hurry is shown the rest without holds', async () => {
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  playback.receive(
    updateOf(3, [
      play(1, '9C'),
      { kind: 'trick-taken', seat: 1, cards: [], points: 0, points_taken: [] },
    ]),
  )
  await settle()
  playback.hurry()
  await settle()
  expect(last()).toMatchObject({ live: true, snapshot: { version: 3 } })
  expect(gathered).toEqual([])
})

test('all passed cards are on their way at once, and land together', async () => {
  const passed = (from: number, cards: string[] | null): TableEvent => ({
    kind: 'passed',
    from,
    to: (from + 1) % 4,
    count: 1,
    cards,
  })
  const passes = [passed(0, ['QS']), passed(1, null), passed(2, null), passed(3, ['KD'])]
  const next = snapshotOf({ received: { from: 3, cards: ['KD'] } })
  playback.receive(updateOf(2, [...passes, play(2, '2C', true)], next))
  await settle()
  expect(last()).toMatchObject({ live: false, passing: passes })
  expect(last().snapshot.view.hands[0]).toEqual(['2C', 'QS', 'AH'])
  sleeping.splice(0).forEach((wake) => wake())
  await settle()
  expect(last().passing).toEqual([])
  expect(last().snapshot.view.hands[0]).toEqual(['2C', 'AH', 'KD'])
  expect(last().snapshot.received).toEqual({ from: 3, cards: ['KD'] })
  expect(trickDetail(last().snapshot)?.trick).toEqual([])
  await run()
  expect(announced).toEqual(['passed', 'passed', 'passed', 'passed', 'played'])
  expect(last()).toMatchObject({ live: true, passing: [] })
})

test('a player in a hurry sees no cards on their way', async () => {
  playback.receive(
    updateOf(2, [{ kind: 'passed', from: 0, to: 1, count: 1, cards: ['QS'] }, play(1, '9C', true)]),
  )
  await settle()
  playback.hurry()
  await settle()
  expect(last()).toMatchObject({ live: true, passing: [] })
})

test('a scored hand waits until the player goes on', async () => {
  pace = 'instant'
  const scored: TableEvent = {
    kind: 'hand-scored',
    hand: 1,
    scores: [0, 0, 0, 26],
    totals: [0, 0, 0, 26],
  }
  playback.receive(updateOf(2, [scored, { kind: 'dealt', hand: 2, pass_left: 3, pass_count: 3 }]))
  await run()
  expect(last()).toMatchObject({ ask: 'result', live: false, scored })
  playback.hurry()
  await run()
  expect(last().ask).toBe('result')
  playback.proceed()
  await run()
  expect(last()).toMatchObject({ ask: null, live: true, scored: null })
})

test('the summary of a hand knows who revoked in it, and that of the next one does not', async () => {
  const scored: TableEvent = {
    kind: 'hand-scored',
    hand: 1,
    scores: [13, 0, 0, 0],
    totals: [13, 0, 0, 0],
  }
  playback.receive(
    updateOf(2, [
      { kind: 'revoked', seats: [0] },
      scored,
      { kind: 'dealt', hand: 2, pass_left: 3, pass_count: 3 },
    ]),
  )
  await run()
  expect(last()).toMatchObject({ ask: 'result', scored, revoked: [0] })
  playback.proceed()
  await run()
  expect(last().revoked).toEqual([])
})

test('the end of the match is staged on the table before the summary is there', async () => {
  const over: TableEvent = {
    kind: 'match-over',
    outcome: { winners: [0], totals: [3, 100, 60, 40], reason: 'target' },
  }
  const base = snapshotOf()
  const ended = snapshotOf({
    view: { ...base.view, phase: 'over', to_act: [], outcome: over.outcome },
  })
  playback.receive(updateOf(2, [over], ended))
  await settle()
  const banner = { text: 'You win the match!', picture: 'win' }
  expect(last()).toMatchObject({ banner, live: false })
  await run()
  expect(last()).toMatchObject({ banner: null, live: true })
})

test('a staged scoring has its sound at the beginning', async () => {
  const scored: TableEvent = {
    kind: 'game-scored',
    game: 1,
    field: [],
    revealed: [],
    moved: [],
    changes_of_heart: 0,
    secret_points: [0, 0],
    card_points: [3, 3],
    points: [3, 3],
    totals: [0, 0],
  } as never
  playback.receive({ version: 2, events: [scored], snapshot: { ...fieldSnapshot(), version: 2 } })
  await settle()
  expect(sounded).toEqual(['reveal'])
  expect(announced).toEqual([])
})

test('at the pace that waits the trick lies until the player goes on', async () => {
  pace = 'wait'
  playback.receive(
    updateOf(2, [{ kind: 'trick-taken', seat: 1, cards: [], points: 0, points_taken: [] }]),
  )
  await run()
  expect(last().ask).toBe('trick')
  playback.proceed()
  await run()
  expect(last()).toMatchObject({ ask: null, live: true })
})

test('events on a hidden page are announced and not shown', async () => {
  hidden = true
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  expect(last()).toMatchObject({ live: true, snapshot: { version: 2 } })
  expect(announced).toEqual(['played'])
})

test('a page that is far behind skips to the last few updates', async () => {
  for (let version = 2; version < FAR_BEHIND + 4; version++) {
    playback.receive(updateOf(version, [play(1, '9C')]))
  }
  await run()
  expect(last()).toMatchObject({ live: true, snapshot: { version: FAR_BEHIND + 3 } })
  expect(announced.length).toBeLessThan(FAR_BEHIND)
})

test('an undone action is shown at once, whatever was waiting', async () => {
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  playback.receive(updateOf(3, [play(1, '9C')]))
  await settle()
  playback.receive(updateOf(4, [{ kind: 'undone', seat: 0 }]))
  await run()
  expect(last()).toMatchObject({ live: true, snapshot: { version: 4 } })
  expect(announced).toEqual(['played', 'undone'])
})

test('a snapshot that comes while events are shown waits for them', async () => {
  playback.receive(updateOf(2, [play(0, '2C', true)]))
  await settle()
  playback.receive(updateOf(2, [], snapshotOf({ autoplay: 'forced' })))
  expect(last().live).toBe(false)
  await run()
  expect(last()).toMatchObject({ live: true, snapshot: { autoplay: 'forced' } })
})

test('the place of a card is marked until the next one, or a new deal', async () => {
  pace = 'instant'
  const game = () => fieldSnapshot()
  const caught: TableEvent = { kind: 'caught', seat: 0, card: 'Rb', place: 1 }
  const dealt: TableEvent = { kind: 'dealt', hand: 2, pass_left: 0, pass_count: 0 }
  playback.receive(updateOf(2, [], game()))
  playback.receive(updateOf(3, [caught, { kind: 'drew', seat: 0, count: 1, cards: null }], game()))
  await run()
  expect(last()).toMatchObject({ live: true, marked: caught })
  playback.receive(updateOf(4, [dealt], game()))
  await run()
  expect(last().marked).toBeNull()
})

test('the end of the match keeps the result of the last hand', async () => {
  pace = 'instant'
  const scored: TableEvent = {
    kind: 'hand-scored',
    hand: 1,
    scores: [0, 26, 26, 26],
    totals: [0, 26, 26, 26],
  }
  const outcome = { winners: [0], totals: [0, 26, 26, 26], reason: 'target' as const }
  const base = snapshotOf()
  const end = { ...base, view: { ...base.view, outcome, legal: [] } }
  playback.receive(
    updateOf(2, [{ kind: 'moon-shot', seat: 0 }, scored, { kind: 'match-over', outcome }], end),
  )
  await run()
  expect(last()).toMatchObject({ ask: 'over', scored, moon: 0, live: true })
})

test('a staged event is not announced, and changes nothing before the player has seen it', async () => {
  playback.receive(updateOf(2, [], fieldSnapshot()))
  const scored = {
    kind: 'game-scored',
    game: 1,
    totals: [1, 0],
    field: [[], []],
  } as unknown as TableEvent
  playback.receive(updateOf(3, [scored], fieldSnapshot()))
  await run()
  expect(last()).toMatchObject({ live: false, ask: 'stage', scored })
  expect(last().snapshot.view.totals).toEqual([0, 0])
  playback.hurry()
  await run()
  expect(last().ask).toBe('stage')
  expect(announced).toEqual([])
  playback.proceed()
  await run()
  expect(last()).toMatchObject({ live: true, ask: null, scored: null })
})

test('a finished trick stays as long as the slowest reader at the table likes', async () => {
  const cards = [{ seat: 1, card: '2C' }]
  const taken: TableEvent = { kind: 'trick-taken', seat: 1, cards, points: 0, points_taken: [0] }
  const after = (trick_stays: number | null) => snapshotOf({ life: lifeOf({ trick_stays }) })
  playback.receive(updateOf(2, [taken], after(2600)))
  await run()
  expect(slept).toContain(2600)
  playback.receive(updateOf(3, [taken], after(null)))
  await run()
  expect(slept).toContain(1500)
})

test('a viewer whose seat changes sees what happened, at any version', () => {
  playback.receive(updateOf(9, [], snapshotOf({ you: 0 })))
  const left: TableEvent = { kind: 'bot-sat', seat: 0, name: 'Edith', left: 'Zoe' }
  playback.receive(updateOf(7, [play(1, '2C', true), left], snapshotOf({ you: null })))
  expect(announced).toEqual(['played', 'bot-sat'])
  expect(last()).toMatchObject({ live: true, snapshot: { you: null, version: 7 } })
  playback.receive(updateOf(7, [left], snapshotOf({ you: null })))
  expect(announced).toHaveLength(2)
})

test('a match that its people stop is over at once, whatever the server says can be done', () => {
  playback.receive(updateOf(1, []))
  const stopped = snapshotOf({ life: lifeOf({ stage: 'over', stopped: true }) })
  playback.receive(updateOf(2, [{ kind: 'stopped' }], stopped))
  expect([last().ask, last().live, announced]).toEqual(['over', true, ['stopped']])
  expect(hasChoice(choicesOf(last().snapshot))).toBe(false)
})
