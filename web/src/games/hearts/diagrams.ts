import { t } from '../../language/language.svelte'
import { points, row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'hearts',
  diagrams: () => [
    { cards: trick(['7D', 'KD', '3D', 'QC'], 1), caption: t('rules-hearts-picture-follow') },
    {
      cards: row(['AH', 'KS', 'QS', '9C', '4D', '2C'], ['AH', 'KS', 'QS']),
      caption: t('rules-hearts-picture-pass'),
    },
    { cards: trick(['TC', '4C', '6H', 'KC'], 3), caption: t('rules-hearts-picture-broken') },
    {
      cards: row(['8D', 'JS', 'QS', '5H'], [], ['QS', '5H']),
      caption: t('rules-hearts-picture-safe'),
    },
  ],
  scoring: () => ({
    lines: [
      [t('rules-hearts-score-you'), points(3)],
      [t('rules-hearts-score-ada'), points(17)],
      [t('rules-hearts-score-boris'), points(6)],
      [t('rules-hearts-score-clara'), points(0)],
    ],
    sum: t('rules-hearts-score-sum'),
  }),
} satisfies Diagrams
