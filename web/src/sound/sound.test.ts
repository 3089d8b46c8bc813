import { beforeEach, expect, test } from 'vitest'
import { DEFAULTS, settings } from '../settings/settings.svelte'
import { fieldSnapshot, snapshotOf } from '../table/model/testing'
import type { TableEvent } from '../wire/types'
import { soundOf } from '../table/playback/sounds'
import { lengthOf, PLANS, type Sound } from './plan'
import { Sounds, sounding, switchSounds } from './player'

beforeEach(() => Object.assign(settings, { sound: true, volume: 60, quiet: false, buzz: false }))

function listening(at: { now: number; hidden?: boolean; touched?: boolean }) {
  const played: string[] = []
  const loud: number[] = []
  const sounds = new Sounds({
    play: async (sound, volume) => {
      played.push(sound)
      loud.push(volume)
    },
    buzz: () => played.push('buzz'),
    now: () => at.now,
    hidden: () => at.hidden ?? false,
    touched: () => at.touched ?? true,
  })
  return { played, loud, sounds }
}

const taken = (seat: number, points: number): TableEvent => ({
  kind: 'trick-taken',
  seat,
  cards: [],
  points,
  points_taken: [],
})
const over = (winners: number[]): TableEvent => ({
  kind: 'match-over',
  outcome: { winners, totals: [0, 0, 0, 0], reason: 'target-reached' } as never,
})

test('an event sounds as it concerns the viewer', () => {
  const mine = snapshotOf()
  expect(soundOf({ kind: 'played', seat: 1, card: '2C', led: true }, mine)).toBe('card')
  expect(soundOf(taken(0, 0), mine)).toBe('trick')
  expect(soundOf(taken(1, 13), mine)).toBe('trick')
  expect(soundOf(taken(0, 13), mine)).toBe('danger')
  expect(soundOf({ kind: 'moon-shot', seat: 2 }, mine)).toBe('moon')
  expect(soundOf(over([0]), mine)).toBe('win')
  expect(soundOf(over([1]), mine)).toBe('over')
  expect(soundOf(over([1]), snapshotOf({ you: null }))).toBe('win')
})

test('a game has sounds for its own events', () => {
  const field = fieldSnapshot()
  expect(soundOf({ kind: 'caught', seat: 1, card: 'Rb', place: 1 }, field)).toBe('card')
  expect(soundOf({ kind: 'stole', seat: 1, card: 'Rb', place: 1, given: 2 }, field)).toBe('trick')
  const gift = { kind: 'gift-turned', gift: 'mercy', name: 'Mercy', text: 'Be kind.' } as const
  expect(soundOf(gift, snapshotOf({ game: 'black-hearts' }))).toBe('reveal')
})

test('tiles sound of stone at every seat', () => {
  const tiles = snapshotOf({ game: 'cardominoes' })
  expect(soundOf({ kind: 'played', seat: 1, card: '2C', led: true }, tiles)).toBe('stone')
  const cards = ['2C', '3C', '4C']
  expect(soundOf({ kind: 'passed', from: 1, to: 0, count: 3, cards }, tiles)).toBe('stone')
  expect(soundOf(taken(1, 0), tiles)).toBe('trick')
})

test('cards passed among others are silent', () => {
  const passed = { kind: 'passed', from: 1, to: 2, count: 3, cards: null } as const
  expect(soundOf(passed, snapshotOf())).toBeNull()
})

test('a burst of the same sound plays once', () => {
  const at = { now: 0 }
  const { played, sounds } = listening(at)
  sounds.play('card')
  sounds.play('card')
  sounds.play('trick')
  at.now = 500
  sounds.play('card')
  expect(played).toEqual(['card', 'trick', 'card'])
})

test('nothing plays while it is off or quiet, or before the page is touched', () => {
  const at = { now: 0, touched: true }
  const { played, sounds } = listening(at)
  settings.buzz = true
  settings.quiet = true
  sounds.play('turn')
  settings.quiet = false
  at.touched = false
  sounds.play('turn')
  expect(played).toEqual([])
  at.touched = true
  settings.sound = false
  sounds.play('turn')
  expect(played).toEqual([])
})

test('sounds are on by default, and follow the volume', () => {
  expect(DEFAULTS).toMatchObject({ sound: true, quiet: false })
  const at = { now: 0 }
  const { played, loud, sounds } = listening(at)
  sounds.play('card')
  settings.volume = 25
  sounds.play('trick')
  expect(loud).toEqual([DEFAULTS.volume, 25])
  settings.volume = 0
  sounds.play('turn')
  expect(played).toEqual(['card', 'trick'])
  expect(sounding()).toBe(false)
  switchSounds()
  expect(sounding()).toBe(true)
  expect(settings.volume).toBe(DEFAULTS.volume)
})

test('vibration has a setting of its own', () => {
  const at = { now: 0, touched: true }
  const { played, sounds } = listening(at)
  sounds.shake()
  expect(played).toEqual([])
  Object.assign(settings, { buzz: true, sound: false })
  sounds.shake()
  expect(played).toEqual(['buzz'])
  at.touched = false
  sounds.shake()
  Object.assign(settings, { quiet: true })
  at.touched = true
  sounds.shake()
  expect(played).toEqual(['buzz'])
})

test('a tab that is not looked at only calls its player', () => {
  const { played, sounds } = listening({ now: 0, hidden: true })
  for (const sound of ['card', 'trick', 'moon', 'turn', 'win'] as Sound[]) sounds.play(sound)
  expect(played).toEqual(['turn', 'win'])
})

test('one click mutes, and one unmutes', () => {
  expect(sounding()).toBe(true)
  switchSounds()
  expect(sounding()).toBe(false)
  switchSounds()
  expect(sounding()).toBe(true)
  settings.quiet = true
  switchSounds()
  expect(sounding()).toBe(true)
})

test('sounds are short and none is loud', () => {
  for (const [sound, strands] of Object.entries(PLANS)) {
    expect(lengthOf(sound as Sound), sound).toBeLessThan(2.5)
    const together = strands.reduce((sum, { loud }) => sum + loud, 0)
    expect(together, sound).toBeLessThan(1.5)
    expect(Math.min(...strands.map(({ loud }) => loud)), sound).toBeGreaterThan(0)
  }
  expect(lengthOf('card')).toBeLessThan(0.15)
  expect(lengthOf('stone')).toBeLessThan(0.15)
})
