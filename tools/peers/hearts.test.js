import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, legalCards, mustPass, newMatch, OVER, playBots, view } from './hearts.js'

function playMatch(match) {
  let turns = 0
  while (match.phase !== 'over') {
    match.events = []
    if (mustPass(match, 0)) assert(act(match, 0, match.hands[0].slice(0, 3)))
    else assert(act(match, 0, legalCards(match, 0)[0]))
    playBots(match)
    turns += 1
  }
  return turns
}

test('a match ends at 100, and each hand has 26 points or three times as many', () => {
  for (let round = 0; round < 50; round++) {
    const match = newMatch()
    const turns = playMatch(match)
    assert(turns > 13 * 4)
    assert.equal(match.events.at(-1), OVER)
    assert(Math.max(...match.totals) >= 100)
    assert.equal(match.totals.reduce((a, b) => a + b) % 26, 0)
  }
})

test('what is not allowed changes nothing', () => {
  const match = newMatch()
  const [one, two, three] = match.hands[0]
  const other = match.hands[1][0]
  for (const wrong of [one, [one, two], [one, one, two], [one, two, other], [one, two, three, other]]) {
    assert.equal(act(match, 0, wrong), false)
  }
  assert.equal(match.version, 3, 'the bots have passed')
  assert(act(match, 0, [one, two, three]))
  playBots(match)
  const legal = legalCards(match, 0)
  for (let card = 0; card < 52; card++) {
    if (!legal.includes(card)) assert.equal(act(match, 0, card), false)
  }
  assert.equal(act(match, 1, legal[0]), false, 'it is seat 0’s turn')
})

test('suit is followed, the first trick is harmless, and hearts wait until they are broken', () => {
  const at = (more) => Object.assign(newMatch(), { phase: 'play', turn: 0, trick: [], first: false, broken: false }, more)
  const hand = (cards) => [cards, [], [], []]
  const led = (card) => [{ seat: 3, card }]
  assert.deepEqual(legalCards(at({ hands: hand([3, 14, 40]), trick: led(5) }), 0), [3])
  assert.deepEqual(legalCards(at({ hands: hand([14, 36, 40]), trick: led(5), first: true }), 0), [14])
  assert.deepEqual(legalCards(at({ hands: hand([36, 40]), trick: led(5), first: true }), 0), [36, 40])
  assert.deepEqual(legalCards(at({ hands: hand([14, 36, 40]) }), 0), [14, 36])
  assert.deepEqual(legalCards(at({ hands: hand([40, 41]) }), 0), [40, 41])
  assert.deepEqual(legalCards(at({ hands: hand([14, 40]), broken: true }), 0), [14, 40])
  assert.deepEqual(legalCards(at({ hands: hand([0, 40]), first: true }), 0), [0])
})

test('the moon costs the others 26', () => {
  const match = Object.assign(newMatch(), {
    phase: 'play', turn: 0, first: false, broken: true, taken: [24, 0, 0, 0], totals: [1, 2, 3, 90],
    trick: [{ seat: 1, card: 40 }, { seat: 2, card: 14 }, { seat: 3, card: 15 }], hands: [[41], [], [], []],
  })
  assert(act(match, 0, 41))
  assert.deepEqual(match.totals, [1, 28, 29, 116])
  assert.equal(match.phase, 'over')
})

test('nobody sees the cards of others', () => {
  const match = newMatch()
  assert.deepEqual(view(match, 2).cards, match.hands[2])
  assert.equal(view(match, null).cards, null)
  const seen = JSON.stringify(view(match, null))
  assert(!seen.includes(JSON.stringify(match.hands[0])) && !seen.includes('"passes"'))
})
