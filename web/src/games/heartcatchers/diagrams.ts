import { format, t } from '../../language/language.svelte'
import { points, row, type Diagrams } from '../../lessons/diagrams/diagrams'

export default {
  game: 'heartcatchers',
  diagrams: () => [
    { cards: row(['Rb', 'Gb', 'Bb']), caption: t('rules-heartcatchers-picture-colours') },
    {
      cards: [
        { code: 'Gb', by: t('rules-heartcatchers-label-own') },
        { code: 'Rb', by: t('rules-heartcatchers-label-hand'), lit: true },
      ],
      caption: t('rules-heartcatchers-picture-catch'),
    },
    {
      cards: [
        { code: 'Bb', by: t('rules-heartcatchers-label-theirs') },
        { code: 'Gb', by: t('rules-heartcatchers-label-hand'), lit: true },
        { code: 'Rh', by: t('rules-heartcatchers-label-given') },
      ],
      caption: t('rules-heartcatchers-picture-steal'),
    },
    {
      cards: [
        { code: null, by: t('rules-heartcatchers-label-secret') },
        { code: 'Ru', by: t('rules-heartcatchers-label-love') },
        { code: 'Bh', by: t('rules-heartcatchers-label-breaker') },
        { code: 'Gc', by: t('rules-heartcatchers-label-change') },
      ],
      caption: t('rules-heartcatchers-picture-secret'),
    },
    { cards: row(['Bb', 'U'], ['U']), caption: t('rules-heartcatchers-picture-uncatchable') },
  ],
  scoring: () => ({
    lines: [
      [t('rules-heartcatchers-score-own-cards'), points(11)],
      [
        t('rules-heartcatchers-score-own-secrets'),
        format().number(6, undefined, 'decimal', 'always'),
      ],
      [t('rules-heartcatchers-score-own'), points(17)],
      [t('rules-heartcatchers-score-ada-cards'), points(4)],
      [
        t('rules-heartcatchers-score-ada-secrets'),
        t('rules-heartcatchers-score-ada-points', { love: 3, breaker: -3 }),
      ],
      [t('rules-heartcatchers-score-ada'), points(4)],
    ],
    sum: t('rules-heartcatchers-score-sum'),
  }),
} satisfies Diagrams
