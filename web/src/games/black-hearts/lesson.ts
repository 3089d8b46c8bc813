/** The lesson of Black Hearts: the first hand with four players, no gifts and a fixed deal. */
import { t } from '../../language/language.svelte'
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { resultOf } from '../../lessons/sentences'

export default {
  game: 'black-hearts',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'lesson-black-hearts-welcome',
    },
    {
      at: 0,
      text: 'lesson-black-hearts-pass',
      task: 'lesson-black-hearts-pass-task',
      wants: ['pass R6 W6'],
      lit: ['R6', 'W6'],
      why: (action) =>
        action.includes('6')
          ? 'lesson-black-hearts-pass-why-six'
          : 'lesson-black-hearts-pass-why-low',
    },
    {
      at: 1,
      text: 'lesson-black-hearts-open',
      task: 'lesson-black-hearts-open-task',
      wants: ['B2'],
    },
    {
      at: 2,
      text: 'lesson-black-hearts-curse',
    },
    {
      at: 2,
      text: 'lesson-black-hearts-any',
      task: 'lesson-black-hearts-any-task',
      wants: ['R3'],
      lit: ['R3'],
      why: (action) =>
        action === 'W5'
          ? 'lesson-black-hearts-any-why-five'
          : action === 'B4'
            ? 'lesson-black-hearts-any-why-four'
            : 'lesson-black-hearts-any-why-one',
    },
    {
      at: 3,
      text: 'lesson-black-hearts-last',
    },
    {
      at: 3,
      text: 'lesson-black-hearts-tie',
      task: 'lesson-black-hearts-tie-task',
      wants: ['W1'],
      lit: ['W1', 'W4'],
      why: (action) =>
        action === 'B4' ? 'lesson-black-hearts-tie-why-four' : 'lesson-black-hearts-tie-why-five',
    },
    {
      at: 4,
      text: 'lesson-black-hearts-two',
      task: 'lesson-black-hearts-two-task',
      wants: ['B4'],
      lit: ['B4', 'R4', 'R5'],
      why: () => 'lesson-black-hearts-two-why',
    },
    {
      at: 5,
      text: 'lesson-black-hearts-single',
      task: 'lesson-black-hearts-single-task',
      wants: ['W5'],
    },
    {
      at: 100,
      text: 'lesson-black-hearts-sixes',
    },
    {
      at: 100,
      text: (snapshot) => t('lesson-black-hearts-scored', { result: resultOf(snapshot) }),
    },
    {
      at: 100,
      text: 'lesson-black-hearts-end',
      task: 'lesson-black-hearts-end-task',
    },
  ],
} satisfies Lesson
