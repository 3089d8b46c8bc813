import { readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { beforeEach, expect, test } from 'vitest'
import { inLines } from '../../cards/lettering'
import { readCard } from '../../cards/notation'
import { SUIT_PATHS } from '../../cards/suits'
import { beatsOf } from '../../table/playback/choreography'
import { layHand, type Lay } from '../../cards/fan'
import { tempoOf } from '../../table/model/pace'
import { reduce } from '../../table/playback/reduce'
import { openingScene, trickDetail } from '../../table/model/scene'
import { plain } from '../../language/language.svelte'
import SeatBadge from '../../table/field/SeatBadge.svelte'
import { namesOf } from '../../table/model/names'
import { presentSentences, sentence } from '../../table/sentences/sentences'
import { snapshotOf } from '../../table/model/testing'
import type { CardSetInfo, LastHand, TableEvent } from '../../wire/types'
import { learnTable, tableOf } from '../../table/model/games'
import { learnOffer } from '../../game/faces'
import { layFew } from './hand'
import { giftWords, HOUSE_GIFTS } from './gifts'
import { HOUSE_CURSES } from './names'
import { giftOf } from './printed.svelte'
import Rules from './Rules.svelte'
import { cursesTaken, endedBy } from './scoring'

const mercy = {
  id: 'mercy',
  name: 'Mercy',
  text: 'Be kind.',
  effect: 'reduce' as const,
  copies: 2,
}

function setOf(name: string, points: number): CardSetInfo {
  const curses = Array.from({ length: 6 }, (_, at) => ({ name: `${name} ${at + 1}`, points }))
  return { name, curses, gifts: [mercy] }
}

const table = (name: string, card_set: CardSetInfo | null) =>
  snapshotOf({ game: 'black-hearts', table: name, card_set })

beforeEach(() => {
  learnTable(null)
  learnOffer({ games: [], card_set: setOf('Offered', 1), limits: { name_length: 32 }, levels: [] })
})

const turned = { kind: 'gift-turned' as const, gift: 'mercy', name: 'Mercy', text: 'Be kind.' }

test('a gift that is turned up rules the hand, is shown as a card, and is read out', () => {
  const before = snapshotOf({ game: 'black-hearts' }, { gift: null })
  expect(trickDetail(reduce(before, turned, before))?.gift).toBe('mercy')
  const beats = beatsOf(turned, [], tempoOf('normal'), before)
  expect(beats).toContainEqual({
    do: 'banner',
    banner: { text: 'Mercy: Be kind.', tone: 'highlight', event: turned },
  })
  expect(sentence(turned, namesOf(before), 'black-hearts')).toBe('The gift is Mercy: Be kind.')
})

test('the gift is turned up between the pass and the play, and nobody is to act meanwhile', () => {
  const { view } = snapshotOf()
  const game = 'black-hearts'
  const passing = snapshotOf({ game, view: { ...view, phase: 'pass', to_act: [] } })
  const next = snapshotOf({ game, view: { ...view, phase: 'play', to_act: [1] } })
  const passed: TableEvent = { kind: 'passed', from: 1, to: 2, cards: null, count: 2 }
  const chosen: TableEvent = { kind: 'pass-chosen', seat: 1 }
  const led: TableEvent = { kind: 'played', seat: 3, card: 'R1', led: true }
  const after = (event: TableEvent, ...rest: TableEvent[]) => {
    const { phase, to_act } = reduce(passing, event, next, rest).view
    return { phase, to_act }
  }
  expect(after(passed, passed, turned)).toEqual({ phase: 'pass', to_act: [] })
  expect(after(passed, turned, led)).toEqual({ phase: 'gift', to_act: [] })
  expect(after(turned, led)).toEqual({ phase: 'play', to_act: [3] })
  expect(after(turned, chosen)).toEqual({ phase: 'return', to_act: [1] })
  expect(after(turned)).toEqual({ phase: 'play', to_act: [1] })
})

test('a gift that is turned up already is announced to a player who opens the table', () => {
  const shown = snapshotOf({ game: 'black-hearts' }, { gift: 'mercy', trick: [] })
  expect(presentSentences(shown)).toEqual(['Hand 1 is dealt.', 'The gift is Mercy: Be kind.'])
  const laid = snapshotOf({ game: 'black-hearts' }, { trick: [{ seat: 1, card: 'B3' }] })
  expect(presentSentences(laid).join()).not.toContain('gift')
})

test('points that a gift will change are marked on the badges, others are not', () => {
  const set = setOf('Own', 3)
  set.gifts.push({ ...mercy, id: 'first', name: 'First Strike', effect: 'earliest-takes' })
  learnTable(table('one', set))
  const badge = (gift: string | null, points: number) => {
    const detail = { gift, points_taken: [0, points, 0, 0] }
    const snapshot = snapshotOf({ game: 'black-hearts', table: 'one', card_set: set }, detail)
    const props = { scene: openingScene(snapshot), seat: 1, kind: 'plain' as const }
    return render(SeatBadge, { props }).body.replace(/<!--[\s\S]*?-->/g, '')
  }
  expect(badge('mercy', 4)).toContain('title="4 curse points this hand, before Mercy"')
  expect(badge('mercy', 4)).toContain('>4*<')
  expect(badge('mercy', 0)).not.toContain('0*')
  expect(badge('first', 4)).toContain('title="4 curse points this hand"')
  expect(badge(null, 4)).toContain('title="4 curse points this hand"')
})

test("the points of a badge have the game's name and sign", () => {
  learnTable(table('one', setOf('Own', 3)))
  const badge = (game: string, points: number) => {
    const detail = { gift: null, points_taken: [0, points, 0, 0] }
    const snapshot = snapshotOf({ game, table: 'one' }, detail)
    const props = { scene: openingScene(snapshot), seat: 1, kind: 'plain' as const }
    return render(SeatBadge, { props }).body.replace(/<!--[\s\S]*?-->/g, '')
  }
  expect(badge('black-hearts', 3)).toContain('>3 curse points this hand,<')
  expect(badge('black-hearts', 1)).toContain('>1 curse point this hand,<')
  expect(badge('black-hearts', 3)).not.toContain(SUIT_PATHS.H)
  expect(badge('hearts', 3)).toContain('>3 points this hand,<')
  expect(badge('hearts', 3)).toContain('title="3 points this hand"')
  expect(badge('hearts', 3)).toContain(SUIT_PATHS.H)
})

test('Curses are announced with their points', () => {
  const snapshot = snapshotOf({ game: 'black-hearts' })
  const told = (points: number) =>
    sentence(
      { kind: 'trick-taken', seat: 1, cards: [], points, points_taken: [] },
      namesOf(snapshot),
      'black-hearts',
    )
  expect(told(3)).toBe('Ada takes the trick: 3 curse points.')
  expect(told(1)).toBe('Ada takes the trick: 1 curse point.')
  expect(told(0)).toBe('Ada takes the trick.')
})

test('a few cards are larger in a large window, and nowhere else', () => {
  const wide = (count: number, seats: number, size: [number, number], lay?: Lay) => {
    const window = { width: size[0], height: size[1] }
    const width = Math.min(size[0] - 16, 1512)
    const room = { count, dealt: count, width, window, tiles: false, seats }
    return layHand(room, lay).cardWidth
  }
  expect(wide(5, 4, [1920, 1080], layFew)).toBeGreaterThan(170)
  expect(wide(5, 4, [1920, 1080])).toBeLessThan(152)
  for (const [count, seats, ...size] of [
    [5, 4, 390, 844],
    [5, 4, 844, 390],
    [5, 4, 320, 568],
    [5, 6, 1920, 1080],
    [9, 4, 1920, 1080],
  ] as [number, number, number, number][]) {
    expect(wide(count, seats, size, layFew)).toBe(wide(count, seats, size))
  }
})

test('six Curses have their own announcement', () => {
  const snapshot = snapshotOf({ game: 'black-hearts' })
  const told = (seat: number) =>
    sentence({ kind: 'moon-shot', seat }, namesOf(snapshot), 'black-hearts')
  expect(told(0)).toBe('You took all 6 Curses!')
  expect(told(1)).toBe('Ada took all 6 Curses!')
  const event: TableEvent = { kind: 'moon-shot', seat: 1 }
  const beats = beatsOf(event, [], tempoOf('normal'), snapshot)
  expect(JSON.stringify(beats)).not.toMatch(/shot the moon/)
  expect(beats).toContainEqual({
    do: 'banner',
    banner: { text: 'Ada took all 6 Curses!', tone: 'warning', event },
  })
})

test('cards carry what the server prints on new tables', () => {
  expect(readCard('R2')?.printed).toEqual(['Offered 2', '1 curse point'])
  expect(readCard('W2')?.printed).toEqual([])
  expect(readCard('B2')?.printed).toEqual(['Two o’clock'])
  expect(readCard('B3')?.printed).toEqual([])
})

test('a table shows the cards it was made with, and only while it is shown', () => {
  learnTable(table('old', setOf('Old', 9)))
  expect(readCard('R1')?.printed).toEqual(['Old 1', '9 curse points'])
  // The offer may arrive after the table's snapshot.
  learnOffer({ games: [], card_set: setOf('New', 2), limits: { name_length: 32 }, levels: [] })
  expect(readCard('R1')?.printed).toEqual(['Old 1', '9 curse points'])
  learnTable(table('new', setOf('New', 2)))
  expect(readCard('R1')?.printed).toEqual(['New 1', '2 curse points'])
  learnTable(null)
  expect(readCard('R1')?.printed).toEqual(['New 1', '2 curse points'])
})

test('the house set has words of the page, other sets have their own', () => {
  const path = `${import.meta.dirname}/../../../../crates/protocol/src/card_set/house.toml`
  const [curses, ...gifts] = readFileSync(path, 'utf8').split('[[gifts]]')
  const said = (text: string) =>
    [...text.matchAll(/^(?:name|text) = "(.*)"$/gm)].map(([, all]) => all!)
  const [, ...names] = said(curses!)
  expect(Object.keys(HOUSE_CURSES)).toEqual(names)
  expect(Object.keys(HOUSE_GIFTS)).toEqual(gifts.flatMap(said))
  expect(giftWords(mercy)).toEqual({ name: 'Mercy', text: 'Be kind.' })
})

test('a gift is found by its id in the view', () => {
  expect(giftOf('mercy')?.text).toBe('Be kind.')
  expect([giftOf('unknown'), giftOf(null), giftOf(undefined)]).toEqual([null, null, null])
})

const hand: LastHand = {
  hand: 1,
  tricks: [
    [
      { seat: 0, card: 'R6' },
      { seat: 1, card: 'W6' },
    ],
    [
      { seat: 1, card: 'R1' },
      { seat: 0, card: 'B1' },
    ],
    [
      { seat: 0, card: 'W1' },
      { seat: 1, card: 'R2' },
    ],
  ],
  winners: [1, 0, 1],
  points_taken: [1, 5],
  gift: 'mercy',
  scores: [0, 3],
  totals: [0, 3],
}

test('the result shows the Curses of each player', () => {
  expect(cursesTaken(hand)).toEqual([['R1'], ['R2', 'R6']])
})

test('the hand that is scored is at once the last hand', () => {
  const scored: TableEvent = { kind: 'hand-scored', hand: 1, scores: [0, 3], totals: [0, 3] }
  const before = snapshotOf({ game: 'black-hearts' })
  expect(reduce(before, scored, { ...before, last_hand: hand }).last_hand).toEqual(hand)
  const later = { ...before, last_hand: { ...hand, hand: 2 } }
  expect(reduce(before, scored, later).last_hand).toBeNull()
})

test('the player who reached the limit ended the match, unless six Curses did', () => {
  const ended = (reason: 'thirteen' | 'all-curses') => {
    const base = snapshotOf({ line: { total: 13, ends_at: 13 } })
    const outcome = { winners: [1], totals: [13, 4, 12, 15], reason }
    return endedBy({ ...base, view: { ...base.view, outcome } })
  }
  expect(ended('thirteen')).toEqual([0, 3])
  expect(ended('all-curses')).toEqual([])
})

const rules = (players?: number, gifts = true) => {
  const told = players === undefined ? {} : { table: { players, options: { gifts } } }
  return render(Rules, { props: told })
    .body.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the rules are those of the table', () => {
  expect(rules()).toContain('13 with 5')
  expect(rules(3)).toContain('1 blue card')
  expect(rules(4)).toMatch(/6 blue cards.* 8 white cards, drawn at random for each hand/)
  expect(rules(5)).toContain('13 white cards, drawn at random for each hand')
  expect(rules(6)).toContain('18 white cards in every hand')
  expect(rules(6)).not.toContain('left out')
})

test('the rules list the gifts with their number, if the table has them', () => {
  expect(rules(4)).toMatch(/Mercy\. Be kind\. There are 2 of this card\./)
  expect(rules(4, false)).toContain('This table plays without Gifts.')
  expect(rules(4, false)).not.toContain('Mercy')
  expect(rules()).toContain('For your first match, you can leave the Gifts out.')
})

test('the rules count after five tricks, and equal totals share the win', () => {
  for (const told of [rules(), rules(4), rules(4, false)]) {
    expect(told).toContain('After the 5 tricks')
    expect(told).toContain('share the win')
    expect(told).not.toMatch(/at once|on the spot|moon|used once/)
  }
})

test('a hint gives the book’s advice', () => {
  const hints = tableOf('black-hearts')!.hints
  expect(hints.some((hint) => plain(hint.text).includes('highest numbers in your hand'))).toBe(true)
})

test('a long name on a card is broken into two lines', () => {
  const room = { width: 86, most: 11, mostOfTwo: 8.5, small: 8.5 }
  expect(inLines('Cold Tea', room)).toEqual({ rows: ['Cold Tea'], size: 11 })
  expect(inLines('A Rather Long Curse Name', room).rows).toEqual(['A Rather Long', 'Curse Name'])
  expect(inLines('Unbreakable'.repeat(4), room).rows).toHaveLength(1)
  // A hyphen stays in its line.
  const narrow = { ...room, small: 11 }
  expect(inLines('Change-of-Heart', narrow).rows).toEqual(['Change-', 'of-Heart'])
  expect(inLines('心変わり', { ...room, width: 22 }).size).toBe(5.5)
})
