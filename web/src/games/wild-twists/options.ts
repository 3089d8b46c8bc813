import type { OptionTexts } from '../../game/options'

export default {
  length: {
    label: 'options-length',
    help: 'options-length-help',
    values: {
      short: 'options-length-short',
      medium: 'options-length-medium',
      long: 'options-length-long',
    },
  },
} satisfies OptionTexts
