/** The big moments of each game, told to the page as the server would tell them: chance rarely shows them. */
import type { Snapshot } from '../src/generated/Snapshot'
import { drawn, moon, opening, revoked } from '../e2e/pretended'

export interface Moment {
  name: string
  /** What is waited for, where it is no notice on the table. */
  shows?: string
  /** What the table was like before. */
  before?: (told: Snapshot) => object
  /** What happens. */
  events: (told: Snapshot) => object[]
  /** What the table is like afterwards. */
  after?: (told: Snapshot) => object
}

const TRICK = ['QS', 'AS', '4S', '9S', '2H', '5H', 'JD', '3C']

const inPlay = (told: Snapshot, changed: object) => ({
  ...told.view,
  phase: 'play',
  to_act: [0],
  detail: { ...told.view.detail, ...changed },
})

/** A complete trick with the queen of spades on the table; somebody tries the moon, or nobody. */
const trick = (moon_attempt: number | null) => (told: Snapshot) => ({
  moon_attempt,
  view: inPlay(told, { trick: cards(told) }),
})
const cards = ({ view }: Snapshot) => view.totals.map((_, seat) => ({ seat, card: TRICK[seat] }))

const taken = (seat: number, points: number) => (told: Snapshot) => [
  {
    kind: 'trick-taken',
    seat,
    cards: points < 13 ? cards(told).slice(1) : cards(told),
    points,
    points_taken: told.view.totals.map((_, at) => (at === seat ? points : 0)),
  },
]

const QUEEN: Moment = { name: 'queen', before: trick(null), events: taken(1, 13) }
const ATTEMPT: Moment = {
  name: 'moon-tried',
  before: trick(null),
  events: taken(2, 4),
  after: trick(2),
}
const STOPPED: Moment = {
  name: 'moon-stopped',
  before: trick(2),
  events: taken(1, 1),
  after: trick(null),
}
const SHOT: Moment = { name: 'moon-shot', events: () => [{ kind: 'moon-shot', seat: 1 }] }
const BROKEN: Moment = { name: 'hearts-broken', events: () => [{ kind: 'hearts-broken' }] }
const REVOKED: Moment = {
  name: 'revoke',
  before: (told) => ({ ...trick(null)(told), draw: null }),
  events: () => [{ kind: 'revoked', seats: [1] }],
}
const CORRECT = asked('revoke-asked', 'button:text("Keep my tile")', revoked)
const CHOICE = asked('moon-choice', '[aria-label^="You shot"]', moon)
const DRAW = asked('draw', '.draw li', drawn)
const OPENS = asked('opens', 'button:text("Keep it")', opening)

/** A state that is a moment by itself. */
function asked(name: string, shows: string, after: (told: Snapshot) => object): Moment {
  return { name, shows, events: () => [], after }
}

const WON: Moment = {
  name: 'match-won',
  before: (told) => {
    const view = inPlay(told, { trick: [] })
    const hands = view.hands.map((_, seat) => (seat === 0 ? [] : 0))
    return { view: { ...view, hands, hand_number: view.hand_number + 1 } }
  },
  events: ({ view }) => [
    { kind: 'match-over', outcome: { winners: [0], totals: view.totals, reason: 'target' } },
  ],
}

const GIFT: Moment = {
  name: 'gift',
  events: ({ card_set }) => {
    const gift = card_set!.gifts.find(({ id }) => id === 'return-gift')!
    return [{ kind: 'gift-turned', gift: gift.id, name: gift.name, text: gift.text }]
  },
}
const CURSES: Moment = { name: 'six-curses', events: () => [{ kind: 'moon-shot', seat: 1 }] }

export const MOMENTS: Record<string, Moment[]> = {
  hearts: [QUEEN, ATTEMPT, STOPPED, SHOT, BROKEN, WON],
  cardominoes: [DRAW, CORRECT, REVOKED, CHOICE],
  'wild-twists': [OPENS, SHOT, CHOICE],
  'black-hearts': [GIFT, CURSES],
  'custom-hearts': [QUEEN, SHOT],
  heartcatchers: [],
}
