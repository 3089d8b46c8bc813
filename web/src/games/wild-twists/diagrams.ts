import { t } from '../../language/language.svelte'
import { points, row, trick, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'wild-twists',
  diagrams: () => [
    { cards: row(['WC', 'WD', 'WS', 'WH']), caption: t('rules-wild-twists-picture-wilds') },
    {
      cards: trick(['AS', 'WS+', '4S', '9S'], 1),
      caption: t('rules-wild-twists-picture-highest'),
    },
    { cards: trick(['KH', '8H', 'WH-', '9H'], 0), caption: t('rules-wild-twists-picture-lowest') },
    { cards: trick(['TD', 'KD', '6D', '7H'], 1), caption: t('rules-wild-twists-picture-broken') },
  ],
  scoring: () => ({
    lines: [
      [t('rules-wild-twists-score-you'), points(3)],
      [t('rules-wild-twists-score-ada'), points(14)],
      [t('rules-wild-twists-score-boris'), points(10)],
      [t('rules-wild-twists-score-clara'), points(0)],
    ],
    sum: t('rules-wild-twists-score-sum'),
  }),
} satisfies Diagrams
