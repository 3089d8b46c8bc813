/**
 * The states of a card in the hand: for each the class that `card-states.css` draws, the tag on the card, and its
 * words for screen readers. No two look alike, with or without colours.
 */

interface CardState {
  /** The class of the card. */
  className: string
  /** The tag on the card. */
  tag?: string
  /** The addition to the card's name for screen readers. */
  spoken?: string
}

export const PLAYABLE = { className: 'allowed' } satisfies CardState
export const REFUSED = { className: 'refused' } satisfies CardState
/** Selected by the player, to pass or to place. */
export const CHOSEN = { className: 'chosen', tag: '✓' } satisfies CardState
/** The premove. */
export const PREMOVE = {
  className: 'chosen',
  tag: 'Next',
  spoken: 'chosen for your turn',
} satisfies CardState
export const HINTED = { className: 'hinted', tag: 'Hint' } satisfies CardState
export const NEW = {
  className: 'fresh',
  tag: 'New',
  spoken: 'just passed to you',
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
