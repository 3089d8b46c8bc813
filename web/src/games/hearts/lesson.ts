/** The lesson of Hearts: the first hand with four players and a fixed deal. */
import { t } from '../../language/language.svelte'
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { resultOf } from '../../lessons/sentences'

export default {
  game: 'hearts',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'lesson-hearts-welcome',
    },
    {
      at: 0,
      text: 'lesson-hearts-pass',
      task: 'lesson-hearts-pass-task',
      wants: ['pass KD KS AH'],
      lit: ['KD', 'KS', 'AH'],
      why: (action) =>
        /[2-6][CDSH]/.test(action)
          ? 'lesson-hearts-pass-why-low'
          : action.includes('C')
            ? 'lesson-hearts-pass-why-clubs'
            : 'lesson-hearts-pass-why-high',
    },
    {
      at: 1,
      text: 'lesson-hearts-queen',
    },
    {
      at: 1,
      text: 'lesson-hearts-first',
      task: 'lesson-hearts-first-task',
      wants: ['AC'],
      lit: ['AC'],
      why: () => 'lesson-hearts-first-why',
    },
    {
      at: 2,
      text: 'lesson-hearts-lead',
      task: 'lesson-hearts-lead-task',
      wants: ['4D'],
      lit: ['4D'],
      why: (action) =>
        action === 'QS'
          ? 'lesson-hearts-lead-why-queen'
          : action.endsWith('S')
            ? 'lesson-hearts-lead-why-spade'
            : action.endsWith('C')
              ? 'lesson-hearts-lead-why-club'
              : 'lesson-hearts-lead-why-diamond',
    },
    {
      at: 3,
      text: 'lesson-hearts-follow',
      task: 'lesson-hearts-follow-task',
      wants: ['JC'],
    },
    {
      at: 4,
      text: 'lesson-hearts-discard',
      task: 'lesson-hearts-discard-task',
      wants: ['QS'],
      lit: ['QS'],
      why: (action) =>
        action.endsWith('H')
          ? 'lesson-hearts-discard-why-heart'
          : 'lesson-hearts-discard-why-other',
    },
    {
      at: 5,
      text: 'lesson-hearts-broken',
    },
    {
      at: 5,
      text: 'lesson-hearts-duck',
      task: 'lesson-hearts-duck-task',
      wants: ['9D'],
      lit: ['9D'],
      why: () => 'lesson-hearts-duck-why',
    },
    {
      at: 6,
      text: 'lesson-hearts-last',
      task: 'lesson-hearts-last-task',
      wants: ['QH'],
      lit: ['QH', 'KH'],
      why: () => 'lesson-hearts-last-why',
    },
    {
      at: 7,
      text: 'lesson-hearts-moon',
    },
    {
      at: 7,
      text: 'lesson-hearts-stop',
      task: 'lesson-hearts-stop-task',
      wants: ['9H'],
      lit: ['9H'],
      why: () => 'lesson-hearts-stop-why',
    },
    {
      at: 8,
      text: 'lesson-hearts-low',
      task: 'lesson-hearts-low-task',
      wants: ['2H'],
      lit: ['2H'],
      why: (action) =>
        action === '5H' ? 'lesson-hearts-low-why-five' : 'lesson-hearts-low-why-other',
    },
    {
      at: 9,
      text: 'lesson-hearts-alone',
      task: 'lesson-hearts-alone-task',
    },
    {
      at: 100,
      text: (snapshot) => t('lesson-hearts-scored', { result: resultOf(snapshot) }),
    },
    {
      at: 100,
      text: 'lesson-hearts-end',
      task: 'lesson-hearts-end-task',
    },
  ],
} satisfies Lesson
