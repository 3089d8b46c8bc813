import type { OptionTexts } from '../../game/options'

export default {
  best_of: {
    label: 'options-best-of',
    help: 'options-best-of-help',
    values: {
      1: 'options-best-of-one',
      3: 'options-best-of-three',
      5: 'options-best-of-five',
    },
  },
  uncatchable_scores: {
    label: 'options-uncatchable-scores',
    help: 'options-uncatchable-scores-help',
  },
} satisfies OptionTexts
