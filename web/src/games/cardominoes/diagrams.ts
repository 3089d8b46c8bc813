import { t } from '../../language/language.svelte'
import { points, row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'cardominoes',
  tile: true,
  diagrams: () => [
    { cards: trick(['9D', 'QD', '4D', 'AC'], 1), caption: t('rules-cardominoes-picture-follow') },
    { cards: trick(['QS', 'KC', '2C', '9C'], 1), caption: t('rules-cardominoes-picture-first') },
    { cards: trick(['5H', '8S', 'TS', '3S'], 2), caption: t('rules-cardominoes-picture-broken') },
    {
      cards: row(['5C', '2D', 'KS', 'JH', 'QH'], [], ['JH', 'QH']),
      caption: t('rules-cardominoes-picture-lead'),
    },
  ],
  scoring: () => ({
    lines: [
      [t('rules-cardominoes-score-you'), points(2)],
      [t('rules-cardominoes-score-ada'), points(14)],
      [t('rules-cardominoes-score-boris'), points(10)],
      [t('rules-cardominoes-score-clara'), points(0)],
    ],
    sum: t('rules-cardominoes-score-sum'),
  }),
} satisfies Diagrams
