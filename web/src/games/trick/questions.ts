/** The questions of trick games beside the cards of the hand. */
import { t } from '../../language/language.svelte'
import type { Choices } from '../../table/model/choices'
import type { Question } from '../../table/model/game-logic'

/** The choice after shooting the moon. */
export function moonQuestion({ bare }: Choices): Question | null {
  if (!bare.includes('moon self')) return null
  return {
    text: t('trick-moon'),
    said: t('trick-moon-said'),
    answers: [
      { label: t('trick-moon-self'), action: 'moon self' },
      { label: t('trick-moon-others'), action: 'moon others' },
    ],
  }
}

/** The holder of the Wild Club may open with it. */
export function openingQuestion({ bare, plays }: Choices): Question | null {
  if (!bare.includes('decline')) return null
  const leads = [...plays.values()].flat()
  return {
    text: t('trick-open'),
    said: t('trick-open-said'),
    answers: [
      ...leads.map((action) => ({ label: t('trick-open-lead'), action })),
      { label: t('trick-open-keep'), action: 'decline' },
    ],
  }
}

/**
 * The question at a complete trick that waits to be gathered: until then a card that did not follow suit may be corrected.
 * `kind` is what the game plays with.
 */
export function revokeQuestion(
  { bare, corrections }: Choices,
  kind: 'card' | 'tile' = 'card',
): Question | null {
  if (bare.includes('gather')) {
    return {
      text: corrections.size > 0 ? t('trick-gather-or-correct', { kind }) : '',
      said: t('trick-gather-said'),
      answers: [{ label: t('trick-gather'), action: 'gather' }],
    }
  }
  return corrections.size > 0 ? { text: t('trick-correct', { kind }), answers: [] } : null
}
