/** The questions of trick games beside the cards of the hand. */
import type { Choices } from '../../table/model/choices'
import type { Question } from '../../table/model/game-logic'

/** The choice after shooting the moon. */
export function moonQuestion({ bare }: Choices): Question | null {
  if (!bare.includes('moon self')) return null
  return {
    text: 'You shot the moon! What shall it do?',
    said: 'You shot the moon! Choose: take it off your own score, or add it to everyone else.',
    answers: [
      { label: 'Take it off my score', action: 'moon self' },
      { label: 'Add it to everyone else', action: 'moon others' },
    ],
  }
}

/** The holder of the Wild Club may open with it. */
export function openingQuestion({ bare, plays }: Choices): Question | null {
  if (!bare.includes('decline')) return null
  const leads = [...plays.values()].flat()
  return {
    text: 'Open with the Wild Club?',
    said: 'Your turn: open with the Wild Club as the lowest, or let the lowest club lead.',
    answers: [
      ...leads.map((action) => ({ label: 'Lead it as lowest', action })),
      { label: 'Let the lowest club lead', action: 'decline' },
    ],
  }
}

/**
 * The question at a complete trick that waits to be gathered: until then a card that did not follow suit may be corrected.
 * `card` is what the game calls its cards.
 */
export function revokeQuestion({ bare, corrections }: Choices, card = 'card'): Question | null {
  if (bare.includes('gather')) {
    return {
      text: corrections.size > 0 ? `Or put down a ${card} that follows.` : '',
      said: 'Your turn: gather the trick. Gathering hides it.',
      answers: [{ label: 'Gather the trick', action: 'gather' }],
    }
  }
  return corrections.size > 0
    ? { text: `You did not follow suit. Put down another ${card}, or let it lie.`, answers: [] }
    : null
}
