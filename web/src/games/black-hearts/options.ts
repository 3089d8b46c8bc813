import type { OptionTexts } from '../../game/options'

export default {
  gifts: { label: 'options-gifts', help: 'options-gifts-help' },
} satisfies OptionTexts
