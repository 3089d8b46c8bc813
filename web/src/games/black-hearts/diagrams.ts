import { t } from '../../language/language.svelte'
import { points, row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'black-hearts',
  diagrams: () => [
    {
      cards: row(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']),
      caption: t('rules-black-hearts-picture-curses'),
    },
    { cards: trick(['B2', 'W3', 'R1', 'B5'], 3), caption: t('rules-black-hearts-picture-first') },
    { cards: trick(['W2', 'W6', 'R4', 'B6'], 3), caption: t('rules-black-hearts-picture-tie') },
    {
      cards: row(['W6', 'R6', 'B4', 'W1', 'B2'], ['W6', 'R6']),
      caption: t('rules-black-hearts-picture-pass'),
    },
  ],
  scoring: (offered) => {
    if (!offered) return null
    const { curses } = offered.card_set
    const taken = (...numbers: number[]) =>
      points(numbers.reduce((sum, number) => sum + (curses[number - 1]?.points ?? 0), 0))
    return {
      lines: [
        [t('rules-black-hearts-score-you'), taken()],
        [t('rules-black-hearts-score-ada'), taken(2, 3)],
        [t('rules-black-hearts-score-boris'), taken(6)],
        [t('rules-black-hearts-score-clara'), taken(1, 4, 5)],
      ],
      sum: t('rules-black-hearts-score-sum'),
    }
  },
} satisfies Diagrams
