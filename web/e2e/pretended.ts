/** States of a table that chance rarely shows: what changes in the snapshot with each. */
import type { Snapshot } from '../src/generated/Snapshot'

/** The player holds the Wild Club, and it is their turn to open with it. */
export const opening = ({ view }: Snapshot) => ({
  view: {
    ...view,
    phase: 'opening',
    to_act: [0],
    hands: [['7C', 'WC', '9D', '4S', '6S', 'JS', '4H'], ...view.hands.slice(1)],
    legal: ['WC-', 'decline'],
  },
})

/** The player leads, and the Wild Heart can be declared either way. */
export const leading = ({ view }: Snapshot) => ({
  view: {
    ...view,
    phase: 'play',
    to_act: [0],
    hands: [['7C', '9D', '4S', '6S', 'JS', '4H', 'WH'], ...view.hands.slice(1)],
    legal: ['7C', '9D', '4S', '6S', 'JS', 'WH+', 'WH-'],
  },
})

/** It is the player's turn, and a card of everybody lies on the table. */
export const fullTrick = ({ view }: Snapshot) => {
  const cards = Object.values(view.hands[0]!)
  const trick = view.totals.map((_, seat) => ({ seat, card: cards[seat % cards.length] }))
  const turn = { phase: 'play', to_act: [0], legal: cards }
  return { view: { ...view, ...turn, detail: { ...view.detail, trick } } }
}

/** A full trick at a table with a gift, taken by the player. */
export const withGift = ({ view, card_set }: Snapshot) => ({
  view: {
    ...view,
    phase: 'play',
    to_act: [0],
    hands: [['W3', 'W4', 'B4', 'W5'], ...view.hands.slice(1).map(() => 4)],
    legal: ['W3', 'W4', 'B4', 'W5'],
    detail: {
      ...view.detail,
      gift: card_set!.gifts.at(-1)!.id,
      trick: view.totals.map((_, seat) => ({ seat, card: `R${seat + 1}` })),
    },
  },
})

/** The player did not follow suit, and may correct it until the trick is gathered. */
export const revoked = ({ view }: Snapshot) => ({
  pause: { seat: 1, left: 16_000, whole: 20_000, yours: true },
  draw: null,
  view: {
    ...view,
    phase: 'correct',
    to_act: [0],
    hands: [['KC', '4S', '5S', '7S', 'JS', 'KS', 'AS', '3H', '4H', '6H'], 10, 10, 10],
    legal: ['correct KC'],
    detail: {
      ...view.detail,
      trick: ['AD', 'AC', 'TC', '2C'].map((card, seat) => ({ seat, card })),
    },
  },
})

/** The player shot the moon and chooses what it does. */
export const moon = ({ view }: Snapshot) => {
  const totals = view.totals.map((_, seat) => (seat === 0 ? 12 : 40 + seat))
  return {
    draw: null,
    moon_outcomes: {
      itself: totals.map((total, seat) => (seat === 0 ? total - 27 : total)),
      others: totals.map((total, seat) => (seat === 0 ? total : total + 27)),
    },
    view: {
      ...view,
      phase: 'moon',
      to_act: [0],
      hands: [[], ...view.hands.slice(1)],
      totals,
      legal: ['moon self', 'moon others'],
    },
  }
}

/** Draw for the first deal took two rounds. */
export const drawn = ({ view }: Snapshot) => ({
  draw: [
    view.totals.map((_, seat) => ({
      seat,
      card: ['5C', '9D', '5H', 'KS', 'QD', '7C', '8S', 'JH'][seat],
    })),
    [0, 2].map((seat) => ({ seat, card: ['3C', '', '9H'][seat] })),
  ],
  view: { ...view, detail: { ...view.detail, dealer: 0 } },
})
