/**
 * The signs of a card in the hand: for each the class that `signs.css` draws, the tag on the card, and its words in a hint or
 * in the name of the card. No two look alike, with or without colours.
 */

interface CardState {
  /** The class of the card. */
  className: string
  /** What stands on the card. */
  tag?: string
  /** What a hint calls such cards. */
  words?: string
  /** What the name of the card says to a screen reader. */
  spoken?: string
}

export const PLAYABLE = { className: 'allowed', words: 'highlighted' } satisfies CardState
export const REFUSED = { className: 'refused', words: 'greyed-out' } satisfies CardState
/** Picked by the player: to pass, or to be placed. */
export const CHOSEN = { className: 'chosen', tag: '✓' } satisfies CardState
/** Picked before the player's turn. */
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

/** The signs of a card, the most important first: of their tags the first is shown. */
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

/** The hint for the first card: what the highlight means, and what the greyed-out cards tell. */
export const playHint = (cards: 'cards' | 'tiles') => `You can play the ${PLAYABLE.words} ${cards}.`
export const refusedHint = `Tap a ${REFUSED.words} one to see why you can’t.`
