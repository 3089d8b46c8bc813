/** The lesson of CARDominoes: the first hand with four players and a fixed deal. */
import { t } from '../../language/language.svelte'
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { resultOf } from '../../lessons/sentences'

export default {
  game: 'cardominoes',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'lesson-cardominoes-welcome',
    },
    {
      at: 0,
      text: 'lesson-cardominoes-pass',
      task: 'lesson-cardominoes-pass-task',
      wants: ['pass KC 8C 4C'],
      lit: ['KC', '8C', '4C'],
      why: (action) =>
        action.includes('QS')
          ? 'lesson-cardominoes-pass-why-queen'
          : 'lesson-cardominoes-pass-why-other',
    },
    {
      at: 1,
      text: 'lesson-cardominoes-first',
      task: 'lesson-cardominoes-first-task',
      wants: ['QS'],
      lit: ['QS'],
      why: (action) =>
        action.endsWith('H')
          ? 'lesson-cardominoes-first-why-heart'
          : 'lesson-cardominoes-first-why-other',
    },
    {
      at: 2,
      text: 'lesson-cardominoes-win',
      task: 'lesson-cardominoes-win-task',
      wants: ['JD'],
      lit: ['JD'],
      why: () => 'lesson-cardominoes-win-why',
    },
    {
      at: 3,
      text: 'lesson-cardominoes-look',
    },
    {
      at: 3,
      text: 'lesson-cardominoes-lead',
      task: 'lesson-cardominoes-lead-task',
      wants: ['2S', '3S', '5S', '8S', '9S'],
      lit: ['2S', '3S', '5S', '8S', '9S'],
      why: () => 'lesson-cardominoes-lead-why',
    },
    {
      at: 4,
      text: 'lesson-cardominoes-broken',
      task: 'lesson-cardominoes-broken-task',
      wants: ['5D'],
      lit: ['5D', 'AH'],
      why: () => 'lesson-cardominoes-broken-why',
    },
    {
      at: 5,
      text: 'lesson-cardominoes-duck',
      task: 'lesson-cardominoes-duck-task',
      wants: ['7H'],
      lit: ['7H', '9H'],
      why: (action) =>
        action === 'KH' ? 'lesson-cardominoes-duck-why-king' : 'lesson-cardominoes-duck-why-low',
    },
    {
      at: 6,
      text: 'lesson-cardominoes-moon',
      task: 'lesson-cardominoes-moon-task',
    },
    {
      at: 100,
      text: (snapshot) => t('lesson-cardominoes-scored', { result: resultOf(snapshot) }),
    },
    {
      at: 100,
      text: 'lesson-cardominoes-end',
      task: 'lesson-cardominoes-end-task',
    },
  ],
} satisfies Lesson
