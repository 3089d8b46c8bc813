/**
 * The signs of a card in the hand: for each the class that `signs.css` draws, the tag on the card, and its words in a hint or
 * in the name of the card. No two look alike, with or without colours.
 */

interface Sign {
  /** The class of the card. */
  hook: string
  /** What stands on the card. */
  tag?: string
  /** What a hint calls such cards. */
  words?: string
  /** What the name of the card says to a screen reader. */
  said?: string
}

export const PLAYABLE = { hook: 'allowed', words: 'highlighted' } satisfies Sign
export const REFUSED = { hook: 'refused', words: 'greyed-out' } satisfies Sign
/** Picked by the player: to pass, or to be placed. */
export const CHOSEN = { hook: 'chosen', tag: '✓' } satisfies Sign
/** Picked before the player's turn. */
export const AHEAD = {
  hook: 'chosen',
  tag: 'Next',
  said: 'chosen for your turn',
} satisfies Sign
export const HINTED = { hook: 'hinted', tag: 'Hint' } satisfies Sign
export const NEW = { hook: 'fresh', tag: 'New', said: 'just passed to you' } satisfies Sign

/** The signs of a card, the most important first: of their tags the first is shown. */
export function signsOf(has: {
  ahead: boolean
  chosen: boolean
  hinted: boolean
  fresh: boolean
  playable: boolean
  refused: boolean
}): Sign[] {
  const all: [boolean, Sign][] = [
    [has.ahead, AHEAD],
    [has.chosen, CHOSEN],
    [has.hinted, HINTED],
    [has.fresh, NEW],
    [has.playable, PLAYABLE],
    [has.refused, REFUSED],
  ]
  return all.flatMap(([there, sign]) => (there ? [sign] : []))
}

/** The hint for the first card: what the highlight means, and what the greyed-out cards tell. */
export const playHint = (cards: 'cards' | 'tiles') => `You can play the ${PLAYABLE.words} ${cards}.`
export const refusedHint = `Tap a ${REFUSED.words} one to see why you can’t.`
