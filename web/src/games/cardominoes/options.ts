import type { OptionTexts } from '../../game/options'

export default {
  target: { label: 'options-cardominoes-target', help: 'options-cardominoes-target-help' },
  revoke: {
    label: 'options-cardominoes-revoke',
    help: 'options-cardominoes-revoke-help',
    values: { refused: 'options-revoke-refused', penalty: 'options-revoke-penalty' },
  },
} satisfies OptionTexts
