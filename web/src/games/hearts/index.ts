import type { GameFace } from '../face'
import { lastTrickHint, passHint, playHint } from '../hints'
import { cloth } from './cloth'
import Emblem from './Emblem.svelte'
import Picture from './Picture.svelte'

export default {
  id: 'hearts',
  name: 'Hearts',
  order: 1,
  Picture,
  Emblem,
  cloth,
  rules: () => import('./Rules.svelte'),
  hints: [
    passHint(
      'hearts',
      'Choose three cards to give away. High spades and hearts are a burden. They leave only when you press Pass.',
    ),
    playHint(
      'hearts',
      'Cards with a golden edge may be played: choose or drag one. Choose a dim one to hear why it may not.',
    ),
    lastTrickHint('hearts', 'Missed something? The last trick is in the bar above, or press L.'),
  ],
} satisfies GameFace
