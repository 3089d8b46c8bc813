import type { GameFace } from '../face'
import { playHint } from '../hints'
import { cloth } from './cloth'
import { handsOf } from './deal'
import Emblem from './Emblem.svelte'
import Chips from '../trick/Chips.svelte'
import Picture from './Picture.svelte'

export default {
  id: 'wild-twists',
  name: 'Wild Twists Hearts',
  order: 3,
  Picture,
  Emblem,
  cloth,
  rules: () => import('./Rules.svelte'),
  Chips,
  rounds: (options) => handsOf(options['length']),
  hints: [
    playHint(
      'wild-twists',
      'Cards with a golden edge may be played. A Wild then asks whether it is the highest or lowest of its suit.',
    ),
  ],
} satisfies GameFace
