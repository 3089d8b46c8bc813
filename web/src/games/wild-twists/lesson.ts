/** The lesson of Wild Twists: one hand with four players and a fixed deal. */
import { t } from '../../language/language.svelte'
import type { Lesson } from '../../lessons/lesson'
import { trickPlaces } from '../../lessons/places'
import { resultOf } from '../../lessons/sentences'

export default {
  game: 'wild-twists',
  place: trickPlaces,
  steps: [
    {
      at: 0,
      text: 'lesson-wild-twists-welcome',
    },
    {
      at: 0,
      text: 'lesson-wild-twists-wild',
    },
    {
      at: 0,
      text: 'lesson-wild-twists-open',
      task: 'lesson-wild-twists-open-task',
      wants: ['WC-'],
      lit: ['WC'],
      why: () => 'lesson-wild-twists-open-why',
    },
    {
      at: 2,
      text: 'lesson-wild-twists-queen',
    },
    {
      at: 2,
      text: 'lesson-wild-twists-discard',
      task: 'lesson-wild-twists-discard-task',
      wants: ['AH'],
      lit: ['AH'],
      why: (action) =>
        action.startsWith('W')
          ? 'lesson-wild-twists-discard-why-wild'
          : action === 'JH'
            ? 'lesson-wild-twists-discard-why-jack'
            : 'lesson-wild-twists-discard-why-other',
    },
    {
      at: 3,
      text: 'lesson-wild-twists-follow',
      task: 'lesson-wild-twists-follow-task',
      wants: ['WH-'],
      lit: ['WH'],
      why: (action) =>
        action === 'WH+'
          ? 'lesson-wild-twists-follow-why-highest'
          : 'lesson-wild-twists-follow-why-jack',
    },
    {
      at: 4,
      text: 'lesson-wild-twists-last',
    },
    {
      at: 4,
      text: 'lesson-wild-twists-win',
      task: 'lesson-wild-twists-win-task',
      wants: ['WS+'],
      lit: ['WS'],
      why: (action) =>
        action === 'WS-' ? 'lesson-wild-twists-win-why-lowest' : 'lesson-wild-twists-win-why-other',
    },
    {
      at: 5,
      text: 'lesson-wild-twists-lead',
      task: 'lesson-wild-twists-lead-task',
      wants: ['2S'],
      lit: ['2S'],
      why: (action) =>
        action.endsWith('S')
          ? 'lesson-wild-twists-lead-why-spade'
          : action === 'JH'
            ? 'lesson-wild-twists-lead-why-heart'
            : 'lesson-wild-twists-lead-why-club',
    },
    {
      at: 6,
      text: 'lesson-wild-twists-moon',
      task: 'lesson-wild-twists-moon-task',
    },
    {
      at: 100,
      text: (snapshot) => t('lesson-wild-twists-scored', { result: resultOf(snapshot) }),
    },
    {
      at: 100,
      text: 'lesson-wild-twists-end',
      task: 'lesson-wild-twists-end-task',
    },
  ],
} satisfies Lesson
