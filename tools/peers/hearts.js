// Hearts for four: the rules of the standard game, as both rooms use them. Seat 0 is a person, bots sit at the others.
//
// A card is a number: 13 times its suit (clubs, diamonds, spades, hearts) plus its rank from the two up. A match is a
// plain object that is changed in place, so that it may also be a draft of Immer's.

const QUEEN = 2 * 13 + 10
const TWO_OF_CLUBS = 0
const TARGET = 100

/** What happened, in `events`: seat * 64 + card is a card played, and these. */
export const PASSED = 256 // plus the seat
export const DEALT = 512
export const OVER = 513

export const suit = (card) => Math.floor(card / 13)
const isHeart = (card) => card >= 39
const isPoint = (card) => isHeart(card) || card === QUEEN
const points = (card) => (card === QUEEN ? 13 : isHeart(card) ? 1 : 0)

export function newMatch() {
  const match = {
    hand: -1,
    phase: 'pass',
    hands: [],
    passes: [null, null, null, null],
    turn: 0,
    trick: [],
    broken: false,
    first: true,
    taken: [0, 0, 0, 0],
    totals: [0, 0, 0, 0],
    version: 0,
    events: [],
  }
  deal(match)
  playBots(match)
  return match
}

function deal(match) {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  for (let i = 51; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[pack[i], pack[j]] = [pack[j], pack[i]]
  }
  match.hand += 1
  match.hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * 13, seat * 13 + 13).sort((a, b) => a - b))
  match.passes = [null, null, null, null]
  match.trick = []
  match.broken = false
  match.first = true
  match.taken = [0, 0, 0, 0]
  match.events.push(DEALT)
  if (shift(match) === 0) begin(match)
  else match.phase = 'pass'
}

/** To which seat after one's own three cards go: left, right, across, none. */
const shift = (match) => [1, 3, 2, 0][match.hand % 4]

function begin(match) {
  match.phase = 'play'
  match.turn = match.hands.findIndex((hand) => hand.includes(TWO_OF_CLUBS))
}

/** The cards that a seat may play now. */
export function legalCards(match, seat) {
  if (match.phase !== 'play' || match.turn !== seat) return []
  const hand = match.hands[seat]
  const led = match.trick.length > 0 ? suit(match.trick[0].card) : -1
  if (led < 0) {
    if (match.first) return [TWO_OF_CLUBS]
    if (match.broken) return hand
    const others = hand.filter((card) => !isHeart(card))
    return others.length > 0 ? others : hand
  }
  const following = hand.filter((card) => suit(card) === led)
  if (following.length > 0) return following
  if (!match.first) return hand
  const harmless = hand.filter((card) => !isPoint(card))
  return harmless.length > 0 ? harmless : hand
}

/** Whether a seat still has to pass. */
export const mustPass = (match, seat) => match.phase === 'pass' && match.passes[seat] === null

/** Passes or plays for a seat; `false`, and nothing is changed, when that is not allowed. */
export function act(match, seat, action) {
  if (Array.isArray(action)) {
    const hand = match.hands[seat]
    const different = new Set(action).size === 3 && action.length === 3
    if (!mustPass(match, seat) || !different || !action.every((card) => hand.includes(card))) return false
    match.passes[seat] = action
    match.version += 1
    match.events.push(PASSED + seat)
    if (match.passes.every((cards) => cards !== null)) exchange(match)
    return true
  }
  if (!legalCards(match, seat).includes(action)) return false
  play(match, seat, action)
  return true
}

function exchange(match) {
  const passes = match.passes
  match.hands = match.hands.map((hand, seat) => {
    const kept = hand.filter((card) => !passes[seat].includes(card))
    const from = (seat + 4 - shift(match)) % 4
    return [...kept, ...passes[from]].sort((a, b) => a - b)
  })
  begin(match)
}

function play(match, seat, card) {
  const hand = match.hands[seat]
  hand.splice(hand.indexOf(card), 1)
  if (isPoint(card)) match.broken = true
  match.trick.push({ seat, card })
  match.version += 1
  match.events.push(seat * 64 + card)
  if (match.trick.length < 4) {
    match.turn = (seat + 1) % 4
    return
  }
  const led = suit(match.trick[0].card)
  let best = match.trick[0]
  let sum = 0
  for (const played of match.trick) {
    sum += points(played.card)
    if (suit(played.card) === led && played.card > best.card) best = played
  }
  match.taken[best.seat] += sum
  match.turn = best.seat
  match.trick = []
  match.first = false
  if (hand.length === 0) score(match)
}

function score(match) {
  const shooter = match.taken.indexOf(26)
  const scores = shooter < 0 ? match.taken : match.taken.map((_, seat) => (seat === shooter ? 0 : 26))
  match.totals = match.totals.map((total, seat) => total + scores[seat])
  if (match.totals.some((total) => total >= TARGET)) {
    match.phase = 'over'
    match.events.push(OVER)
  } else {
    deal(match)
  }
}

/** The bots act until the person has to, or the match is over. */
export function playBots(match) {
  for (;;) {
    if (match.phase === 'over') return
    if (match.phase === 'pass') {
      const seat = [1, 2, 3].find((seat) => mustPass(match, seat))
      if (seat === undefined) return
      const cards = [...match.hands[seat]]
      const chosen = [0, 1, 2].map(() => cards.splice(Math.floor(Math.random() * cards.length), 1)[0])
      act(match, seat, chosen)
    } else {
      if (match.turn === 0) return
      const legal = legalCards(match, match.turn)
      play(match, match.turn, legal[Math.floor(Math.random() * legal.length)])
    }
  }
}

/** What a seat may know; a spectator's seat is `null`. */
export function view(match, seat) {
  return {
    version: match.version,
    events: match.events,
    hand: match.hand,
    phase: match.phase,
    turn: match.turn,
    trick: match.trick,
    broken: match.broken,
    taken: match.taken,
    totals: match.totals,
    counts: match.hands.map((hand) => hand.length),
    cards: seat === null ? null : match.hands[seat],
    legal: seat === null ? [] : legalCards(match, seat),
    pass: seat !== null && mustPass(match, seat),
  }
}
