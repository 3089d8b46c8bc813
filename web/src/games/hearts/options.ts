import type { OptionTexts } from '../../game/options'

export default {
  target: { label: 'options-hearts-target', help: 'options-hearts-target-help' },
} satisfies OptionTexts
