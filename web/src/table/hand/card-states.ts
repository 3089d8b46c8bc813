/**
 * The states of a card in the hand: for each the class that `card-states.css` draws, the tag on the card, and its
 * words for screen readers. No two look alike, with or without colours.
 */

import type { PlainKey } from '../../language/translate'

interface CardState {
  /** The class of the card. */
  className: string
  /** The message of the tag on the card. */
  tag?: PlainKey
  /** The message added to the card's name for screen readers. */
  spoken?: PlainKey
}

export const PLAYABLE = { className: 'allowed' } satisfies CardState
export const REFUSED = { className: 'refused' } satisfies CardState
/** Selected by the player, to pass or to place. */
export const CHOSEN = { className: 'chosen', tag: 'sentences-tag-chosen' } satisfies CardState
/** The premove. */
export const PREMOVE = {
  className: 'chosen',
  tag: 'sentences-tag-premove',
  spoken: 'sentences-card-premove',
} satisfies CardState
export const HINTED = { className: 'hinted', tag: 'sentences-tag-hint' } satisfies CardState
export const NEW = {
  className: 'fresh',
  tag: 'sentences-tag-new',
  spoken: 'sentences-card-fresh',
} satisfies CardState

/** The states of a card, the most important first; the first tag is shown. */
export function cardStatesOf(has: {
  ahead: boolean
  chosen: boolean
  hinted: boolean
  fresh: boolean
  playable: boolean
  refused: boolean
}): CardState[] {
  const all: [boolean, CardState][] = [
    [has.ahead, PREMOVE],
    [has.chosen, CHOSEN],
    [has.hinted, HINTED],
    [has.fresh, NEW],
    [has.playable, PLAYABLE],
    [has.refused, REFUSED],
  ]
  return all.flatMap(([there, state]) => (there ? [state] : []))
}
