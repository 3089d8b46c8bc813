import type { GameFace } from '../face'
import { passHint, playHint } from '../hints'
import Chips from '../trick/Chips.svelte'
import { cloth } from './cloth'
import Emblem from './Emblem.svelte'
import Extra from './Extra.svelte'
import Picture from './Picture.svelte'
import { handsOf } from './rules'

export default {
  id: 'custom-hearts',
  name: 'Custom Hearts',
  order: 6,
  Picture,
  Emblem,
  cloth,
  rules: () => import('./Rules.svelte'),
  Chips,
  Extra,
  rounds: handsOf,
  hints: [
    passHint('custom-hearts', 'Choose the cards to give away: they lift. Then press Pass.'),
    playHint(
      'custom-hearts',
      'Cards with a golden edge may be played. Choose a dim one to hear why it may not.',
    ),
  ],
} satisfies GameFace
